import { type ReactNode, startTransition, useOptimistic } from 'react'
import type { UiLocale } from '#domain/locale.ts'
import type { VoteCounter } from '#domain/vote.ts'
import { shortNumber, wholeNumber } from '#text/format.ts'
import { useText } from '#web/layout/use-locale.ts'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import type { ListItem } from './home-data.ts'
import { noVotes, type OwnVotes, wireVote, withVote } from './own-votes.ts'
import { RowMore } from './row-more.tsx'
import { useShare } from './use-share.ts'
import { hasShare, VoteShare } from './vote-share.tsx'
import './row-acts.css'

export type RowActions = {
	onVote: (item: ListItem, kind: VoteCounter) => void
	onOpen: (item: Pick<ListItem, 'id' | 'views'>) => void
	onKeep: (id: number) => void
}

type Props = Pick<RowActions, 'onVote' | 'onKeep'> & {
	item: ListItem
	own: OwnVotes | undefined
	kept: boolean
	uiLocale: UiLocale
}

/**
 * The actions of an item. On a narrow touch screen only vote counts are visible; the rest is tiny until “More”
 * enlarges all of them: their names and targets are always there.
 */
export function RowActs({ item: drawn, own: known, kept, uiLocale, onVote, onKeep }: Props) {
	const text = useText()
	const share = useShare()
	// A vote is shown immediately; the list is rendered and the server called afterwards.
	const [{ item, own }, press] = useOptimistic({ item: drawn, own: known }, withPress)
	// The share of votes replaces both counts.
	const counts = !hasShare(item)
	const voteOn = (kind: VoteCounter) => () =>
		startTransition(() => {
			press(kind)
			onVote(drawn, kind)
		})
	return (
		<>
			<div className="row-acts">
				{!counts && <VoteShare bullish={item.bullish} bearish={item.bearish} uiLocale={uiLocale} />}
				<VoteButton
					name={text('card.bullish')}
					count={item.bullish}
					showCount={counts}
					mine={own?.signal === 1}
					tone="act-up"
					onPress={voteOn('bullish')}
					uiLocale={uiLocale}
				/>
				<VoteButton
					name={text('card.bearish')}
					count={item.bearish}
					showCount={counts}
					mine={own?.signal === -1}
					tone="act-down"
					onPress={voteOn('bearish')}
					uiLocale={uiLocale}
				/>
			</div>
			<div className="row-late">
				<VoteButton
					name={text('card.important')}
					count={item.importance}
					showCount
					mine={own?.importance === true}
					tone="act-mark"
					onPress={voteOn('importance')}
					uiLocale={uiLocale}
				/>
				<Act kind="act-share" name={text('card.share')} onPress={() => void share(item)}>
					<i />
				</Act>
				<Act kind="act-keep" name={text('account.bookmark')} pressed={kept} onPress={() => onKeep(item.id)}>
					<i />
				</Act>
			</div>
			<RowMore item={item} />
		</>
	)
}

type Shown = { item: ListItem; own: OwnVotes | undefined }

function withPress({ item, own = noVotes }: Shown, kind: VoteCounter): Shown {
	const vote = wireVote(kind, own)
	return vote === undefined ? { item, own } : withVote({ own, item }, vote)
}

type VoteButtonProps = {
	name: string
	count: number
	showCount: boolean
	mine: boolean
	tone: string
	uiLocale: UiLocale
	onPress: () => void
}

/** A count of zero is not shown, but is in the accessible name. */
function VoteButton({ name, count, showCount, mine, tone, uiLocale, onPress }: VoteButtonProps) {
	return (
		<Act
			kind={tone}
			name={`${name} ${wholeNumber(count, uiLocale)}`}
			hint={name}
			pressed={mine}
			onPress={onPress}
		>
			{tone === 'act-mark' && <i />}
			{showCount && count > 0 && <bdi>{shortNumber(count, uiLocale)}</bdi>}
		</Act>
	)
}

type ActProps = {
	kind: string
	name: string
	hint?: string
	pressed?: boolean
	onPress: () => void
	children?: ReactNode
}

/**
 * The icon comes from the style sheet; for tiny ones it is an element, because more of it must be found than is
 * visible. There is no type attribute: there is no form around, and fifty of them are a kilobyte.
 */
const Act = ({ kind, name, hint = name, pressed, onPress, children }: ActProps) => (
	<button className={kind} aria-label={name} aria-pressed={pressed} {...hintOnHover(hint)} onClick={onPress}>
		{children}
	</button>
)
