import type { NewsItem } from './home-data.ts'

/** What this browser has voted on an item. */
export type OwnVotes = { importance: boolean; signal: 1 | -1 | null }
export type VoteKind = 'importance' | 'bullish' | 'bearish'
export type Counts = Pick<NewsItem, 'importance' | 'bullish' | 'bearish'>

export const noVotes: OwnVotes = { importance: false, signal: null }

/** The wire's numbers for a press of a button: importance is a toggle, a signal is given once. */
export function wireVote(kind: VoteKind, own: OwnVotes): { subject: 1 | 2; decision: 1 | -1 } {
	if (kind === 'importance') return { subject: 1, decision: own.importance ? -1 : 1 }
	return { subject: 2, decision: kind === 'bullish' ? 1 : -1 }
}

/** How counts and own votes look once the vote is in; undefined where a signal was given before. */
export function afterVote(
	kind: VoteKind,
	own: OwnVotes,
	counts: Counts,
): { own: OwnVotes; counts: Counts } | undefined {
	if (kind === 'importance') {
		const change = own.importance ? -1 : 1
		return {
			own: { ...own, importance: !own.importance },
			counts: { ...counts, importance: Math.max(0, counts.importance + change) },
		}
	}
	if (own.signal !== null) return undefined
	return {
		own: { ...own, signal: kind === 'bullish' ? 1 : -1 },
		counts: { ...counts, [kind]: counts[kind] + 1 },
	}
}
