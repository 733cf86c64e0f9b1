import { voteLimits } from '#domain/limits.ts'
import { newsLocales } from '#domain/locale.ts'
import { counterOf, type VoteChoice, voteChoices } from '#domain/vote.ts'
import {
	type Column,
	integer,
	integers,
	moment,
	neverNull,
	oneOf,
	query,
	type Row,
	text,
	truth,
	uuid,
} from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { addPendingVotes, voteSums } from './item-counts.ts'

const { most: mostOfNetwork, minutes: windowMinutes } = voteLimits.ofOneNetwork

/**
 * Serialises votes of one network on one item until their transactions end, or a burst would be counted before any of
 * it is stored.
 */
export async function lockCrowd(change: Queryable, itemId: number, network: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(${crowdLock}, hashtext(${`${itemId} ${network}`}))`.execute(change)
}

// Any number that nothing else locks in our databases.
const crowdLock = 7_246_006

/**
 * A query for the group in which a vote waits for review, because its network has cast enough votes on the item; null
 * if it counts. It reads few rows in index order, because the planner would otherwise scan the table for an early
 * match.
 */
export function quarantineGroup(itemId: number, network: string | null, now: Date): Sql {
	if (network === null) return sql`select null::uuid as quarantine_group`
	const ofNetwork = sql`from vote where item_id = ${itemId} and network = ${network}`
	return sql`
		select case when (
			select count(*) from (
				select ${ofNetwork} and counted
					and cast_at > ${now}::timestamptz - make_interval(mins => ${sql.lit(windowMinutes)})
				order by cast_at desc limit ${sql.lit(mostOfNetwork)}
			) as recent
		) >= ${sql.lit(mostOfNetwork)}
		then coalesce(
			(select quarantine_group ${ofNetwork} and not counted order by cast_at desc limit 1), gen_random_uuid()
		) end as quarantine_group
	`
}

const sumColumns = Object.fromEntries(voteChoices.map((vote) => [counterOf[vote], integer])) as Record<
	(typeof counterOf)[VoteChoice],
	Column<number>
>

const quarantined = {
	group: neverNull(uuid),
	itemId: integer,
	slug: text,
	title: text,
	locale: oneOf(newsLocales),
	firstAt: moment,
	lastAt: moment,
	/** The number of votes in each twelfth of the time between the first and the last. */
	overTime: integers,
	/** Only on the same day is it known which votes came from one network. */
	networkKnown: truth,
	...sumColumns,
}
type QuarantinedVotes = Row<typeof quarantined>

const timeParts = 12

/** The groups that wait for review, the newest first. */
export async function findQuarantinedVotes(db: Queryable): Promise<QuarantinedVotes[]> {
	const found = await query(quarantined)`
		with waiting as (
			select vote.*, min(cast_at) over crowd as first_at, max(cast_at) over crowd as last_at from vote
			where not counted and not exists (
				select from vote_ruling as ruled where ruled.quarantine_group = vote.quarantine_group
			)
			window crowd as (partition by quarantine_group, item_id)
		), part as (
			select *, case when first_at = last_at then 1 else least(${sql.lit(timeParts)}, width_bucket(
				extract(epoch from cast_at), extract(epoch from first_at), extract(epoch from last_at), ${sql.lit(timeParts)}
			)) end as place from waiting
		)
		select quarantine_group as "group", item_id as "itemId", item.slug, item.title, item.locale,
			min(cast_at) as "firstAt", max(cast_at) as "lastAt",
			array(
				select (count(*) filter (where other = at))::integer from generate_series(1, ${sql.lit(timeParts)}) as at,
					unnest(array_agg(part.place)) as other group by at order by at
			) as "overTime",
			bool_or(network is not null) as "networkKnown", ${voteSums}
		from (select *, 1 as by from part) as part join news_item as item on item.id = part.item_id
		group by quarantine_group, item_id, item.slug, item.title, item.locale order by max(cast_at) desc
	`.execute(db)
	return found.rows
}

/** The number of waiting groups. */
export async function countQuarantinedGroups(db: Queryable): Promise<number> {
	const found = await query({ groups: integer })`
		select count(distinct quarantine_group)::integer as groups from vote
		where not counted and not exists (
			select from vote_ruling as ruled where ruled.quarantine_group = vote.quarantine_group
		)
	`.execute(db)
	return found.rows[0]?.groups ?? 0
}

export const voteDecisions = ['release', 'keep', 'void'] as const
/** Count them; leave them out without further review; or delete them. */
export type VoteDecision = (typeof voteDecisions)[number]

/**
 * An operator's decision on a group of votes, or on all votes of its network while that is known. Returns the number
 * of votes, undefined if there is no such group or its network is unknown.
 */
export async function decideVotes(
	db: Queryable,
	group: string,
	decision: VoteDecision,
	wholeNetwork: boolean,
	now: Date,
): Promise<number | undefined> {
	return inTransaction(db, async (change) => {
		const network = wholeNetwork ? await networkOf(change, group) : undefined
		const chosen = wholeNetwork
			? sql`network = ${network ?? null}`
			: sql`quarantine_group = ${group}::uuid and not counted`
		const found = await query({ votes: integer })`
			with chosen as materialized (select count(*)::integer as votes from vote where ${chosen}),
			moved as (${decided(decision, chosen)}),
			pending as (${addPendingVotes(sql`(select * from moved where by <> 0)`)})
			select votes from chosen
		`.execute(change)
		if (decision === 'keep') {
			await sql`
				insert into vote_ruling (quarantine_group, made_at)
				select distinct quarantine_group, ${now}::timestamptz from vote where ${chosen} and quarantine_group is not null
				on conflict do nothing
			`.execute(change)
		}
		return found.rows[0]?.votes || undefined
	})
}

/** Read first, because counted votes belong to no group. */
async function networkOf(db: Queryable, group: string): Promise<string | undefined> {
	const found = await query({ network: neverNull(text) })`
		select network from vote where quarantine_group = ${group}::uuid and network is not null limit 1
	`.execute(db)
	return found.rows[0]?.network
}

/** The statement that changes the chosen votes; returns by how much each of them changes its counter. */
const decided = (decision: VoteDecision, chosen: Sql): Sql =>
	({
		release: sql`
			update vote set counted = true, quarantine_group = null where ${chosen} and not counted
			returning item_id, choice, 1 as by`,
		keep: sql`
			update vote set counted = false, quarantine_group = crowd.id from (
				select item_id as crowd_item,
					coalesce((array_agg(quarantine_group) filter (where quarantine_group is not null))[1], gen_random_uuid()) as id
				from vote where ${chosen} group by item_id
			) as crowd where item_id = crowd_item and ${chosen} and counted
			returning item_id, choice, -1 as by`,
		void: sql`
			delete from vote where ${chosen}
			returning item_id, choice, case when counted then -1 else 0 end as by`,
	})[decision]
