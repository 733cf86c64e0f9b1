import { signalNumbers, type VoteCounter } from '#domain/vote.ts'
import type { ListItem } from './home-data.ts'
import type { OwnVotes } from './own-votes.ts'

/** An item, the reader's own votes and saves, and the actions. */
export type RowProps<Item = ListItem> = {
	item: Item
	own: OwnVotes | undefined
	/** It was opened on this page. */
	isRead: boolean
	saved: boolean
	onVote: (item: ListItem, kind: VoteCounter) => void
	onOpen: (item: Pick<ListItem, 'id' | 'views'>) => void
	onKeep: (item: ListItem) => void
	/** Mutes the source, where a list offers it. */
	onMute?: (source: ListItem['source']) => void
}

export type RowActsProps = Pick<RowProps, 'item' | 'own' | 'saved' | 'onVote' | 'onKeep' | 'onMute'>

/** In the order in which they are shown. */
export const voteKinds = ['bullish', 'bearish', 'importance'] as const

export const voteNames = {
	bullish: 'card.bullish',
	bearish: 'card.bearish',
	importance: 'card.important',
} as const

export const isOwn = (kind: VoteCounter, own: OwnVotes): boolean =>
	kind === 'importance' ? own.importance : own.signal === signalNumbers[kind]
