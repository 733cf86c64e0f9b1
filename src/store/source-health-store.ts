import { sql } from 'kysely'
import { type SourceStatus, succeeded } from '#domain/source-status.ts'
import type { Queryable } from './schema.ts'

/** What a finished pass over a source tells; a field left out keeps its stored value, null clears it. */
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
	/** New items of a pass that brought a feed; left out where it did not (unchanged, failed). */
	added?: number
	foreignRefused?: number
}

/** Enough passes to tell a source's habit, few enough to follow it. */
const rememberedPasses = 20

export async function recordFetch(
	db: Queryable,
	sourceId: number,
	fetched: FetchRecord,
	now: Date,
): Promise<void> {
	const good = succeeded(fetched.status)
	const kept = (field: 'etag' | 'lastModified' | 'bodyHash' | 'movedTo', column: string) =>
		field in fetched ? sql`${fetched[field] ?? null}::text` : sql.ref(column)
	const passes =
		fetched.added === undefined
			? sql.ref('recent_new')
			: sql`(${fetched.added}::integer || recent_new)[1:${sql.lit(rememberedPasses)}]`
	await sql`
		update source_health set
			last_attempt_at = ${now}::timestamptz,
			last_success_at = ${good ? sql`${now}::timestamptz` : sql.ref('last_success_at')},
			last_status = ${fetched.status},
			last_message = ${fetched.message},
			consecutive_failures = ${good ? sql`0` : sql`consecutive_failures + 1`},
			next_poll_at = ${fetched.nextPollAt}::timestamptz,
			interval_seconds = ${fetched.intervalSeconds},
			open_claims = 0,
			etag = ${kept('etag', 'etag')},
			last_modified = ${kept('lastModified', 'last_modified')},
			body_hash = ${kept('bodyHash', 'body_hash')},
			moved_to = ${kept('movedTo', 'moved_to')},
			newest_item_at = coalesce(
				(
					select max(published_at) from news_posting
					where key = ${sourceId}::integer * 2 + (select (locale = 'en')::integer from source where id = ${sourceId})
				),
				newest_item_at
			),
			fetches = fetches + 1,
			recent_new = ${passes},
			added_total = added_total + ${fetched.added ?? 0}::integer,
			foreign_refused_total = foreign_refused_total + ${fetched.foreignRefused ?? 0}::integer
		where source_id = ${sourceId}
	`.execute(db)
}

export type SourceHealth = {
	sourceId: number
	slug: string
	lastAttemptAt: Date | null
	lastSuccessAt: Date | null
	lastStatus: SourceStatus | null
	lastMessage: string | null
	consecutiveFailures: number
	/** Null for a source that was never read: it is due now. */
	nextPollAt: Date | null
	intervalSeconds: number | null
	movedTo: string | null
	newestItemAt: Date | null
	/** How old its newest item is; null where it has none. */
	lagSeconds: number | null
	itemsShown: number
	itemsHeld: number
	addedTotal: number
	foreignRefusedTotal: number
}

/** Every source of the catalogue, by id. */
export async function readSourceHealth(db: Queryable, now: Date): Promise<SourceHealth[]> {
	const found = await sql<SourceHealth>`
		select health.source_id as "sourceId", source.slug, last_attempt_at as "lastAttemptAt",
			last_success_at as "lastSuccessAt", last_status as "lastStatus", last_message as "lastMessage",
			consecutive_failures as "consecutiveFailures",
			nullif(next_poll_at, '-infinity') as "nextPollAt", interval_seconds as "intervalSeconds",
			moved_to as "movedTo", newest_item_at as "newestItemAt",
			case when newest_item_at is not null then
				greatest(0, extract(epoch from ${now}::timestamptz - newest_item_at))::integer
			end as "lagSeconds",
			coalesce(total.items, 0) as "itemsShown",
			(select count(*)::integer from news_item where source_id = source.id and state = 'held') as "itemsHeld",
			added_total as "addedTotal", foreign_refused_total as "foreignRefusedTotal"
		from source_health as health
		join source on source.id = health.source_id and source.listed
		left join news_total as total on total.key = source.id * 2 + (source.locale = 'en')::integer
		order by source.id
	`.execute(db)
	return found.rows
}

/** A source silent for so long raises an alarm. */
const silentHours = 24

/** Sources that were read before, or should have been, and brought no item for a day. */
export async function findSilentSources(db: Queryable, now: Date): Promise<number[]> {
	const found = await sql<{ id: number }>`
		select health.source_id as id from source_health as health
		join source on source.id = health.source_id and source.listed
		where fetches > 0
			and coalesce(newest_item_at, '-infinity') < ${now}::timestamptz - make_interval(hours => ${silentHours})
		order by 1
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

export type NewsFreshness = { lastSuccessAt: Date | null; answering: number; sources: number }

/** When news last came in, and how many of the sources answered at their last reading. */
export async function newsFreshness(db: Queryable): Promise<NewsFreshness> {
	const found = await sql<NewsFreshness>`
		select max(last_success_at) as "lastSuccessAt", count(*)::integer as sources,
			(count(*) filter (where last_success_at is not null and consecutive_failures = 0))::integer as answering
		from source_health as health join source on source.id = health.source_id and source.listed
	`.execute(db)
	return found.rows[0] ?? { lastSuccessAt: null, answering: 0, sources: 0 }
}
