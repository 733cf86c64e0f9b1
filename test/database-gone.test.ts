import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#store/database/open-database.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { until } from '#test/until.ts'
import { killServer } from './data-folder.ts'
import { fewSources } from './few-sources.ts'
import { startProduct } from './product.ts'
import { databaseFolder } from './ready-to-test.ts'
import { listedIds, newVisitor } from './visitor.ts'

let dataDir: string
beforeAll(async () => {
	dataDir = await mkdtemp(join(await databaseFolder(), 'zagros-gone-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const silent = { info: () => {}, warn: () => {} }

// The product responds with 503 and Retry-After, recovers within five seconds, counts nothing twice, and never sends
// 200 without a row.
test('while the database is killed, a vote is either stored or refused, and then the product recovers', async () => {
	const settings = {
		...{ PORT: '0', DATA_DIR: dataDir, NEWS_MODE: 'sample', RATE_LIMIT_SCALE: '10000' },
		SOURCES_FILE: await fewSources(dataDir),
	}
	const product = await startProduct(settings)
	const { url } = product
	const ids = await listedIds(url, { lang: 'en' })
	const visitors = await Promise.all(Array.from({ length: 3 }, () => newVisitor(url)))
	const stored: string[] = []
	const refusals: { status: number; retryAfter: string | null; body: unknown }[] = []
	const vote = async (who: number, id: number) => {
		const response = await visitors[who]?.put('/v1/news/votes/', { subject: 2, decision: 1, id })
		if (response === undefined) return
		if (response.status === 200) stored.push(`${who}/${id}`)
		else
			refusals.push({
				status: response.status,
				retryAfter: response.headers.get('retry-after'),
				body: await response.json(),
			})
	}
	let voting = true
	const voters = visitors.map(async (_visitor, who) => {
		// A refused voter tries again: a second vote on one item changes nothing.
		for (let turn = 0; voting && turn < 20_000; turn += 1) await vote(who, ids[turn % ids.length] ?? 0)
	})
	for (let round = 0; round < 2; round += 1) {
		const before = refusals.length
		await killServer(dataDir)
		await until(() => refusals.length > before, 2)
		const storedBefore = stored.length
		// Five seconds is the requirement; a busy machine gets ten times that.
		await until(() => stored.length > storedBefore)
	}
	voting = false
	await Promise.all(voters)
	expect(await product.stop()).toBe(0)

	expect(refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
	expect(refusals[0]?.body).toMatchObject({ status: 0, error: { code: 'unavailable' } })
	const database = await openDatabase({ dataDir, sample: true, applicationName: 'gone-test', log: silent })
	if (!database.ok) throw new Error(database.failure.message)
	const { db, close } = database.value
	await flushCounts(db)
	const found = await sql<{ votes: number; wrong: number }>`
		select (select count(*)::int from vote where identity_id not like 'sample-reader-%') as votes,
			(select count(*)::int from news_item where bullish <> (
				select count(*) from vote where item_id = news_item.id and choice = 'bullish' and counted)) as wrong`.execute(
		db,
	)
	await close()
	// A vote whose refusal came after its row was written, and that was not repeated, adds one.
	expect(found.rows[0]?.votes).toBeGreaterThanOrEqual(new Set(stored).size)
	expect(found.rows[0]?.wrong).toBe(0)
})
