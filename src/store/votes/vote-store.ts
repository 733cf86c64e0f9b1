import {
	counterOf,
	type ItemCounts,
	type KeptVote,
	keptVotes,
	type OwnVotes,
	type Vote,
	type VoteOutcome,
	type VoterIdentity,
	voteSubject,
} from '#domain/vote.ts'
import { integer, oneOf, query, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { isItemId, lockItem, moveCounts } from './item-counts.ts'
import { findQuarantine } from './vote-quarantine.ts'

type VoteContext = {
	/** A keyed hash of the voter's /24 or /48; null where votes from one network mean nothing (a test, a proxy). */
	network: string | null
	now: Date
}

/** One say of an identity on an item. The row and the counters change together, or neither does. */
export async function castVote(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	vote: Vote,
	context: VoteContext,
): Promise<VoteOutcome> {
	return inTransaction(db, async (change) => {
		// Votes on one item take turns, so that two at once from one identity are seen one after the other.
		const counts = await lockItem(change, itemId)
		if (counts === undefined) return { kind: 'not_found' }
		return vote === 'not-important'
			? clearImportance(change, identity, itemId, counts)
			: addVote(change, identity, itemId, vote, counts, context)
	})
}

async function addVote(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	vote: KeptVote,
	counts: ItemCounts,
	{ network, now }: VoteContext,
): Promise<VoteOutcome> {
	const group = await findQuarantine(db, identity, itemId, network, now)
	// Of people who signed in nothing is kept of where they were.
	const origin = identity.kind === 'user' ? null : network
	const stored = await sql`
		insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, quarantine_group, network, cast_at)
		values (${identity.kind}, ${identity.id}, ${itemId}, ${voteSubject(vote)}, ${vote}, ${group === undefined},
			${group ?? null}, ${origin}, ${now})
		on conflict do nothing returning item_id
	`.execute(db)
	if (stored.rows.length === 0) return { kind: vote === 'important' ? 'unchanged' : 'already_voted', counts }
	// A quarantined voter is answered like any other: who floods an item need not learn that it failed.
	if (group !== undefined) return { kind: 'counted', counts }
	return { kind: 'counted', counts: (await moveCounts(db, itemId, { [counterOf[vote]]: 1 })) ?? counts }
}

async function clearImportance(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	counts: ItemCounts,
): Promise<VoteOutcome> {
	const gone = await query({ counted: truth })`
		delete from vote where identity_kind = ${identity.kind} and identity_id = ${identity.id}
			and item_id = ${itemId} and subject = 'importance'
		returning counted
	`.execute(db)
	const [row] = gone.rows
	if (row === undefined) return { kind: 'unchanged', counts }
	if (!row.counted) return { kind: 'removed', counts }
	return { kind: 'removed', counts: (await moveCounts(db, itemId, { importance: -1 })) ?? counts }
}

/** An identity's own votes; an item without any is absent. */
export async function votesOf(
	db: Queryable,
	identity: VoterIdentity,
	itemIds: readonly number[],
): Promise<Map<number, OwnVotes>> {
	const found = await query({ itemId: integer, choice: oneOf(keptVotes) })`
		select item_id as "itemId", choice from vote
		where identity_kind = ${identity.kind} and identity_id = ${identity.id}
			and item_id = any(${itemIds.filter(isItemId)}::integer[])
	`.execute(db)
	const votes = new Map<number, OwnVotes>()
	for (const { itemId, choice } of found.rows) {
		const own = votes.get(itemId) ?? { important: false, signal: null }
		votes.set(itemId, choice === 'important' ? { ...own, important: true } : { ...own, signal: choice })
	}
	return votes
}
