import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#store/database/open-database.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { until } from '#test/until.ts'
import { fewSources } from './few-sources.ts'
import { launchProduct } from './product.ts'
import { databaseFolder } from './ready-to-test.ts'
import { listedIds, newVisitor } from './visitor.ts'

/**
 * The real product is killed at random moments while it takes votes, counts views and reads sources. Every run has
 * two rounds; KILL_ROUNDS=30 for a thorough check.
 */
const rounds = Number(process.env.KILL_ROUNDS ?? 2)
let dataDir: string
beforeAll(async () => {
	dataDir = await mkdtemp(join(await databaseFolder(), 'zagros-kill-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const silent = { info: () => {}, warn: () => {} }
type Acknowledged = { votes: number; views: number }

/** Sends votes and views until the product dies, and counts what was acknowledged. */
async function drive(url: string, ids: readonly number[], done: Acknowledged): Promise<void> {
	try {
		for (const id of ids) {
			const visitor = await newVisitor(url)
			const vote = await visitor.put('/v1/news/votes/', { subject: 2, decision: id % 2 === 0 ? 1 : -1, id })
			if (vote.status === 200) done.votes += 1
			const view = await visitor.put('/v1/news/views/', { id })
			if (view.status === 200 && ((await view.json()) as { status: number }).status === 1) done.views += 1
		}
	} catch {
		// The product is gone: a request without a response may or may not have been carried out.
	}
}

test('nothing that was acknowledged is lost and nothing is counted twice, however often the product is killed', async () => {
	const settings = {
		...{ PORT: '0', DATA_DIR: dataDir, NEWS_MODE: 'sample', RATE_LIMIT_SCALE: '10000' },
		SOURCES_FILE: await fewSources(dataDir),
	}
	const acknowledged: Acknowledged = { votes: 0, views: 0 }
	for (let round = 0; round < rounds; round++) {
		const product = launchProduct(settings)
		const url = await product.ready
		const ids = await listedIds(url, { lang: round % 2 === 0 ? 'en' : 'fa', page: 1 + (round % 3) })
		const before = acknowledged.votes
		const driving = [ids, ids.toReversed(), ids].map((order) => drive(url, order, acknowledged))
		// A busy machine takes its time until the first vote; a round without one would prove nothing.
		await until(() => acknowledged.votes > before, 5)
		await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
		await product.stop('SIGKILL')
		await Promise.all(driving)
	}
	const database = await openDatabase({ dataDir, sample: true, applicationName: 'kill-test', log: silent })
	if (!database.ok) throw new Error(database.failure.message)
	const { db, close } = database.value
	await flushCounts(db)
	const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows[0] as Row
	const votes = await one(sql<{ rows: number; wrong: number }>`
			select (select count(*)::int from vote where identity_id not like 'sample-reader-%') as rows,
				(select count(*)::int from news_item where bullish + bearish <> (
					select count(*) from vote where item_id = news_item.id and subject = 'signal' and counted)) as wrong`)
	const views = await one(sql<{ rows: number; wrong: number }>`
			select (
					select coalesce(sum(times), 0)::int from item_view where identity_id not like 'sample-reader-%') as rows,
				(select count(*)::int from news_item where views <> views_settled + (
					select coalesce(sum(times), 0) from item_view where item_id = news_item.id)) as wrong`)
	const doubles = await one(sql<{ doubled: number }>`
			select count(*)::int - count(distinct url_hash)::int as doubled from news_item`)
	await close()
	expect(acknowledged.votes).toBeGreaterThanOrEqual(rounds)
	expect(votes.rows).toBeGreaterThanOrEqual(acknowledged.votes)
	expect(votes.wrong).toBe(0)
	expect(views.rows).toBeGreaterThanOrEqual(acknowledged.views)
	expect(views.wrong).toBe(0)
	expect(doubles.doubled).toBe(0)
}, 300_000)
