/** What a vote is about: one identity has one vote on an item for each. */
type VoteSubject = 'importance' | 'signal'

/** Whose vote it is: a signed-in person, or else a browser. */
export type VoterIdentity = { kind: 'user' | 'session'; id: string }

/** The counters of an item. Each is a column of `news_item` and, for lists in its order, of `news_list_entry`. */
export const counters = ['views', 'importance', 'bullish', 'bearish'] as const
export type Counter = (typeof counters)[number]
export type ItemCounts = Record<Counter, number>

/** Only the counters of an object. */
export const countsIn = (item: ItemCounts): ItemCounts =>
	Object.fromEntries(counters.map((counter) => [counter, item[counter]])) as ItemCounts

/** The votes that are stored, and the counter of each. */
export const counterOf = {
	important: 'importance',
	bullish: 'bullish',
	bearish: 'bearish',
} as const satisfies Record<string, Counter>
export type VoteChoice = keyof typeof counterOf
/** The counters that votes change. */
export type VoteCounter = (typeof counterOf)[VoteChoice]
/** A vote as it is cast; `not-important` withdraws the vote for importance. */
export type Vote = VoteChoice | 'not-important'
export const voteChoices = Object.keys(counterOf) as VoteChoice[]

export type VoteOutcome =
	| { kind: 'counted' | 'removed' | 'unchanged' | 'already_voted'; counts: ItemCounts }
	| { kind: 'not_found' }

/** An identity's own votes on one item. */
export type StoredVotes = { important: boolean; signal: 'bullish' | 'bearish' | null }

/** The numbers of signals on the wire. */
export const signalNumbers = { bullish: 1, bearish: -1 } as const

export function voteFromWire(subject: 1 | 2, decision: 1 | -1): Vote {
	if (subject === 1) return decision === 1 ? 'important' : 'not-important'
	return decision === 1 ? 'bullish' : 'bearish'
}

export const voteSubject = (vote: Vote): VoteSubject =>
	vote === 'bullish' || vote === 'bearish' ? 'signal' : 'importance'

/** The origin of an act as keyed hashes, which can be compared for one day; addresses are never stored. */
export type Origin = {
	/** One subscriber: an IPv4 address or an IPv6 /64. */
	address: string
	/** The /48 around a /64; null for IPv4. */
	wide: string | null
	/** A household, an office or a server farm: an IPv4 /24 or an IPv6 /48. */
	network: string
}

/** How long a new browser has to wait whose address has had too many new ones. */
export const admissionPauseSeconds = 600
