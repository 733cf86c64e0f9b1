export type Vote = 'important' | 'not-important' | 'bullish' | 'bearish'

/** What a vote is about: one identity has one say on an item for each. */
export type VoteSubject = 'importance' | 'signal'

/** Whose vote it is: a signed-in person, or else a browser. */
export type VoterIdentity = { kind: 'user' | 'session'; id: string }

export type VoteCounts = { views: number; importance: number; bullish: number; bearish: number }

export type VoteOutcome =
	| { kind: 'counted' | 'removed' | 'unchanged' | 'already_voted'; counts: VoteCounts }
	| { kind: 'not_found' }

/** An identity's own votes on one item. */
export type OwnVotes = { important: boolean; signal: 'bullish' | 'bearish' | null }

export function voteFromWire(subject: 1 | 2, decision: 1 | -1): Vote {
	if (subject === 1) return decision === 1 ? 'important' : 'not-important'
	return decision === 1 ? 'bullish' : 'bearish'
}

export const voteSubject = (vote: Vote): VoteSubject =>
	vote === 'bullish' || vote === 'bearish' ? 'signal' : 'importance'
