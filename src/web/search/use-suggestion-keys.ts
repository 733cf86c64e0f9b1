import { type RefObject, useEffect } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Arrows move between the box and the suggestions, Enter opens the focused one, as it opens any link, and with Ctrl or
 * ⌘ follows it. What is typed goes into the box.
 */
export function useSuggestionKeys(card: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = card.current
		const box = element?.querySelector('input')
		if (!element || !box) return
		const onKey = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, target } = event
			if (event.isComposing || altKey) return
			const isCommand = ctrlKey || metaKey
			const row = target instanceof Element ? target.closest('.suggestion') : null
			const step = steps[key]
			if (step !== undefined && !isCommand) {
				const links = [...element.querySelectorAll<HTMLElement>('.suggestion > a')]
				const at = links.findIndex((link) => row?.contains(link))
				const stops = [box, ...links]
				stops.at((at + 1 + step) % stops.length)?.focus()
			} else if (key === 'Enter' && isCommand && row) {
				row.querySelector<HTMLElement>('.follow-button')?.click()
			} else {
				// The key itself then acts on the box.
				if (target instanceof HTMLAnchorElement && !isCommand && (key.length === 1 || key === 'Backspace'))
					box.focus()
				return
			}
			event.preventDefault()
		}
		element.addEventListener('keydown', onKey)
		return () => element.removeEventListener('keydown', onKey)
	}, [card])
}
