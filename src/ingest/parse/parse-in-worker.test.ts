import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, expect, test } from 'vitest'
import { openParsePool, type ParsePool, type ParsePoolOptions, parseWallMs } from './parse-in-worker.ts'

const channel = (items: string) => Buffer.from(`<rss version="2.0"><channel>${items}</channel></rss>`)
const feed = (body: Uint8Array) => ({ body, base: 'https://a.example/', contentType: null })
const small = feed(channel('<item><title>خبر</title></item>'))

let pool: ParsePool | undefined
// Ten times the real limit, so that a busy machine fails no test about something else.
const open = (options: ParsePoolOptions = {}): ParsePool => {
	pool = openParsePool({ wallMs: parseWallMs * 10, ...options })
	return pool
}
afterEach(async () => {
	await pool?.close()
})

/** A worker that misbehaves on demand: the first byte of a body chooses how. */
const unruly = new URL(
	`data:text/javascript,${encodeURIComponent(`
		import { parentPort } from 'node:worker_threads'
		parentPort.on('message', ({ body }) => {
			const act = String.fromCharCode(body[0])
			if (act === 'l') for (;;) {}
			if (act === 'm') { const held = []; for (;;) held.push(new Array(1e5).fill(0.5)) }
			if (act === 'e') throw new Error('broken worker')
			if (act === 'x') process.exit(1)
			parentPort.postMessage({ first: { ok: true, value: { kind: 'rss', entries: [], partial: false } }, entries: [], more: false })
		})
		parentPort.postMessage('ready')`)}`,
)

test('parses a feed in another thread, and does not detach the caller’s body', async () => {
	const outcome = await open().parseInWorker(small)
	expect(outcome.ok && outcome.value.entries[0]?.title).toBe('خبر')
	expect(small.body.length).toBeGreaterThan(0)
})

test('returns all of 10,000 items in order', async () => {
	const items = Array.from({ length: 10_000 }, (_, i) => `<item><title>${i}</title></item>`).join('')
	const outcome = await open().parseInWorker(feed(channel(items)))
	const titles = outcome.ok ? outcome.value.entries.map(({ title }) => title) : []
	expect(titles).toEqual(Array.from({ length: 10_000 }, (_, i) => String(i)))
})

test('parses more feeds than it has workers, each with its own result', async () => {
	const { parseInWorker } = open({ workers: 2 })
	const bodies = Array.from({ length: 20 }, (_, i) => feed(channel(`<item><title>${i}</title></item>`)))
	const outcomes = await Promise.all(bodies.map(parseInWorker))
	expect(outcomes.map((outcome) => outcome.ok && outcome.value.entries[0]?.title)).toEqual(
		bodies.map((_, i) => `${i}`),
	)
})

test.each([
	['that never ends', 'l', 'bad_xml'],
	['that takes all memory', 'm', 'too_large'],
	['that throws', 'e', 'bad_xml'],
	['that ends the worker', 'x', 'bad_xml'],
])('a feed %s ends its worker, and the next feed gets a new one', async (_name, act, kind) => {
	const { parseInWorker } = open({
		workers: 1,
		wallMs: act === 'l' ? 300 : 15_000,
		memoryMb: 32,
		workerFile: unruly,
	})
	const [bad, good] = await Promise.all([
		parseInWorker(feed(Buffer.from(act))),
		parseInWorker(feed(Buffer.from('ok'))),
	])
	expect(bad.ok ? 'read' : bad.failure.kind).toBe(kind)
	expect(good.ok).toBe(true)
})

test('the main thread is not blocked while feeds of 5 MB are parsed', async () => {
	const { parseInWorker } = open()
	await parseInWorker(small)
	const heavy = feed(channel(`<item><title>${'&#65;'.repeat(900_000)}</title></item>`))
	const delay = monitorEventLoopDelay({ resolution: 5 })
	delay.enable()
	await Promise.all([parseInWorker(heavy), parseInWorker(heavy)])
	delay.disable()
	// 50 ms is the limit; the test allows ten times that, since the machine may be busy with other tests.
	expect(delay.percentile(99) / 1e6).toBeLessThan(500)
})

test('a body over the limit is refused without being sent', async () => {
	const outcome = await open({ workerFile: unruly }).parseInWorker(feed(new Uint8Array(5 * 1024 * 1024 + 1)))
	expect(outcome.ok ? 'read' : outcome.failure.kind).toBe('too_large')
})

test('closing ends waiting calls', async () => {
	const parsers = open({ workers: 1, workerFile: unruly })
	const waiting = [parsers.parseInWorker(feed(Buffer.from('l'))), parsers.parseInWorker(small)]
	await parsers.close()
	expect((await Promise.all(waiting)).map((outcome) => outcome.ok)).toEqual([false, false])
	expect((await parsers.parseInWorker(small)).ok).toBe(false)
})
