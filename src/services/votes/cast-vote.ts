import { type Origin, type Vote, type VoteOutcome, type VoterIdentity, voteSubject } from '#domain/vote.ts'
import { createCoalescer } from '#services/coalesce-calls.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { admitBrowser } from '#store/votes/browser-admission-store.ts'
import { castVote as storeVote } from '#store/votes/vote-store.ts'

type VoteToCast = {
	voter: VoterIdentity
	itemId: number
	vote: Vote
	origin: Origin
}

type CastVoteParts = {
	db: Queryable
	now: () => number
	/** How many new voting browsers an address may bring in an hour. */
	newVotersPerHour: number
}

export type CastOutcome = VoteOutcome | { kind: 'too_many_voters' }
type CastVote = (vote: VoteToCast) => Promise<CastOutcome>

/** Stores votes of accounts and browsers. A new browser must be admitted first. */
export function createCastVote({ db, now, newVotersPerHour }: CastVoteParts): CastVote {
	const coalesce = createCoalescer<CastOutcome>()
	const cast = ({ voter, itemId, vote, origin }: VoteToCast): Promise<CastOutcome> =>
		inTransaction(db, async (change) => {
			const moment = new Date(now())
			if (voter.kind === 'session') {
				const browser = { sessionId: voter.id, origin }
				const admission = await admitBrowser(change, 'vote', browser, moment, newVotersPerHour)
				if (admission === 'too_many') return { kind: 'too_many_voters' }
			}
			return storeVote(change, voter, itemId, vote, { network: origin.network, now: moment })
		})
	return (vote) =>
		coalesce(
			`${vote.voter.kind}:${vote.voter.id}:${vote.itemId}:${vote.vote}`,
			() => cast(vote),
			(first) => afterThe(first, vote.vote),
		)
}

/** The outcome of the same vote just after the first one. */
function afterThe(first: CastOutcome, vote: Vote): CastOutcome {
	if (first.kind !== 'counted' && first.kind !== 'removed') return first
	return { kind: voteSubject(vote) === 'signal' ? 'already_voted' : 'unchanged', counts: first.counts }
}
