import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { addStaticFiles } from './static-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'zagros-files-'))
const text = 'body { margin: 0 }\n'.repeat(100)
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'assets', 'app-1.css'), text)
await writeFile(join(folder, 'assets', 'app-1.css.gz'), gzipSync(text))

const lines: string[] = []
const app = await createApp({
	logger: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
	https: false,
	trustProxy: [],
	longestStillMs: 0,
	limits: { scale: 1, sessionOf: () => undefined },
})
await addStaticFiles(app, folder)
afterAll(async () => {
	await app.close()
	await rm(folder, { recursive: true })
})
const get = (headers: Record<string, string>) => app.inject({ url: '/assets/app-1.css', headers })

test('a file is sent whole or in part, and cacheable for ever', async () => {
	const whole = await get({})
	expect([whole.statusCode, whole.body]).toEqual([200, text])
	expect(whole.headers['cache-control']).toContain('immutable')
	expect('etag' in whole.headers).toBe(false)
	const part = await get({ range: 'bytes=0-3' })
	expect([part.statusCode, part.body]).toEqual([206, 'body'])
})

test.each([
	['a range that is not in the file', { range: 'bytes=999999-' }, 416, 'range_not_satisfiable'],
	['a tag that is not the file’s', { 'if-match': '"other"' }, 412, 'precondition_failed'],
	[
		'a time before the file’s',
		{ 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' },
		412,
		'precondition_failed',
	],
])(
	'%s is refused with a problem response, and not logged as an error',
	async (_what, headers, status, code) => {
		for (const encoding of ['identity', 'gzip']) {
			const response = await get({ ...headers, 'accept-encoding': encoding })
			expect(response.statusCode).toBe(status)
			expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
			expect(response.headers['cache-control']).toBe('no-store')
			expect(response.headers['content-encoding']).toBeUndefined()
			expect(response.json().error.code).toBe(code)
		}
		expect(lines).toEqual([])
	},
)

test('an unsatisfiable range gets the length of the file', async () => {
	const response = await get({ range: 'bytes=999999-' })
	expect(response.headers['content-range']).toBe(`bytes */${text.length}`)
})
