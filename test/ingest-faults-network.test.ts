import { afterEach, expect, test } from 'vitest'
import type { SourceStatus } from '#domain/source-status.ts'
import { testDatabase } from '#test/database.ts'
import {
	drips,
	endless,
	gzipBomb,
	inTurn,
	layered,
	liesAboutLength,
	neverRespond,
	redirects,
	respondWith,
} from '#test/fault-behaviours.ts'
import type { Behaviour } from '#test/fault-server.ts'
import { type IngestPipeline, openPipeline, rssOf, rssResponse, someItems } from '#test/ingest-pipeline.ts'

const { db } = await testDatabase()
let pipeline: IngestPipeline | undefined
afterEach(() => pipeline?.close())

const minuteMs = 60_000
/** Shorter than the production timeouts, and long enough for a healthy source on a busy machine. */
const short = { connectMs: 3_000, headersMs: 3_000, totalMs: 5_000 }

const packed = (body: Uint8Array): Behaviour =>
	respondWith({ headers: { 'content-type': 'text/xml', 'content-encoding': 'gzip' }, body })

test.each<[string, SourceStatus, Behaviour]>([
	['a server that never responds', 'timeout', neverRespond()],
	['a byte every 100 ms', 'timeout', drips(100)],
	['a gzip bomb', 'too_large', packed(gzipBomb())],
	['a thousand layers of gzip', 'http_error', layered(rssOf([]), 1_000)],
	['more than was announced', 'http_error', liesAboutLength({ says: 10, sends: 10_000_000 })],
	['less than was announced', 'http_error', liesAboutLength({ says: 1_000_000, sends: 10, closes: true })],
	['a body without end', 'too_large', endless()],
	['a redirect to itself', 'redirect_error', redirects('/bad', 301)],
	['a redirect to the metadata service', 'refused_address', redirects('http://169.254.169.254/')],
	['a redirect to ourselves', 'refused_address', redirects('http://127.0.0.1:5432/')],
	['a redirect to a file', 'refused_address', redirects('file:///etc/passwd')],
	['a page that is not there', 'not_found', respondWith({ status: 404 })],
	['a page that is gone', 'gone', respondWith({ status: 410 })],
	['a page that is closed to us', 'blocked', respondWith({ status: 403 })],
	['a server in trouble', 'http_error', respondWith({ status: 500 })],
])('%s is %s, with a reason, and delays no other source', async (_name, status, feed) => {
	pipeline = await openPipeline(db, { bad: { feed } }, short)
	const read = await pipeline.pass()
	expect(read.bad).toMatchObject({ status, added: 0, message: expect.any(String) })
	expect(read.healthy).toMatchObject({ status: 'ok', added: 3 })
	expect(read.healthy?.ms).toBeLessThan(15_000)
	expect(await pipeline.health('bad')).toMatchObject({
		lastStatus: status,
		consecutiveFailures: 1,
		movedTo: null,
	})
})

test('a private address in the catalogue is refused before a packet is sent', async () => {
	pipeline = await openPipeline(db, {
		inside: { feed: rssResponse([]), feedUrl: 'http://169.254.169.254/latest/' },
		socket: { feed: rssResponse([]), feedUrl: 'http://127.0.0.1:6379/' },
	})
	const read = await pipeline.pass()
	expect([read.inside?.status, read.socket?.status]).toEqual(['refused_address', 'refused_address'])
	expect(read.healthy?.status).toBe('ok')
})

test('a host that does not resolve and a closed port have different reasons', async () => {
	pipeline = await openPipeline(
		db,
		{ lost: { feed: rssResponse([]), feedUrl: 'http://no-such-host.invalid/feed' } },
		short,
	)
	expect((await pipeline.pass()).lost?.status).toBe('dns_error')
})

test.each([
	['429 with 120 s', 429, '120', 60, 'rate_limited'],
	['429 with 7,200 s', 429, '7200', 120, 'rate_limited'],
	['503 with 7,200 s', 503, '7200', 120, 'http_error'],
	['429 with a year', 429, '31536000', 24 * 60, 'rate_limited'],
	['429 with garbage', 429, '1e99', 30, 'rate_limited'],
	['429 with the past', 429, '-5', 30, 'rate_limited'],
])(
	'after %s the source is not read for as long as it asks, a day at most',
	async (_name, status, after, minutes, word) => {
		pipeline = await openPipeline(db, {
			busy: { feed: respondWith({ status, headers: { 'retry-after': after } }) },
		})
		expect((await pipeline.pass()).busy?.status).toBe(word)
		const waitMs =
			((await pipeline.health('busy'))?.nextPollAt?.getTime() ?? 0) - pipeline.clock.now.getTime()
		const usual = 30 * minuteMs
		expect(waitMs).toBeGreaterThanOrEqual(Math.min(minutes * minuteMs, usual))
		expect(waitMs).toBeLessThanOrEqual(Math.max(minutes * 1.1 * minuteMs, usual * 1.1))
	},
)

test('an unchanged feed costs one conditional request and is not parsed again', async () => {
	const feed: Behaviour = (request, response) => {
		const same = request.headers['if-none-match'] === '"v1"'
		response.writeHead(same ? 304 : 200, { etag: '"v1"', 'content-type': 'text/xml' })
		response.end(same ? undefined : rssOf(someItems(4, 'Same')))
	}
	pipeline = await openPipeline(db, { same: { feed } })
	expect((await pipeline.pass()).same).toMatchObject({ status: 'ok', added: 4 })
	expect((await pipeline.pass()).same).toMatchObject({ status: 'unchanged', added: 0, duplicate: 0 })
	expect(pipeline.server.hitsOf('/same')[1]?.headers['if-none-match']).toBe('"v1"')
})

test('a feed that moved permanently is read at its new address, and at the old one when the new one fails', async () => {
	pipeline = await openPipeline(db, { moved: { feed: redirects('/new', 301) } })
	pipeline.server.script(
		'/new',
		inTurn(rssResponse(someItems(1)), rssResponse(someItems(2)), respondWith({ status: 404 })),
	)
	await pipeline.pass()
	expect((await pipeline.health('moved'))?.movedTo).toBe(pipeline.server.url('/new'))
	expect((await pipeline.pass()).moved).toMatchObject({ status: 'ok', added: 1 })
	expect(pipeline.server.hitsOf('/moved')).toHaveLength(1)
	expect((await pipeline.pass()).moved?.status).toBe('not_found')
	expect((await pipeline.health('moved'))?.movedTo).toBeNull()
})

test('after each failure in a row the wait is longer, up to six hours, and one success ends that', async () => {
	pipeline = await openPipeline(db, {
		ill: {
			feed: inTurn(
				...Array.from({ length: 6 }, () => respondWith({ status: 500 })),
				rssResponse(someItems(1)),
			),
		},
	})
	const waits: number[] = []
	for (let round = 0; round < 7; round += 1) {
		await pipeline.pass()
		waits.push(
			(((await pipeline.health('ill'))?.nextPollAt?.getTime() ?? 0) - pipeline.clock.now.getTime()) /
				minuteMs,
		)
	}
	expect(waits.map(Math.round)).toEqual([30, 60, 120, 240, 360, 360, 15])
	expect(await pipeline.health('ill')).toMatchObject({ consecutiveFailures: 0, lastStatus: 'ok' })
})
