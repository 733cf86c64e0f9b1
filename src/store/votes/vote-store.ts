import {
	type Counter,
	counterOf,
	type ItemCounts,
	type StoredVotes,
	type Vote,
	type VoteChoice,
	type VoteOutcome,
	type VoterIdentity,
	voteChoices,
	voteSubject,
} from '#domain/vote.ts'
import { integer, oneOf, orNull, query, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import {
	addPendingVotes,
	countColumns,
	countsOf,
	currentCounts,
	isItemId,
	joinPending,
} from './item-counts.ts'
import { lockCrowd, quarantineGroup } from './vote-quarantine.ts'

type VoteContext = {
	/** A keyed hash of the voter's /24 or /48; null if the network is unknown (a test, a proxy). */
	network: string | null
	now: Date
}

/**
 * Stores one vote of an identity on an item together with its pending change of the counters, which are updated
 * within a second (`flush-counts.ts`); nothing of the item is locked. The counts include what is pending.
 */
export async function castVote(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	vote: Vote,
	context: VoteContext,
): Promise<VoteOutcome> {
	if (!isItemId(itemId)) return { kind: 'not_found' }
	if (vote === 'not-important') return clearImportance(db, identity, itemId)
	const { network } = context
	if (network === null || identity.kind === 'user')
		return addVote(db, identity, itemId, vote, { ...context, network: null })
	return inTransaction(db, async (change) => {
		await lockCrowd(change, itemId, network)
		return addVote(change, identity, itemId, vote, context)
	})
}

const shownItem = (itemId: number) => sql`
	select item.id, ${currentCounts} from news_item as item ${joinPending}
	where item.id = ${itemId} and item.state = 'shown'
`

async function addVote(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	vote: VoteChoice,
	{ network, now }: VoteContext,
): Promise<VoteOutcome> {
	const found = await query({ ...countColumns, counted: orNull(truth) }, { isPrepared: true })`
		with item as (${shownItem(itemId)}), crowd as (${quarantineGroup(itemId, network, now)}), stored as (
			insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, quarantine_group, network, cast_at)
			select ${identity.kind}, ${identity.id}, item.id, ${voteSubject(vote)}, ${vote}, crowd.quarantine_group is null,
				crowd.quarantine_group, ${network}, ${now}::timestamptz
			from item, crowd
			on conflict do nothing returning item_id, choice, counted
		), pending as (${addPendingVotes(sql`(select item_id, choice, 1 as by from stored where counted)`)})
		select ${countsOf('item')}, (select counted from stored) as counted from item
	`.execute(db)
	const [row] = found.rows
	if (row === undefined) return { kind: 'not_found' }
	const { counted, ...counts } = row
	if (counted === null) return { kind: vote === 'important' ? 'unchanged' : 'already_voted', counts }
	// A quarantined voter gets the same response as any other, so that a flooder does not learn of it.
	return { kind: 'counted', counts: counted ? moved(counts, counterOf[vote], 1) : counts }
}

async function clearImportance(db: Queryable, identity: VoterIdentity, itemId: number): Promise<VoteOutcome> {
	const found = await query({ ...countColumns, counted: orNull(truth) }, { isPrepared: true })`
		with item as (${shownItem(itemId)}), gone as (
			delete from vote where identity_kind = ${identity.kind} and identity_id = ${identity.id}
				and item_id = (select id from item) and subject = 'importance'
			returning item_id, choice, counted
		), pending as (${addPendingVotes(sql`(select item_id, choice, -1 as by from gone where counted)`)})
		select ${countsOf('item')}, (select counted from gone) as counted from item
	`.execute(db)
	const [row] = found.rows
	if (row === undefined) return { kind: 'not_found' }
	const { counted, ...counts } = row
	if (counted === null) return { kind: 'unchanged', counts }
	return { kind: 'removed', counts: counted ? moved(counts, 'importance', -1) : counts }
}

const moved = (counts: ItemCounts, counter: Counter, by: number): ItemCounts => ({
	...counts,
	[counter]: counts[counter] + by,
})

/** An identity's own votes; items without any are absent. */
export async function votesOf(
	db: Queryable,
	identity: VoterIdentity,
	itemIds: readonly number[],
): Promise<Map<number, StoredVotes>> {
	const found = await query({ itemId: integer, choice: oneOf(voteChoices) })`
		select item_id as "itemId", choice from vote
		where identity_kind = ${identity.kind} and identity_id = ${identity.id}
			and item_id = any(${itemIds.filter(isItemId)}::integer[])
	`.execute(db)
	const votes = new Map<number, StoredVotes>()
	for (const { itemId, choice } of found.rows) {
		const own = votes.get(itemId) ?? { important: false, signal: null }
		votes.set(itemId, choice === 'important' ? { ...own, important: true } : { ...own, signal: choice })
	}
	return votes
}
