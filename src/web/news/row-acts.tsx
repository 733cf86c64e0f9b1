import {
	type ComponentType,
	type ReactNode,
	startTransition,
	useEffect,
	useOptimistic,
	useRef,
	useState,
} from 'react'
import { signalNumbers, type VoteCounter } from '#domain/vote.ts'
import { shortNumber, wholeNumber } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { loadTagsDialog } from '#web/tags/load-tags-dialog.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import type { ListItem } from './home-data.ts'
import { noVotes, type OwnVotes, wireVote, withVote } from './own-votes.ts'
import type { Home } from './use-home.ts'
import { useShare } from './use-share.ts'
import { hasShare, VoteShare } from './vote-share.tsx'
import './row-acts.css'

type RowActions = {
	onVote: (item: ListItem, kind: VoteCounter) => void
	onOpen: (item: Pick<ListItem, 'id' | 'views'>) => void
	onKeep: (id: number) => void
}

/** The props of a row: an item, the reader's own votes and saves, and the actions. */
export type RowProps<Item = ListItem> = RowActions & {
	home: Home
	item: Item
	own: OwnVotes | undefined
	isOpened: boolean
	kept: boolean
}

type Props = Pick<RowProps, 'item' | 'own' | 'kept' | 'onVote' | 'onKeep'>

/**
 * The actions of an item. On a narrow touch screen only vote counts are visible; the rest is tiny until “More”
 * enlarges all of them: their names and targets are always there.
 */
export function RowActs({ item: drawn, own: known, kept, onVote, onKeep }: Props) {
	const text = useText()
	const share = useShare()
	// A vote is shown immediately; the list is rendered and the server called afterwards.
	const [shown, press] = useOptimistic({ item: drawn, own: known }, withPress)
	const { item } = shown
	const vote = (kind: VoteCounter) =>
		startTransition(() => {
			press(kind)
			onVote(drawn, kind)
		})
	return (
		<>
			<div className="row-acts">
				{hasShare(item) && <VoteShare {...item} />}
				<VoteButton kind="bullish" {...shown} onVote={vote} />
				<VoteButton kind="bearish" {...shown} onVote={vote} />
			</div>
			<div className="row-late">
				<VoteButton kind="importance" {...shown} onVote={vote} />
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

const looks = { bullish: 'act-up', bearish: 'act-down', importance: 'act-mark' } as const

/** The accessible name has every count. Counts of zero, and those that a share replaces, are not shown. */
function VoteButton(props: Shown & { kind: VoteCounter; onVote: (kind: VoteCounter) => void }) {
	const { kind, item, own = noVotes, onVote } = props
	const text = useText()
	const locale = useLocale()
	const isMark = kind === 'importance'
	const name = text(isMark ? 'card.important' : `card.${kind}`)
	const count = item[kind]
	return (
		<Act
			kind={looks[kind]}
			name={`${name} ${wholeNumber(count, locale)}`}
			hint={name}
			pressed={isMark ? own.importance : own.signal === signalNumbers[kind]}
			onPress={() => onVote(kind)}
		>
			{isMark && <i />}
			{count > 0 && (isMark || !hasShare(item)) && <bdi>{shortNumber(count, locale)}</bdi>}
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
	<button
		className={`act ${kind}`}
		aria-label={name}
		aria-pressed={pressed}
		{...hintOnHover(hint)}
		onClick={onPress}
	>
		{children}
	</button>
)

type Dialog = ComponentType<{ item: ListItem; onClose: () => void }>

/**
 * Rare actions of an item. Where the other actions are visible there is only “Tags”, as a button. On a narrow touch
 * screen “More” opens all of them, and closes when the dialog that was opened from it closes.
 */
function RowMore({ item }: { item: ListItem }) {
	const text = useText()
	const say = useMessage()
	const locale = useLocale()
	const fold = useRef<HTMLDetailsElement>(null)
	const [isOpen, setOpen] = useState(false)
	const [dialog, setDialog] = useState<{ Dialog: Dialog }>()
	useFoldedFromOutside(fold, isOpen)
	const openTags = async (): Promise<void> => {
		try {
			const loaded = await loadTagsDialog(locale)
			setDialog({ Dialog: loaded })
		} catch {
			say('error', text('card.tagsFailed'), { label: text('news.retry'), run: () => void openTags() })
		}
	}
	const closeTags = () => {
		setDialog(undefined)
		const details = fold.current
		if (!details?.open) return
		// The focused button is hidden with it.
		details.querySelector('summary')?.focus()
		details.open = false
	}
	return (
		<>
			<details ref={fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
				<summary
					className="act act-more"
					aria-label={text('card.more')}
					{...hintOnHover(text('card.more'))}
				/>
			</details>
			<button
				className="act act-tags"
				aria-haspopup="dialog"
				{...hintOnHover(text('card.tags'))}
				onClick={() => void openTags()}
			>
				<span>{text('card.tags')}</span>
			</button>
			{dialog && <dialog.Dialog item={item} onClose={closeTags} />}
		</>
	)
}

/** A press outside the row closes it, and so does Escape, which restores the focus. */
function useFoldedFromOutside(fold: React.RefObject<HTMLDetailsElement | null>, isOpen: boolean): void {
	useEffect(() => {
		const details = fold.current
		const row = details?.closest('.news-row')
		if (!isOpen || !details || !row) return
		const onPress = ({ target }: Event) => {
			if (target instanceof Node && !row.contains(target)) details.open = false
		}
		const onKey = ({ key }: KeyboardEvent) => {
			// In a dialog Escape closes the dialog.
			if (key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
			if (row.contains(document.activeElement)) details.querySelector('summary')?.focus()
			details.open = false
		}
		document.addEventListener('pointerdown', onPress)
		document.addEventListener('keydown', onKey)
		return () => {
			document.removeEventListener('pointerdown', onPress)
			document.removeEventListener('keydown', onKey)
		}
	}, [fold, isOpen])
}
