import type { OwnVotesResponse, VoteRequest } from '#contract/votes.ts'
import { signalNumbers, type VoteCounter } from '#domain/vote.ts'
import type { ListItem } from './home-data.ts'

/** This browser's votes on an item. */
export type OwnVotes = OwnVotesResponse['data'][string]
type Counts = Pick<ListItem, VoteCounter>
/** A vote as sent to the API. */
export type WireVote = Omit<VoteRequest, 'id'>

export const noVotes: OwnVotes = { importance: false, signal: null }

/** The vote of a press: importance is a toggle; undefined if a signal was already given. */
export function wireVote(kind: VoteCounter, own: OwnVotes): WireVote | undefined {
	if (kind === 'importance') return { subject: 1, decision: own.importance ? -1 : 1 }
	return own.signal === null ? { subject: 2, decision: signalNumbers[kind] } : undefined
}

/** An item and its votes with a vote added. A vote that is already counted changes nothing. */
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

/** Why a vote was not stored. A browser that refuses cookies has none even after requesting a session. */
export function voteFailure(status: number, hasCookies: boolean) {
	if (status === 429) return 'vote.tooMany'
	return (status === 401 || status === 403) && !hasCookies ? 'vote.cookies' : 'vote.failed'
}
