import { longestWaitsMs, type PublishingRhythm } from '#domain/poll-schedule.ts'
import { float, integer, jsonRecord, moment, orNull, query, type Row, text, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** A source that this worker is to read now, and what is known for it. */
export type ClaimedSource = {
	sourceId: number
	etag: string | null
	lastModified: string | null
	bodyHash: string | null
	movedTo: string | null
	/** Its feed was never read with success: the flood brake does not apply. */
	firstFetch: boolean
	/** The median number of new items of its last passes; null before the first. */
	medianNew: number | null
	consecutiveFailures: number
	rhythm: PublishingRhythm
	/** Its record where operators changed it here; null where the catalogue's file applies. */
	record: Record<string, unknown> | null
}

/** Enough items to know a rhythm, few enough to follow it. */
const rhythmItems = 20

/** The catalogue is ordered by language: of those that wait equally long, the first few are of every part of it. */
const sampleOf = 8

/** A killed worker's source comes back after this; one that kills workers waits twice as long each time. */
export const claimLeaseSeconds = 45
const longestLeaseSeconds = 6 * 60 * 60

const claimedRow = {
	sourceId: integer,
	etag: orNull(text),
	lastModified: orNull(text),
	bodyHash: orNull(text),
	movedTo: orNull(text),
	firstFetch: truth,
	medianNew: orNull(float),
	consecutiveFailures: integer,
	items: integer,
	since: orNull(moment),
	record: orNull(jsonRecord),
}

const claimed = sql`
	source_id as "sourceId", etag, last_modified as "lastModified", body_hash as "bodyHash", moved_to as "movedTo",
	cardinality(recent_new) = 0 as "firstFetch",
	(select percentile_cont(0.5) within group (order by passed) from unnest(recent_new) as passed) as "medianNew",
	consecutive_failures as "consecutiveFailures", items, since,
	(select record from source where source.id = source_health.source_id and edited_here) as record
`

/** Joined to each row of `source`: its newest items. */
const rhythmOf = sql`lateral (
	select count(*)::integer as items, min(published_at) as since from (
		select published_at from news_item where source_id = source.id and state = 'shown'
		order by published_at desc limit ${sql.lit(rhythmItems)}
	) as newest
) as rhythm`

const withRhythm = ({ items, since, ...claim }: Row<typeof claimedRow>): ClaimedSource => ({
	...claim,
	rhythm: { items, since },
})

/** How far ahead the next time of `health` can lie at most; an open claim waits like a failure. */
const longestWait = sql`make_interval(secs => (case
	when health.last_status = 'gone' then ${sql.lit(longestWaitsMs.afterGone)}
	when health.consecutive_failures > 0 or health.open_claims > 0 then ${sql.lit(longestWaitsMs.afterFailure)}
	else ${sql.lit(longestWaitsMs.afterSuccess)}
end) / 1000.0)`

/**
 * Claims the sources that are due, the longest waiting first. Their next time is stored before anything is fetched, so
 * that neither a second worker nor the same one after a crash claims them again at once.
 */
export async function claimDueSources(
	db: Queryable,
	now: Date,
	limit: number,
	leaseSeconds: number = claimLeaseSeconds,
): Promise<ClaimedSource[]> {
	const found = await query(claimedRow)`
		with due as (
			select health.source_id as id from source_health as health
			join source on source.id = health.source_id and source.listed and source.paused_at is null
			where (health.next_poll_at <= ${now}::timestamptz
				or health.next_poll_at > ${now}::timestamptz + ${longestWait})
			order by health.next_poll_at, health.source_id % ${sql.lit(sampleOf)}, health.source_id limit ${limit}
			for update of health skip locked
		)
		update source_health set
			open_claims = open_claims + 1,
			next_poll_at = ${now}::timestamptz + make_interval(
				secs => least(${leaseSeconds}::float8 * 2 ^ least(open_claims, 20), ${longestLeaseSeconds}::float8)
			)
		from due join source using (id) cross join ${rhythmOf} where source_id = due.id
		returning ${claimed}
	`.execute(db)
	return found.rows.map(withRhythm)
}

/** Claims every source whatever its time, for an operator who wants a pass now; by id. */
export async function claimAllSources(db: Queryable, now: Date): Promise<ClaimedSource[]> {
	const found = await query(claimedRow)`
		update source_health set
			open_claims = open_claims + 1,
			next_poll_at = greatest(next_poll_at, ${now}::timestamptz + make_interval(secs => ${claimLeaseSeconds}))
		from source cross join ${rhythmOf} where source.id = source_id and source.listed and source.paused_at is null
		returning ${claimed}
	`.execute(db)
	return found.rows.map(withRhythm).toSorted((a, b) => a.sourceId - b.sourceId)
}
