import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Modules and functions that open a connection to another server. */
const waysOut = [
	/(?<![\w.$#])fetch\s*\(/,
	/\b(?:globalThis|window|self|undici)\s*\.\s*fetch\b/,
	/\bhttps?\s*\.\s*(?:get|request)\s*\(/,
	/\b(?:net|tls|http2)\s*\.\s*(?:connect|createConnection)\s*\(/,
	/\bimport\s*\{[^}]*\b(?:get|request|connect|createConnection)\b[^}]*\}\s*from\s*'(?:node:)?(?:https?|http2|net|tls)'/,
	/\bfrom\s*'(?:undici|axios|got|ky|node-fetch|(?:node:)?dgram)'/,
	/\bnew\s+(?:WebSocket|EventSource|XMLHttpRequest)\b/,
	/\bsendBeacon\s*\(/,
]

/**
 * The guarded fetch itself, code for browsers, whose policy lets it reach its own server only, and the examples that
 * developers read.
 */
const mayCall =
	/^src\/(?:outside\/(?:connect-checked|request-once|fetch-fault)\.ts|web\/api-client[\w-]*(?:\/.*)?\.tsx?|web\/developers\/examples\.ts|web\/offline\/(?:service-worker|queued-mutations|cached-pages|use-online)\.ts)$/
const isTest = /\.test\.tsx?$/

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm, '')

const wayOut = (code: string) => waysOut.find((way) => way.test(withoutComments(code)))

// Outside the call, where knip would take it for a list of imported modules.
const sources = 'src/**/*.{ts,tsx}'

test('nothing in src connects to another host except through guarded-fetch', async () => {
	const offenders: string[] = []
	let files = 0
	for await (const path of glob(sources)) {
		if (mayCall.test(path) || isTest.test(path)) continue
		files += 1
		const way = wayOut(await readFile(path, 'utf8'))
		if (way) offenders.push(`${path} matches ${way}`)
	}
	expect(offenders).toEqual([])
	expect(files).toBeGreaterThan(10)
})

test.each([
	"await fetch('https://a.example')",
	'globalThis.fetch(url)',
	"import http from 'node:http'\nhttp.get(url)",
	'https.request(options)',
	"import { request } from 'undici'",
	"import { request } from 'node:https'",
	'net.connect(443, host)',
	'new WebSocket(url)',
])('the search finds %s', (code) => {
	expect(wayOut(code)).toBeDefined()
})

test.each([
	'const page = await guardedFetch({ url })',
	'ports.fetch(url)',
	'// a plain fetch( would go round the guard',
	"import http from 'node:http'\nhttp.createServer(listener)",
	'request.headers.get(name)',
])('the search ignores %s', (code) => {
	expect(wayOut(code)).toBeUndefined()
})
