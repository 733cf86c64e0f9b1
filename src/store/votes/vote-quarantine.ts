import { randomUUID } from 'node:crypto'
import { voteLimits } from '#domain/limits.ts'
import { newsLocales } from '#domain/locale.ts'
import { counterOf, type KeptVote, keptVotes, type VoterIdentity } from '#domain/vote.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
import {
	type Column,
	integer,
	integers,
	moment,
	neverNull,
	oneOf,
	orNull,
	query,
	type Row,
	text,
	truth,
	uuid,
} from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { moveCounts } from './item-counts.ts'

const { most: mostOfNetwork, minutes: windowMinutes } = voteLimits.ofOneNetwork

/**
 * The group in which a vote waits for review, because its network has brought enough votes on the item; undefined
 * where it counts. The item is locked by the caller, so that a burst is counted one by one.
 */
export async function findQuarantine(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	network: string | null,
	now: Date,
): Promise<string | undefined> {
	if (network === null || identity.kind === 'user') return undefined
	const found = await query({ counted: integer, group: orNull(uuid) })`
		select (count(*) filter (
				where counted and cast_at > ${now}::timestamptz - make_interval(mins => ${windowMinutes})
			))::integer as counted,
			(array_agg(quarantine_group) filter (where not counted))[1] as "group"
		from vote where item_id = ${itemId} and network = ${network}
	`.execute(db)
	const { counted = 0, group = null } = found.rows[0] ?? {}
	return counted < mostOfNetwork ? undefined : (group ?? randomUUID())
}

const sumColumns = Object.fromEntries(keptVotes.map((vote) => [counterOf[vote], integer])) as Record<
	(typeof counterOf)[KeptVote],
	Column<number>
>

/** How many votes there are for each counter that votes move. */
export const voteSums = sql.join(
	keptVotes.map(
		(vote) =>
			sql`(count(*) filter (where choice = ${sql.lit(vote)}))::integer as ${sql.ref(counterOf[vote])}`,
	),
)

const quarantined = {
	group: neverNull(uuid),
	itemId: integer,
	slug: text,
	title: text,
	locale: oneOf(newsLocales),
	firstAt: moment,
	lastAt: moment,
	/** How many came in each twelfth of the time between the first and the last. */
	overTime: integers,
	/** While its day lasts it is known which votes came from the same network. */
	networkKnown: truth,
	...sumColumns,
}
type QuarantinedVotes = Row<typeof quarantined>

const timeParts = 12

/** What waits for review, the newest first. */
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
		from part join news_item as item on item.id = part.item_id
		group by quarantine_group, item_id, item.slug, item.title, item.locale order by max(cast_at) desc
	`.execute(db)
	return found.rows
}

/** How many groups wait. */
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
/** They count after all; they stay out and wait no longer; they are as if never cast. */
export type VoteDecision = (typeof voteDecisions)[number]

/**
 * What an operator says of a group of votes, or of all votes of its network while that is known: the counters change with
 * the rows. Answers how many votes it is about, undefined where there is no such group or its network is forgotten.
 */
export async function decideVotes(
	db: Queryable,
	group: string,
	decision: VoteDecision,
	wholeNetwork: boolean,
	now: Date,
): Promise<number | undefined> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const network = wholeNetwork ? await networkOf(change, group) : undefined
		const chosen = wholeNetwork
			? sql`network = ${network ?? null}`
			: sql`quarantine_group = ${group}::uuid and not counted`
		const items = await query({ id: integer })`
			select id from news_item where id in (select item_id from vote where ${chosen}) order by id for no key update
		`.execute(change)
		if (items.rows.length === 0) return undefined
		let votes = 0
		for (const { id } of items.rows) votes += await decideOnItem(change, id, chosen, decision)
		if (decision === 'keep') {
			await sql`
				insert into vote_ruling (quarantine_group, made_at)
				select distinct quarantine_group, ${now}::timestamptz from vote where ${chosen} and quarantine_group is not null
				on conflict do nothing
			`.execute(change)
		}
		return votes
	})
}

/** Asked before anything is changed, because votes that count belong to no group. */
async function networkOf(db: Queryable, group: string): Promise<string | undefined> {
	const found = await query({ network: neverNull(text) })`
		select network from vote where quarantine_group = ${group}::uuid and network is not null limit 1
	`.execute(db)
	return found.rows[0]?.network
}

/** The item is locked by the caller. */
async function decideOnItem(
	change: Queryable,
	itemId: number,
	chosen: Sql,
	decision: VoteDecision,
): Promise<number> {
	const mine = sql`item_id = ${itemId} and ${chosen}`
	const moved = {
		release: sql`update vote set counted = true, quarantine_group = null where ${mine} and not counted returning choice, 1 as by`,
		keep: sql`
			update vote set counted = false, quarantine_group = (
				select coalesce((array_agg(quarantine_group) filter (where quarantine_group is not null))[1], gen_random_uuid())
				from vote where ${mine}
			) where ${mine} and counted returning choice, -1 as by`,
		void: sql`delete from vote where ${mine} returning choice, case when counted then -1 else 0 end as by`,
	}[decision]
	const found = await query({ votes: integer, moved: integer, ...sumColumns })`
		with chosen as materialized (select count(*)::integer as votes from vote where ${mine}), moved as (${moved})
		select (select votes from chosen) as votes, (count(*) filter (where by <> 0))::integer as moved, ${sumsOfMoves} from moved
	`.execute(change)
	const [sums] = found.rows
	if (sums === undefined) return 0
	const { votes, moved: moves, ...by } = sums
	if (moves > 0) await moveCounts(change, itemId, by)
	return votes
}

const sumsOfMoves = sql.join(
	keptVotes.map(
		(vote) =>
			sql`coalesce(sum(by) filter (where choice = ${sql.lit(vote)}), 0)::integer as ${sql.ref(counterOf[vote])}`,
	),
)
