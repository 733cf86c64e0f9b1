import { useEffect } from 'react'
import type { ListItem } from '#web/news/home-data.ts'
import type { RowProps } from '#web/news/row-props.ts'
import { isTyping, singleKeysOn } from '#web/news/single-keys.ts'

/** `d` marks the focused story, or the first that is left, as done and goes on to the next. */
export function useDoneKey(
	rows: readonly RowProps<ListItem>[],
	done: ReadonlySet<number>,
	toggle: (id: number) => void,
): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { code, ctrlKey, metaKey, altKey, shiftKey } = event
			if (code !== 'KeyD' || ctrlKey || metaKey || altKey || shiftKey) return
			if (isTyping(event) || !singleKeysOn() || document.querySelector('dialog[open]') !== null) return
			const shown = [...document.querySelectorAll<HTMLElement>('.briefing-stories .news-row')]
			const focused = shown.findIndex((row) => row.contains(document.activeElement))
			const left = rows.flatMap(({ item }, index) => (done.has(item.id) ? [] : [index]))
			const at = left.includes(focused) ? focused : left[0]
			const marked = at === undefined ? undefined : rows[at]
			if (at === undefined || marked === undefined) return
			event.preventDefault()
			toggle(marked.item.id)
			const next = left.find((index) => index > at) ?? left.find((index) => index !== at)
			shown[next ?? at]?.querySelector<HTMLElement>('.headline')?.focus()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [rows, done, toggle])
}
