import type { ResponseHead } from '#domain/response-head.ts'
import { type SourceStatus, sourceStatuses, succeeded } from '#domain/source-status.ts'
import { integer, moment, oneOf, orNull, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** The result of a finished pass over a source; an absent field keeps its stored value, null clears it. */
export type FetchRecord = {
	status: SourceStatus
	/** One line for the operator. */
	message: string | null
	nextPollAt: Date
	intervalSeconds: number
	etag?: string | null
	lastModified?: string | null
	bodyHash?: string | null
	movedTo?: string | null
	/** New items of a pass that got a feed; absent where it did not (unchanged, failed). */
	added?: number
	foreignRefused?: number
	/** The head of its response; absent where none came. */
	head?: ResponseHead
}

/** Enough passes to know a source's habit, few enough to follow it. */
const rememberedPasses = 20

/**
 * Records a pass over a source. The commit is not waited for: what a power cut loses is read again, and it never loses
 * the items but not the record, which is written after them.
 */
export async function recordFetch(
	db: Queryable,
	sourceId: number,
	fetched: FetchRecord,
	now: Date,
): Promise<void> {
	// An absent field is absent in the JSON too, by which the statement tells it from null.
	const given = { ...fetched, good: succeeded(fetched.status) }
	const newOrOld = (field: 'etag' | 'lastModified' | 'bodyHash' | 'movedTo', column: string) =>
		sql`case when given ? ${sql.lit(field)} then given ->> ${sql.lit(field)} else ${sql.ref(column)} end`
	await sql`
		with unhurried as materialized (select set_config('synchronous_commit', 'off', true)),
		record as materialized (
			select ${sourceId}::integer as source_id, ${JSON.stringify(given)}::jsonb as given
		),
		answer as (
			insert into source_answer (source_id, answered_at, status, url, headers, body)
			select source.id, ${now}::timestamptz, (head ->> 'status')::integer, head ->> 'url',
				array(select jsonb_array_elements_text(head -> 'headers')), head ->> 'body'
			from record join source on source.id = source_id cross join lateral (select given -> 'head' as head) as its
			where head is not null
			on conflict (source_id) do update set answered_at = excluded.answered_at, status = excluded.status,
				url = excluded.url, headers = excluded.headers, body = coalesce(excluded.body, source_answer.body)
		)
		update source_health as health set
			last_attempt_at = ${now}::timestamptz,
			last_success_at = case when (given ->> 'good')::boolean then ${now}::timestamptz else last_success_at end,
			last_status = given ->> 'status',
			last_message = given ->> 'message',
			consecutive_failures = case when (given ->> 'good')::boolean then 0 else consecutive_failures + 1 end,
			-- An operator wanted it read again while it was read: that reading is still to come.
			next_poll_at = case when open_claims > 0 and next_poll_at = '-infinity' then next_poll_at
				else (given ->> 'nextPollAt')::timestamptz end,
			interval_seconds = (given ->> 'intervalSeconds')::integer,
			open_claims = 0,
			etag = ${newOrOld('etag', 'etag')},
			last_modified = ${newOrOld('lastModified', 'last_modified')},
			body_hash = ${newOrOld('bodyHash', 'body_hash')},
			moved_to = ${newOrOld('movedTo', 'moved_to')},
			newest_item_at = coalesce(
				(
					select max(published_at) from news_item where source_id = source.id and state = 'shown'
				),
				newest_item_at
			),
			fetches = fetches + 1,
			recent_new = case when given ? 'added'
				then ((given ->> 'added')::integer || recent_new)[1:${sql.lit(rememberedPasses)}] else recent_new end,
			added_total = added_total + coalesce((given ->> 'added')::integer, 0),
			foreign_refused_total = foreign_refused_total + coalesce((given ->> 'foreignRefused')::integer, 0)
		from record, source, unhurried
		where source.id = record.source_id and health.source_id = source.id
	`.execute(db)
}

const sourceHealth = {
	sourceId: integer,
	slug: text,
	lastAttemptAt: orNull(moment),
	lastSuccessAt: orNull(moment),
	lastStatus: orNull(oneOf(sourceStatuses)),
	lastMessage: orNull(text),
	consecutiveFailures: integer,
	/** Null for a source that was never read: it is due now. */
	nextPollAt: orNull(moment),
	intervalSeconds: orNull(integer),
	movedTo: orNull(text),
	newestItemAt: orNull(moment),
	/** How old its newest item is; null where it has none. */
	lagSeconds: orNull(integer),
	itemsShown: integer,
	itemsHeld: integer,
	addedTotal: integer,
	foreignRefusedTotal: integer,
	pausedAt: orNull(moment),
}
export type SourceHealth = Row<typeof sourceHealth>

/** Every source of the catalogue, by id. */
export async function readSourceHealth(db: Queryable, now: Date): Promise<SourceHealth[]> {
	const found = await query(sourceHealth)`
		select health.source_id as "sourceId", source.slug, last_attempt_at as "lastAttemptAt",
			last_success_at as "lastSuccessAt", last_status as "lastStatus", last_message as "lastMessage",
			consecutive_failures as "consecutiveFailures",
			nullif(next_poll_at, '-infinity') as "nextPollAt", interval_seconds as "intervalSeconds",
			moved_to as "movedTo", newest_item_at as "newestItemAt",
			case when newest_item_at is not null then
				greatest(0, extract(epoch from ${now}::timestamptz - newest_item_at))::integer
			end as "lagSeconds",
			(select count(*)::integer from news_item where source_id = source.id and state = 'shown') as "itemsShown",
			(select count(*)::integer from news_item where source_id = source.id and state = 'held') as "itemsHeld",
			added_total as "addedTotal", foreign_refused_total as "foreignRefusedTotal",
			source.paused_at as "pausedAt"
		from source_health as health
		join source on source.id = health.source_id and source.listed
		order by source.id
	`.execute(db)
	return found.rows
}

const shownDays = 14

/** How many items of each source came in each of the last days, the latest last. */
export async function readSourceDays(db: Queryable, now: Date): Promise<Map<number, number[]>> {
	const found = await query({ sourceId: integer, ago: integer, items: integer })`
		select source_id as "sourceId", floor(extract(epoch from ${now}::timestamptz - first_seen_at) / 86400)::integer as ago,
			count(*)::integer as items
		from news_item
		where first_seen_at > ${now}::timestamptz - make_interval(days => ${shownDays}) and first_seen_at <= ${now}::timestamptz
		group by 1, 2
	`.execute(db)
	const days = new Map<number, number[]>()
	for (const { sourceId, ago, items } of found.rows) {
		const counts = days.get(sourceId) ?? Array.from({ length: shownDays }, () => 0)
		counts[shownDays - 1 - ago] = items
		days.set(sourceId, counts)
	}
	return days
}

/** A source silent for so long raises an alarm. */
const silentHours = 24

/** Sources that were read before, or should have been, and had no item for a day. */
export async function findSilentSources(db: Queryable, now: Date): Promise<number[]> {
	const found = await query({ id: integer })`
		select health.source_id as id from source_health as health
		join source on source.id = health.source_id and source.listed
		where fetches > 0 and source.paused_at is null
			and coalesce(newest_item_at, '-infinity') < ${now}::timestamptz - make_interval(hours => ${silentHours})
		order by 1
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

const freshness = { lastSuccessAt: orNull(moment), answering: integer, sources: integer }
type NewsFreshness = Row<typeof freshness>

/** When news last came in, and how many of the sources responded at their last reading. */
export async function newsFreshness(db: Queryable): Promise<NewsFreshness> {
	const found = await query(freshness)`
		select max(last_success_at) as "lastSuccessAt", count(*)::integer as sources,
			(count(*) filter (where last_success_at is not null and consecutive_failures = 0))::integer as answering
		from source_health as health
			join source on source.id = health.source_id and source.listed and source.paused_at is null
	`.execute(db)
	return found.rows[0] ?? { lastSuccessAt: null, answering: 0, sources: 0 }
}
