import { type ComponentType, startTransition, useOptimistic, useState } from 'react'
import { createPortal } from 'react-dom'
import type { VoteCounter } from '#domain/vote.ts'
import { shortNumber, wholeNumber } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { loadRowSheet } from '#web/tags/load-row-sheet.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import type { ListItem } from './home-data.ts'
import { noVotes, type OwnVotes, wireVote, withVote } from './own-votes.ts'
import { useRowList } from './row-context.ts'
import { isOwn, type RowActsProps, voteKinds, voteNames } from './row-props.ts'
import { useShare } from './use-share.ts'
import './row-acts.css'

/**
 * The counts of an item, and its actions in one order. With a mouse the actions lie over the counts on hover and with
 * focus; under a finger only “More” is visible. Their names and targets are always there.
 */
export function RowActs(props: RowActsProps) {
	const { item: drawn, own: known, saved, onVote, onKeep } = props
	const text = useText()
	const locale = useLocale()
	const share = useShare()
	// A vote is shown immediately; the list is rendered and the server called afterwards.
	const [{ item, own = noVotes }, press] = useOptimistic({ item: drawn, own: known }, withPress)
	const vote = (kind: VoteCounter) =>
		startTransition(() => {
			press(kind)
			onVote(drawn, kind)
		})
	return (
		<>
			<div className="row-acts">
				{voteKinds.map((kind) => (
					<Act
						key={kind}
						kind={kind}
						name={`${text(voteNames[kind])} ${wholeNumber(item[kind], locale)}`}
						hint={text(voteNames[kind])}
						pressed={isOwn(kind, own)}
						onPress={() => vote(kind)}
					/>
				))}
				<Act kind="keep" name={text('account.bookmark')} pressed={saved} onPress={() => onKeep(item)} />
				<Act kind="share" name={text('card.share')} onPress={() => void share(item)} />
				<RowMore {...props} item={item} own={own} onVote={(_, kind) => vote(kind)} />
			</div>
			<RowCounts item={item} own={own} saved={saved} />
		</>
	)
}

type Shown = { item: ListItem; own: OwnVotes | undefined }

function withPress({ item, own = noVotes }: Shown, kind: VoteCounter): Shown {
	const vote = wireVote(kind, own)
	return vote === undefined ? { item, own } : withVote({ own, item }, vote)
}

/** From here on a count may be wider than its column; that of views has room for one digit more. */
const leastLong = 10_000

type CountsProps = { item: ListItem; own?: OwnVotes; saved?: boolean }

/** The counts in one order; Latest shows all of them, any other narrow list the largest. The buttons have them in their names. */
export function RowCounts({ item, own = noVotes, saved = false }: CountsProps) {
	const text = useText()
	const locale = useLocale()
	const { isFull } = useRowList()
	const most = Math.max(...voteKinds.map((kind) => item[kind]))
	const largest = voteKinds.find((kind) => item[kind] === most)
	const isLong = most >= leastLong || (isFull === true && item.views >= 10 * leastLong)
	return (
		<div className={isLong ? 'row-counts row-counts-long' : 'row-counts'}>
			{isFull && (
				<span className="count count-views" {...hintOnHover(text('card.views'))}>
					<span className="sr-only">{text('card.views')} </span>
					<bdi>{shortNumber(item.views, locale)}</bdi>
				</span>
			)}
			{voteKinds.map(
				(kind) =>
					(isFull || item[kind] > 0) && (
						<span
							key={kind}
							className={`count count-${kind}${isOwn(kind, own) ? ' count-own' : ''}${kind === largest ? ' count-largest' : ''}`}
							aria-hidden="true"
						>
							{shortNumber(item[kind], locale)}
						</span>
					),
			)}
			{saved && <span className="count count-saved" aria-hidden="true" />}
		</div>
	)
}

type ActProps = { kind: string; name: string; hint?: string; pressed?: boolean; onPress: () => void }

/** The icon comes from the style sheet. There is no type attribute: there is no form around, and sixty of them are a kilobyte. */
const Act = ({ kind, name, hint = name, pressed, onPress }: ActProps) => (
	<button
		className={`act act-${kind}`}
		aria-label={name}
		aria-pressed={pressed}
		{...hintOnHover(hint)}
		onClick={onPress}
	/>
)

type Sheet = ComponentType<RowActsProps & { onClose: () => void }>

/** Opens all actions in words; few readers do, so no page contains them. */
function RowMore(props: RowActsProps) {
	const text = useText()
	const say = useMessage()
	const locale = useLocale()
	const [sheet, setSheet] = useState<{ Sheet: Sheet }>()
	const open = async (): Promise<void> => {
		try {
			setSheet({ Sheet: await loadRowSheet(locale) })
		} catch {
			say('error', text('card.moreFailed'), { label: text('news.retry'), run: () => void open() })
		}
	}
	return (
		<>
			<button
				className="act act-more"
				aria-label={text('card.more')}
				aria-haspopup="dialog"
				{...hintOnHover(text('card.more'))}
				onClick={() => void open()}
			/>
			{/* Outside of the row, whose type and colours it must not inherit. */}
			{sheet && createPortal(<sheet.Sheet {...props} onClose={() => setSheet(undefined)} />, document.body)}
		</>
	)
}
