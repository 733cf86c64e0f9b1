import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { FollowCriteria } from '#domain/follow.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { measured, say } from './measured.ts'
import { loadNews } from './scale/load-news.ts'
import { newsMaker, seededChance } from './scale/synthetic-news.ts'

const items = 1_000
const sizes = [1_000, 10_000, 100_000]
/** Broad follows match the most items, so this measures writing notifications rather than matching. */
const broadSize = 3_000
const longestSeconds = 2
const ticksPerSecond = 100

type Pick = <Value>(values: readonly Value[]) => Value

/** A follow names two things, or one that is rare; a broad follow names only one. */
function someCriteria(
	catalogue: Catalogue,
	titles: readonly string[],
	chance: () => number,
	broad: boolean,
): FollowCriteria {
	const pick: Pick = (values) => values[Math.floor(chance() * values.length)] as (typeof values)[number]
	const longWord = () =>
		pick(
			pick(titles)
				.split(' ')
				.filter(({ length }) => length > 4),
		) ?? 'bitcoin'
	const locales: NewsLocale[] = chance() < 0.6 ? [pick(['fa', 'en'] as const)] : ['fa', 'en']
	const kind = chance()
	const second = broad ? 1 : chance()
	return {
		locales,
		coinIds: kind < 0.5 ? [pick(catalogue.coins).id] : [],
		sourceIds: kind >= 0.5 && kind < 0.6 ? [pick(catalogue.sources).id] : [],
		topicIds: second < 0.4 ? [pick(catalogue.topics).id] : [],
		storyIds: [],
		personIds: kind >= 0.6 && kind < 0.7 ? [pick(catalogue.people).id] : [],
		words: kind >= 0.7 || (second >= 0.4 && second < 1) ? [longWord()] : [],
		notWords: chance() < 0.2 ? [longWord()] : [],
		minOutlets: chance() < 0.1 ? 2 : 1,
	}
}

async function addFollows(db: Queryable, all: readonly FollowCriteria[]): Promise<void> {
	await sql`truncate follow, story_telling, telling_queue restart identity cascade`.execute(db)
	for (let from = 0; from < all.length; from += 5_000) {
		const rows = all.slice(from, from + 5_000)
		await sql`
			with given as (
				select row_number() over () + ${from} as id, * from json_to_recordset(${JSON.stringify(rows)}::json) as one (
					"locales" text[], "coinIds" integer[], "sourceIds" integer[], "topicIds" integer[], "personIds" integer[],
					words text[], "notWords" text[], "minOutlets" integer
				)
			), made as (
				insert into follow (id, account_id, name, position, locales, coin_ids, source_ids, topic_ids, person_ids, words,
					not_words, min_outlets, paused, feed_secret, created_at)
				overriding system value
				select id, 1 + id % 5000, 'follow', 1, locales, "coinIds", "sourceIds", "topicIds", "personIds", words, "notWords",
					"minOutlets", false, 'secret ' || id, now() from given
			)
			insert into follow_way (follow_id, way) select id, 'webhook' from given
		`.execute(db)
	}
	await sql`analyze`.execute(db)
}

/** Processor seconds that a process has used. */
async function secondsOf(pid: number): Promise<number> {
	const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
	return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/**
 * Matches the same thousand new items against more and more follows, and measures the processor time of this process
 * and PostgreSQL together, and how many notifications were made.
 */
async function run(): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'zagros-follow-'))
	const catalogue = await loadCatalogue()
	if (!catalogue.ok) throw new Error('the catalogue cannot be read')
	const opened = await openDatabase({
		dataDir: folder,
		sample: false,
		applicationName: 'bench-follow',
		patience: 'job',
		log: { info: () => {}, warn: say },
	})
	if (!opened.ok) throw new Error(opened.failure.message)
	const { db, openClient, close } = opened.value
	try {
		await saveCatalogue(db, catalogue.value)
		const client = await openClient()
		const make = newsMaker(catalogue.value)
		await loadNews(client, make, items)
		await client.end()
		await sql`
			insert into account (username, email, first_name, last_name, sex, locale, created_at)
			select 'reader' || n, 'reader' || n || '@example.com', '', '', 'U', 'en', now() from generate_series(1, 5000) as n
		`.execute(db)
		await sql`
			insert into reader_way (account_id, way, changed_at) select n, 'webhook', now() from generate_series(1, 5000) as n
		`.execute(db)
		const titles = Array.from({ length: items }, (_, index) => make(index).title)
		const some = (size: number, broad: boolean) => {
			const chance = seededChance(7)
			return Array.from({ length: size }, () => someCriteria(catalogue.value, titles, chance, broad))
		}
		say('follows  notifications  processor s')
		for (const size of sizes) {
			await addFollows(db, some(size, false))
			const value = await measure(db, size)
			const atMost = size === sizes.at(-1) ? { atMost: longestSeconds } : {}
			measured({ name: `${items} items against ${size} follows`, value, unit: 's of processor', ...atMost })
		}
		say('broad follows, each of which matches about nine in a thousand items:')
		await addFollows(db, some(broadSize, true))
		await measure(db, broadSize)
	} finally {
		await close()
		await rm(folder, { recursive: true, force: true })
	}
}

/**
 * Measures a process that has just started and reads every follow first, then one that already knows them, which is
 * what every hour costs. Returns the second.
 */
async function measure(db: Queryable, size: number): Promise<number> {
	const match = openFollowMatcher(db)
	const taken: number[] = []
	for (const state of ['cold', 'warm']) {
		await sql`truncate story_telling, telling_queue`.execute(db)
		await sql`update follow_cursor set last_item = 0`.execute(db)
		const used = await usedBy(db, async () => {
			while ((await match(new Date())) > 0);
		})
		const made = await sql<{ n: number }>`
			select sum(cardinality(follow_ids))::integer as n from story_telling
		`.execute(db)
		const cells = [
			String(size).padStart(7),
			String(made.rows[0]?.n).padStart(15),
			used.toFixed(2).padStart(13),
		]
		say(`${cells.join('')}   ${state}`)
		taken.push(used)
	}
	return taken[1] ?? 0
}

/** Processor seconds of this process and PostgreSQL together. */
async function usedBy(db: Queryable, work: () => Promise<void>): Promise<number> {
	const all = async () => {
		const servers = await sql<{ pid: number }>`
			select pid from pg_stat_activity where application_name = 'bench-follow'
		`.execute(db)
		const seconds = await Promise.all(servers.rows.map(({ pid }) => secondsOf(pid)))
		return seconds.reduce((sum, one) => sum + one, await secondsOf(process.pid))
	}
	const before = await all()
	await work()
	return (await all()) - before
}

await run()
