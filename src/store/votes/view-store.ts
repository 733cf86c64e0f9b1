import { startOfTehranDay } from '#domain/tehran-day.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
import { integer, oneOf, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { isItemId } from './item-counts.ts'
import { networkPlace } from './network-crowd.ts'

const viewOutcomes = ['counted', 'seen_before', 'not_found', 'not_admitted', 'crowded_network'] as const
export type ViewOutcome = (typeof viewOutcomes)[number]

/** An identity's view of an item counts once in this many hours. */
const viewHours = 24

/** One statement, which locks nothing of the item: its counter is updated within a second (`flush-counts.ts`). */
export async function countView(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	now: Date,
	network: string | null = null,
	/** A browser that was not admitted today is not counted; checked in the same statement to save a query. */
	onlyAdmitted = false,
): Promise<ViewOutcome> {
	if (!isItemId(itemId)) return 'not_found'
	const known =
		onlyAdmitted && identity.kind === 'session'
			? sql`select from admitted_browser where purpose = 'count' and session_id = ${identity.id}`
			: sql`select`
	const mayBeCrowded = network !== null && identity.kind === 'session'
	const dayBefore = sql`${now}::timestamptz - make_interval(hours => ${sql.lit(viewHours)})`
	const found = await query({ outcome: oneOf(viewOutcomes) }, { isPrepared: true })`
		with item as (
			select id from news_item where id = ${itemId} and state = 'shown'
		), known as (${known}), unseen as (
			select id from item where exists (select from known) and not exists (
				select from item_view
				where identity_kind = ${identity.kind} and identity_id = ${identity.id} and item_id = ${itemId}
					and viewed_at > ${dayBefore}
			)
		), admitted as (${
			mayBeCrowded
				? networkPlace(sql`select 'view', id, ${network}, array[${now}::timestamptz] from unseen`, now)
				: sql`select`
		}), counted as (
			insert into item_view as seen (identity_kind, identity_id, item_id, viewed_at, times)
			select ${identity.kind}, ${identity.id}, id, ${now}::timestamptz, 1 from unseen where exists (select from admitted)
			on conflict (identity_kind, identity_id, item_id) do update
				set viewed_at = excluded.viewed_at, times = seen.times + 1 where seen.viewed_at <= ${dayBefore}
			returning item_id
		), pending as (
			insert into pending_count (item_id, views) select item_id, 1 from counted
		)
		select case
			when exists (select from counted) then 'counted'
			when not exists (select from item) then 'not_found'
			when not exists (select from known) then 'not_admitted'
			when exists (select from unseen) and not exists (select from admitted) then 'crowded_network'
			else 'seen_before'
		end as outcome
	`.execute(db)
	const outcome = found.rows[0]?.outcome ?? 'not_found'
	if (outcome === 'crowded_network') await keepUncountedView(db, itemId, outcome, now)
	return outcome
}

/** Why a view was stored but not counted. */
const uncountedReasons = ['crowded_address', 'crowded_network'] as const
type UncountedReason = (typeof uncountedReasons)[number]

/** Stores a view that does not count, with its reason; returns false if there is no such item. */
export async function keepUncountedView(
	db: Queryable,
	itemId: number,
	reason: UncountedReason,
	now: Date,
): Promise<boolean> {
	if (!isItemId(itemId)) return false
	const stored = await sql`
		insert into uncounted_view as day (item_id, day_start, reason, times)
		select id, ${startOfTehranDay(now)}, ${reason}, 1 from news_item where id = ${itemId} and state = 'shown'
		on conflict (item_id, day_start, reason) do update set times = day.times + 1
		returning item_id
	`.execute(db)
	return stored.rows.length > 0
}

/** The number of uncounted views of the day of a moment, by reason. */
export async function readUncountedViews(
	db: Queryable,
	day: Date,
): Promise<{ reason: UncountedReason; times: number }[]> {
	const found = await query({ reason: oneOf(uncountedReasons), times: integer })`
		select reason, sum(times)::integer as times from uncounted_view
		where day_start = ${startOfTehranDay(day)} group by reason order by reason
	`.execute(db)
	return found.rows
}

/** Uncounted views are stored for some months. */
export async function clearUncountedViews(db: Queryable, now: Date): Promise<void> {
	await sql`delete from uncounted_view where day_start < ${now}::timestamptz - interval '90 days'`.execute(db)
}

/** Deletes viewers from before the given moment; the counts stay. Returns how many rows were deleted. */
export async function settleViews(db: Queryable, before: Date): Promise<number> {
	return inTransaction(db, async (change) => {
		// Flushing counters changes the same items.
		await lockNewsWriters(change)
		const settled = await query({ rows: integer })`
			with gone as (
				delete from item_view where viewed_at < ${before}::timestamptz returning item_id, times
			), stored as (
				update news_item as item set views_settled = views_settled + sum.times
				from (select item_id, sum(times)::integer as times from gone group by item_id) as sum
				where item.id = sum.item_id
			)
			select count(*)::integer as rows from gone
		`.execute(change)
		return settled.rows[0]?.rows ?? 0
	})
}
