import { beforeEach, describe, expect, test } from 'vitest'
import type { Source } from '#domain/catalogue.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { saveCatalogue } from './catalogue-store.ts'
import { claimAllSources, claimDueSources, claimLeaseSeconds } from './source-claim.ts'
import {
	type FetchRecord,
	findSilentSources,
	newsFreshness,
	readSourceHealth,
	recordFetch,
} from './source-health-store.ts'
import { readSoon } from './source-record-store.ts'
import { readSourceResponse } from './source-response-store.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const everySource = smallCatalogue.sources.map(({ id }) => id)

beforeEach(async () => {
	await sql`truncate source_health, source_answer, news_item, news_list_entry restart identity cascade`.execute(
		db,
	)
	await saveCatalogue(db, smallCatalogue)
})

const record = (change: Partial<FetchRecord> = {}, at = now, sourceId = 2030) =>
	recordFetch(
		db,
		sourceId,
		{ status: 'ok', message: null, nextPollAt: later(900), intervalSeconds: 900, ...change },
		at,
	)
const health = async (sourceId = 2030) =>
	(await readSourceHealth(db, now)).find((source) => source.sourceId === sourceId)
const claimIds = async (at: Date, limit = 50) =>
	(await claimDueSources(db, at, limit)).map(({ sourceId }) => sourceId).sort()

const claim2030 = async () => (await claimAllSources(db, now)).find(({ sourceId }) => sourceId === 2030)

describe('claiming', () => {
	test('concurrent workers share the sources and none is claimed twice', async () => {
		const shares = await Promise.all([claimIds(now, 2), claimIds(now, 2), claimIds(now, 2), claimIds(now, 2)])
		expect(shares.flat().sort()).toEqual(everySource)
	})

	test('a source without a report is due again within a minute, and later each time', async () => {
		await claimIds(now)
		expect(await claimIds(later(claimLeaseSeconds - 1))).toEqual([])
		expect(await claimIds(later(60))).toEqual(everySource)
		expect(await claimIds(later(60 + claimLeaseSeconds + 1))).toEqual([])
		expect(await claimIds(later(60 + 2 * claimLeaseSeconds))).toEqual(everySource)
	})

	test.each([
		['that was read', { status: 'ok', wait: 3_600 }],
		['that asked to be left alone for a day', { status: 'rate_limited', wait: 86_400 }],
		['that is gone', { status: 'gone', wait: 7 * 86_400 }],
	] as const)(
		'a source %s waits its time, but is due when the clock was put back',
		async (_name, { status, wait }) => {
			await claimIds(now)
			await record({ status, nextPollAt: later(wait) }, later(1))
			expect(await claimIds(later(2))).not.toContain(2030)
			expect(await claimIds(later(2 - 86_400))).toContain(2030)
		},
	)

	test('a report sets the next time and ends the doubling', async () => {
		await claimIds(now)
		await claimIds(later(60))
		await record({ nextPollAt: later(300) }, later(61))
		expect(await claimIds(later(299))).not.toContain(2030)
		expect(await claimIds(later(301))).toContain(2030)
		expect(await claimIds(later(301 + claimLeaseSeconds))).toContain(2030)
	})

	test('a reading that is wanted while the source is read is still to come, once', async () => {
		await claimIds(now)
		await readSoon(db, 2030)
		await record({}, later(1))
		expect(await claimIds(later(2))).toEqual([2030])
		await record({}, later(3))
		expect(await claimIds(later(4))).toEqual([])
	})

	test('a source that left the catalogue is not claimed', async () => {
		await saveCatalogue(db, { ...smallCatalogue, sources: smallCatalogue.sources.slice(1) })
		expect(await claimIds(now)).toEqual(everySource.slice(1))
	})

	test('stored validators are dropped when the settings of the feed change', async () => {
		const memory = { etag: '"a"', lastModified: 'Sun', bodyHash: 'h', movedTo: 'https://new.example/' }
		const nothing = { etag: null, lastModified: null, bodyHash: null, movedTo: null }
		const withFirst = (change: Partial<Source>) => ({
			...smallCatalogue,
			sources: smallCatalogue.sources.map((source) =>
				source.id === 2030 ? { ...source, ...change } : source,
			),
		})
		const remembered = async (change: Partial<Source>) => {
			await saveCatalogue(db, smallCatalogue)
			await record(memory)
			await saveCatalogue(db, withFirst(change))
			const due = (await claimIds(now)).includes(2030)
			return { due, ...(await claim2030()) }
		}
		expect(await remembered({ titles: { en: 'Another name', fa: 'نامی دیگر' } })).toMatchObject({
			due: false,
			...memory,
		})
		expect(await remembered({ feedUrl: 'https://a.example/moved' })).toMatchObject({ due: true, ...nothing })
		expect(await remembered({ domains: ['friend.example'] })).toMatchObject({ due: true, ...nothing })
		expect(await remembered({ cryptoOnly: false })).toMatchObject({ due: true, ...nothing })
	})

	test('a claim includes the results of the last passes', async () => {
		expect(await claim2030()).toMatchObject({ firstFetch: true, medianNew: null, etag: null })
		await record({
			added: 9,
			etag: '"a"',
			lastModified: 'Sun',
			bodyHash: 'h',
			movedTo: 'https://new.example/',
		})
		await record({ added: 2 })
		await record({ added: 4, etag: null })
		await record({ status: 'unchanged' })
		expect(await claim2030()).toMatchObject({
			firstFetch: false,
			medianNew: 4,
			etag: null,
			lastModified: 'Sun',
			bodyHash: 'h',
			movedTo: 'https://new.example/',
		})
	})

	test('remembers only the last twenty passes', async () => {
		for (let pass = 0; pass < 25; pass += 1) await record({ added: pass < 5 ? 1000 : 1 })
		expect(await claim2030()).toMatchObject({ medianNew: 1 })
		const stored = await sql<{ recent_new: number[] }>`
			select recent_new from source_health where source_id = 2030
		`.execute(db)
		expect(stored.rows[0]?.recent_new).toEqual(Array(20).fill(1))
	})
})

describe('health', () => {
	test('failures add up and a success ends them', async () => {
		await record()
		await record({ status: 'timeout', message: 'no response in 20 s' }, later(10))
		await record({ status: 'dns_error', message: 'no such name' }, later(20))
		expect(await health()).toMatchObject({
			consecutiveFailures: 2,
			lastStatus: 'dns_error',
			lastMessage: 'no such name',
			lastSuccessAt: now,
			lastAttemptAt: later(20),
		})
		await record({ status: 'unchanged' }, later(30))
		expect(await health()).toMatchObject({
			consecutiveFailures: 0,
			lastSuccessAt: later(30),
			lastMessage: null,
		})
	})

	test('lag is the age of the newest item; a source without items has none', async () => {
		await addNews(db, 2030, [makeDraft('a', { publishedAt: later(-7200) })], now)
		await record({ added: 1, foreignRefused: 3 })
		expect(await health()).toMatchObject({
			lagSeconds: 7200,
			itemsShown: 1,
			addedTotal: 1,
			foreignRefusedTotal: 3,
		})
		expect(await health(2031)).toMatchObject({ lagSeconds: null, itemsShown: 0, nextPollAt: null })
	})

	test('a source that was read and had no item for a day is silent', async () => {
		await addNews(db, 2030, [makeDraft('a', { publishedAt: later(-3600) })], now)
		await addNews(db, 2031, [makeDraft('b', { sourceId: 2031, publishedAt: later(-90_000) })], now)
		for (const id of [2030, 2031, 2032]) await record({}, now, id)
		expect(await findSilentSources(db, now)).toEqual([2031, 2032])
	})

	test('freshness counts the sources that respond', async () => {
		expect(await newsFreshness(db)).toEqual({ lastSuccessAt: null, answering: 0, sources: 6 })
		await record()
		await record({}, later(5), 1001)
		await record({ status: 'http_error' }, later(9), 1001)
		expect(await newsFreshness(db)).toEqual({ lastSuccessAt: later(5), answering: 1, sources: 6 })
	})
})

test('the head of the last response is stored, with the body of an earlier one where it had none', async () => {
	const head = { status: 200, url: 'https://news.example/feed', headers: ['server: nginx'], body: '<rss>' }
	expect(await readSourceResponse(db, 2030)).toBeUndefined()
	await record({ head })
	await record({ status: 'timeout' }, later(1))
	expect(await readSourceResponse(db, 2030)).toEqual({ ...head, respondedAt: now })
	await record({ status: 'unchanged', head: { ...head, status: 304, headers: [], body: null } }, later(2))
	expect(await readSourceResponse(db, 2030)).toMatchObject({ status: 304, headers: [], body: '<rss>' })
})
