import type { OwnVotesResponse, VoteRequest } from '#contract/votes.ts'
import { signalNumbers, type VoteCounter } from '#domain/vote.ts'
import type { ListItem } from './home-data.ts'

/** What this browser has voted on an item. */
export type OwnVotes = OwnVotesResponse['data'][string]
type Counts = Pick<ListItem, VoteCounter>
/** The wire's numbers for a vote. */
export type WireVote = Omit<VoteRequest, 'id'>

export const noVotes: OwnVotes = { importance: false, signal: null }

/** What a press of a button asks for: importance is a toggle; undefined where a signal was given before. */
export function wireVote(kind: VoteCounter, own: OwnVotes): WireVote | undefined {
	if (kind === 'importance') return { subject: 1, decision: own.importance ? -1 : 1 }
	return own.signal === null ? { subject: 2, decision: signalNumbers[kind] } : undefined
}

/** How an item and the votes on it look with a vote in. One that is in already changes nothing. */
export function withVote<Item extends Counts>(
	{ own, item }: { own: OwnVotes; item: Item },
	{ subject, decision }: WireVote,
): { own: OwnVotes; item: Item } {
	if (subject === 2) {
		if (own.signal !== null) return { own, item }
		const kind = decision === signalNumbers.bullish ? 'bullish' : 'bearish'
		return { own: { ...own, signal: decision }, item: { ...item, [kind]: item[kind] + 1 } }
	}
	const importance = decision === 1
	if (own.importance === importance) return { own, item }
	return {
		own: { ...own, importance },
		item: { ...item, importance: Math.max(0, item.importance + decision) },
	}
}

/** Why a vote was not stored. A browser that refuses cookies has none of ours even after it asked for a session. */
export function voteFailure(status: number, hasCookies: boolean) {
	if (status === 429) return 'vote.tooMany'
	return (status === 401 || status === 403) && !hasCookies ? 'vote.cookies' : 'vote.failed'
}
