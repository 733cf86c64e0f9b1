import { measuredDays } from '#domain/source-measure.ts'
import { query, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

// Any number that nothing else locks in our databases.
const measureLock = 7_246_011

/** The longest story: one that began just before the thirty days is not mistaken for a later one. */
const storyHours = 72

/**
 * Measures every source again, unless another worker has done so within `notWithinMs`. It reads what was stored in
 * these days by the index on first_seen_at, and never what is older.
 */
export async function measureSources(db: Queryable, now: Date, notWithinMs: number): Promise<boolean> {
	return inTransaction(db, async (change) => {
		const free = await query({ free: truth })`
			select pg_try_advisory_xact_lock(${measureLock}) and not exists (
				select from source_measure
				where measured_at > ${now}::timestamptz - make_interval(secs => ${notWithinMs / 1000}::float8)
					and measured_at <= ${now}::timestamptz
			) as free
		`.execute(change)
		if (free.rows[0]?.free !== true) return false
		await sql`
			with since as (
				select ${now}::timestamptz - make_interval(days => ${measuredDays}) as at
			), report as materialized (
				select item.source_id, item.published_at, item.edits, source.outlet, item.story_id
				from since, news_item as item join source on source.id = item.source_id
				where item.first_seen_at > since.at - make_interval(hours => ${storyHours})
					and item.published_at > since.at - make_interval(hours => ${storyHours}) and item.state = 'shown'
			), story as (
				select story_id, min(published_at) as first_at from report
				group by story_id having count(distinct outlet) > 1 and min(published_at) > (select at from since)
			), reported as (
				select source_id, extract(epoch from min(published_at) - first_at)::float8 as behind
				from report join story using (story_id) group by source_id, story_id, first_at
			), shared as (
				select source_id, count(*)::integer as stories, (count(*) filter (where behind = 0))::integer as first,
					round(percentile_cont(0.5) within group (order by behind) filter (where behind > 0))::integer as lag
				from reported group by source_id
			), published as (
				select source_id, count(*)::integer as items, (count(*) filter (where edits > 0))::integer as edited
				from report, since where published_at > since.at group by source_id
			)
			insert into source_measure (source_id, measured_at, items, edited, stories, first, lag_seconds)
			select source.id, ${now}::timestamptz, coalesce(items, 0), coalesce(edited, 0), coalesce(stories, 0),
				coalesce(first, 0), lag
			from source left join shared on shared.source_id = source.id left join published on published.source_id = source.id
			where source.listed
			on conflict (source_id) do update set measured_at = excluded.measured_at, items = excluded.items,
				edited = excluded.edited, stories = excluded.stories, first = excluded.first,
				lag_seconds = excluded.lag_seconds
		`.execute(change)
		return true
	})
}
