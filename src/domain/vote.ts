/** What a vote is about: one identity has one say on an item for each. */
type VoteSubject = 'importance' | 'signal'

/** Whose vote it is: a signed-in person, or else a browser. */
export type VoterIdentity = { kind: 'user' | 'session'; id: string }

/** What is counted on an item. Each is a column of `news_item` and, for the lists in its order, of `news_list_entry`. */
export const counters = ['views', 'importance', 'bullish', 'bearish'] as const
export type Counter = (typeof counters)[number]
export type ItemCounts = Record<Counter, number>

/** The counters of something that holds more. */
export const countsIn = (item: ItemCounts): ItemCounts =>
	Object.fromEntries(counters.map((counter) => [counter, item[counter]])) as ItemCounts

/** The votes that are kept, and the counter that each moves. */
export const counterOf = {
	important: 'importance',
	bullish: 'bullish',
	bearish: 'bearish',
} as const satisfies Record<string, Counter>
export type KeptVote = keyof typeof counterOf
/** The counters that readers move by voting. */
export type VoteCounter = (typeof counterOf)[KeptVote]
/** A vote as it is cast; the last takes importance back. */
export type Vote = KeptVote | 'not-important'
export const keptVotes = Object.keys(counterOf) as KeptVote[]

export type VoteOutcome =
	| { kind: 'counted' | 'removed' | 'unchanged' | 'already_voted'; counts: ItemCounts }
	| { kind: 'not_found' }

/** An identity's own votes on one item. */
export type StoredVotes = { important: boolean; signal: 'bullish' | 'bearish' | null }

/** A signal as it travels: as the decision of a vote, and among one's own votes. */
export const signalNumbers = { bullish: 1, bearish: -1 } as const

export function voteFromWire(subject: 1 | 2, decision: 1 | -1): Vote {
	if (subject === 1) return decision === 1 ? 'important' : 'not-important'
	return decision === 1 ? 'bullish' : 'bearish'
}

export const voteSubject = (vote: Vote): VoteSubject =>
	vote === 'bullish' || vote === 'bearish' ? 'signal' : 'importance'

/** Where an act comes from, as keyed hashes that tell equal from different for one day; addresses are never stored. */
export type Origin = {
	/** One subscriber: an IPv4 address or an IPv6 /64. */
	address: string
	/** The /48 around a /64; null for IPv4. */
	wide: string | null
	/** A household, an office or a server farm: an IPv4 /24 or an IPv6 /48. */
	network: string
}
