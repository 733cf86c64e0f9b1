import { expect, test } from 'vitest'
import { inlineScriptHashes } from './page-routes.ts'

test('every inline script is hashed, and no script with a source', () => {
	const html = '<script>a()</script><script src="/x.js"></script><script type="module" async="">b()</script>'
	expect(inlineScriptHashes(html)).toHaveLength(2)
})

test('an empty page has nothing to allow', () => {
	expect(inlineScriptHashes('<p>script</p>')).toEqual([])
})
