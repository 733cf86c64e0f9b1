import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { loadTagsDialog } from '#web/tags/load-tags-dialog.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import type { ListItem } from './home-data.ts'
import './row-more.css'

type Dialog = ComponentType<{ item: ListItem; onClose: () => void }>

/**
 * Rare actions of an item. Where the other actions are visible there is only “Tags”, as a button. On a narrow touch
 * screen “More” opens all of them, and closes when the dialog that was opened from it closes.
 */
export function RowMore({ item }: { item: ListItem }) {
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
				<summary className="act-more" aria-label={text('card.more')} {...hintOnHover(text('card.more'))} />
			</details>
			<button
				className="act-tags"
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
