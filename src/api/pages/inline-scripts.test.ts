import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashScripts } from './page-routes.ts'

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

test('only scripts that carry the nonce of this rendering are hashed, and the nonce is removed', () => {
	const html =
		'<link nonce="s3cret" href="/x.js"/><script nonce="s3cret">a()</script><script type="module" nonce="s3cret">b()</script>'
	expect(hashScripts(html, 's3cret')).toEqual({
		html: '<link href="/x.js"/><script>a()</script><script type="module">b()</script>',
		hashes: [hashOf('a()'), hashOf('b()')],
		strangers: [],
	})
})

test.each([
	['without a secret', '<script>steal()</script>'],
	['with a guessed one', '<script nonce="guess">steal()</script>'],
	['with an empty one', '<script nonce="">steal()</script>'],
	['in capitals', '<SCRIPT>steal()</SCRIPT>'],
])('an inline script %s is not allowed, and is logged', (_how, script) => {
	const sealed = hashScripts(`<p>${script}</p><script nonce="s3cret">a()</script>`, 's3cret')
	expect(sealed.hashes).toEqual([hashOf('a()')])
	expect(sealed.strangers).toEqual(['steal()'])
})

test('data blocks and scripts with a source need no hash', () => {
	const html = '<script type="application/ld+json">{}</script><script src="/x.js"></script>'
	expect(hashScripts(html, 's3cret')).toEqual({ html, hashes: [], strangers: [] })
})
