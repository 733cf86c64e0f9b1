import { newsLocales } from '#domain/locale.ts'
import type { StoredReport, StoryPlacement, StoryPlacer } from '#domain/story.ts'
import { integer, json, moment, oneOf, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { reasonsIn } from './item-tags.ts'

/** An item older than this is not matched: a feed that repeats its archive joins nothing. */
const oldestPlacedMs = 8 * 24 * 60 * 60 * 1000
/** How many of the newest items the matcher knows. */
const mostRemembered = 12_000
const forgottenAbove = 24_000

export type StoryKeeper = {
	/**
	 * Finds the stories of items that were just stored, and returns the items whose story changed. Must hold the
	 * writers' lock: concurrent workers must know each other's items.
	 */
	keep: (change: Queryable, fresh: readonly StoredReport[], now: Date) => Promise<readonly number[]>
	/** Called when the transaction was rolled back. */
	forget: () => void
}

export function openStoryKeeper(placer: StoryPlacer): StoryKeeper {
	let lastItem = 0
	let lastRuling = 0
	const forget = () => {
		placer.forget()
		lastItem = 0
		lastRuling = 0
	}
	/** Adds what other processes have stored to the matcher, except for the items to be matched. */
	const catchUp = async (change: Queryable, fresh: readonly number[], since: Date) => {
		const ruling = await lastRulingIn(change)
		if (ruling !== lastRuling || placer.size() > forgottenAbove) forget()
		// Ids are assigned under the writers' lock, so consecutive ids mean that no other process stored anything.
		if (lastItem === 0 || Math.min(...fresh) !== lastItem + 1)
			placer.remember(await readRecent(change, lastItem, fresh, since))
		if (ruling !== lastRuling) await readRulings(change, placer)
		lastRuling = ruling
	}
	return {
		forget,
		keep: async (change, fresh, now) => {
			const since = new Date(now.getTime() - oldestPlacedMs)
			const young = fresh.filter(({ publishedAt }) => publishedAt >= since)
			const ids = fresh.map(({ id }) => id)
			if (young.length === 0) return []
			await catchUp(change, ids, since)
			const placed = placer.place(young)
			lastItem = Math.max(lastItem, ...ids)
			const joined = placed.filter(({ join }) => join !== undefined)
			return joined.length === 0 ? [] : writeStories(change, joined, now)
		},
	}
}

const recentItem = {
	id: integer,
	title: text,
	locale: oneOf(newsLocales),
	outlet: text,
	publishedAt: moment,
	tagReasons: json,
	storyId: integer,
}

/** Items that others have stored since, or at first the newest of all. */
async function readRecent(
	db: Queryable,
	after: number,
	fresh: readonly number[],
	since: Date,
): Promise<(StoredReport & { storyId: number })[]> {
	const from = after > 0 ? after : Math.max(...fresh) - mostRemembered
	const found = await query(recentItem)`
		select item.id, item.title, item.locale, source.outlet, item.published_at as "publishedAt",
			item.tag_reasons as "tagReasons", item.story_id as "storyId"
		from news_item as item join source on source.id = item.source_id
		where item.id > ${from} and item.id <> all(${fresh}::integer[]) and item.published_at >= ${since} and item.state = 'shown'
		order by item.id
	`.execute(db)
	return found.rows.map((row) => ({ ...row, tagReasons: reasonsIn(row.tagReasons) }))
}

async function lastRulingIn(db: Queryable): Promise<number> {
	const found = await query({ last: integer })`/* planned once */
		select coalesce(max(id), 0) as last from story_ruling
	`.execute(db)
	return found.rows[0]?.last ?? 0
}

async function readRulings(db: Queryable, placer: StoryPlacer): Promise<void> {
	const found = await query({ kind: text, subject: integer, story: integer })`
		select kind, subject_id as subject, story_id as story from story_ruling where kind in ('split', 'join') order by id
	`.execute(db)
	for (const { kind, subject, story } of found.rows) {
		if (kind === 'split') placer.keepApart(subject, story)
		else placer.keepTogether(story)
	}
}

/** Returns the items whose story changed. */
async function writeStories(
	db: Queryable,
	joined: readonly StoryPlacement[],
	now: Date,
): Promise<readonly number[]> {
	const ids = joined.map(({ itemId }) => itemId)
	await sql`
		with given as (
			select * from unnest(
				${ids}::integer[], ${joined.map(({ storyId }) => storyId)}::integer[],
				${joined.map(({ join }) => Math.round((join?.odds ?? 0) * 1000))}::integer[],
				${joined.map(({ join, storyId }) => join?.nearest ?? storyId)}::integer[]
			) as given (item_id, story_id, odds, nearest_id)
		), joined as (
			insert into story_member (item_id, joined_at, odds, nearest_id)
			select item_id, ${now}::timestamptz, odds / 1000.0, nearest_id from given on conflict (item_id) do nothing
		)
		update news_item as item set story_id = given.story_id from given where item.id = given.item_id
	`.execute(db)
	for (const { storyId, merged } of joined) for (const other of merged) await moveStory(db, other, storyId)
	for (const { split } of joined) for (const { story, reports } of split) await partStory(db, story, reports)
	return joined.flatMap(({ itemId, merged, split }) => [
		...[itemId, ...merged],
		...split.flatMap(({ reports }) => reports),
	])
}

/** Moves these reports into a story of their own. */
async function partStory(db: Queryable, story: number, reports: readonly number[]): Promise<void> {
	const items = reports
	await sql`update news_item set story_id = ${story} where id = any(${items}::integer[])`.execute(db)
	if (reports.length === 1)
		await sql`delete from story_member where item_id = any(${items}::integer[])`.execute(db)
}

/** Moves all reports of one story to another. */
export async function moveStory(db: Queryable, from: number, into: number): Promise<void> {
	await sql`update news_item set story_id = ${into} where story_id = ${from}`.execute(db)
}
