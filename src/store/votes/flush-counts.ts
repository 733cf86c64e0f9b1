import { type Counter, counters } from '#domain/vote.ts'
import { databaseFailureOf } from '#store/database/database-failure.ts'
import { topMoment } from '#store/news/top-moment.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
import { integer, query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

/** The setting with the time of the last flush, by any process. */
const flushedAt = 'counts_flushed_at'
const everyMs = 1_000

/** Whether this process should flush: once a second for all processes together, and only if anything is pending. */
export async function takeFlushTurn(db: Queryable): Promise<boolean> {
	const taken = await sql`
		insert into setting as last (name, value)
		select ${flushedAt}, clock_timestamp()::text where exists (select from pending_count where not failed)
		on conflict (name) do update set value = excluded.value
		where last.value::timestamptz not between clock_timestamp() - make_interval(secs => ${everyMs / 1_000})
			and clock_timestamp()
		returning name
	`.execute(db)
	return taken.rows.length > 0
}

/** Items in one transaction, because writers of news wait for it. */
const itemsAtOnce = 500

/**
 * Adds pending votes and views to the counters of items and their list entries, in the order of items. Returns the
 * items whose counters could not be changed: those wait for the reconciliation.
 */
export async function flushCounts(db: Queryable): Promise<number[]> {
	const failed: number[] = []
	for (;;) {
		const found = await query({ id: integer })`
			select distinct item_id as id from pending_count where not failed order by item_id limit ${itemsAtOnce}
		`.execute(db)
		failed.push(
			...(await flushItems(
				db,
				found.rows.map(({ id }) => id),
			)),
		)
		if (found.rows.length < itemsAtOnce) return failed
	}
}

/** Flushes all in one transaction; if that fails, halves of them, until the failing item is found. */
async function flushItems(db: Queryable, ids: readonly number[]): Promise<number[]> {
	if (ids.length === 0) return []
	try {
		await inTransaction(db, async (change) => {
			// After a crash the pending rows and the old counters are both restored.
			await lockNewsWriters(change, { waitForDisk: false })
			await addPending(change, ids)
		})
		return []
	} catch (error) {
		if (databaseFailureOf(error) !== undefined) throw error
	}
	if (ids.length === 1) {
		await sql`update pending_count set failed = true where item_id = ${ids[0]}`.execute(db)
		return [...ids]
	}
	const half = Math.ceil(ids.length / 2)
	return [...(await flushItems(db, ids.slice(0, half))), ...(await flushItems(db, ids.slice(half)))]
}

const each = (say: (counter: Sql) => Sql): Sql =>
	sql.join(counters.map((counter: Counter) => say(sql.ref(counter))))
const added = (target: string, delta: string): Sql =>
	each((counter) => sql`${counter} = ${sql.ref(target)}.${counter} + ${sql.ref(delta)}.${counter}`)

/** Must hold the writers' lock, because rebuilding entries copies the counters too. */
async function addPending(change: Queryable, ids: readonly number[]): Promise<void> {
	await query({}, { isPrepared: true })`
		with gone as (
			delete from pending_count where item_id = any(${ids}::integer[]) and not failed returning *
		), given as (
			select item_id as id, ${each((counter) => sql`sum(${counter})::integer as ${counter}`)} from gone
			group by item_id order by item_id
		), item as (
			update news_item as item set ${added('item', 'given')} from given where item.id = given.id
			returning item.id, item.story_id, item.state, ${each((counter) => sql`given.${counter}`)}
		), story as (
			select story_id, ${each((counter) => sql`sum(${counter})::integer as ${counter}`)},
				bool_or(importance <> 0 or bullish <> 0 or bearish <> 0) as is_voted
			from item where state = 'shown' group by story_id
		), ranked as (
			-- Reads the tables as of before this statement, so what is added is included separately.
			select story.story_id, ${topMoment(
				sql`min(report.published_at)`,
				sql`count(distinct source.outlet)`,
				sql`sum(report.importance + report.bullish + report.bearish)
					+ min(story.importance + story.bullish + story.bearish)`,
			)} as top_at
			from story join news_item as report on report.story_id = story.story_id and report.state = 'shown'
				join source on source.id = report.source_id
			where story.is_voted group by story.story_id
		), own as (
			update news_list_entry as entry set ${added('entry', 'item')},
				top_at = coalesce((select top_at from ranked where ranked.story_id = item.story_id), entry.top_at)
			from item where entry.story_id = item.story_id and entry.item_id = item.id and not entry.is_story
		), repeats as (
			update news_list_entry as entry set top_at = ranked.top_at
			from ranked where entry.story_id = ranked.story_id and not entry.is_story and entry.top_at <> ranked.top_at
				and entry.item_id not in (select id from item)
		)
		update news_list_entry as entry set ${added('entry', 'story')},
			top_at = coalesce((select top_at from ranked where ranked.story_id = story.story_id), entry.top_at)
		from story where entry.story_id = story.story_id and entry.is_story
	`.execute(change)
}
