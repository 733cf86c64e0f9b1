import { createCoalescer } from '#commands/coalesce-calls.ts'
import { type Origin, type Vote, type VoteOutcome, type VoterIdentity, voteSubject } from '#domain/vote.ts'
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
	/** Browsers that never voted before and that an address may bring in an hour. */
	newVotersPerHour: number
}

export type CastOutcome = VoteOutcome | { kind: 'too_many_voters' }
type CastVote = (vote: VoteToCast) => Promise<CastOutcome>

/** Votes of people and browsers. A browser that never voted before must be let in first. */
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

/** What the same vote finds just after the first one. */
function afterThe(first: CastOutcome, vote: Vote): CastOutcome {
	if (first.kind !== 'counted' && first.kind !== 'removed') return first
	return { kind: voteSubject(vote) === 'signal' ? 'already_voted' : 'unchanged', counts: first.counts }
}
