import { useEffect } from 'react'
import { createStore, useStore } from '#web/create-store.ts'
import { useText } from '#web/layout/use-locale.ts'
import { remember, storage } from '#web/local-storage.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { shortcutKeys } from './shortcut-keys.ts'
import { isTyping, singleKeysOn } from './single-keys.ts'
import './shortcuts.css'

/** By the key's position, so that a Persian keyboard works: the button that each presses on the focused row. */
const pressed: Record<string, string> = {
	KeyO: '.headline',
	KeyS: '.act-keep',
	KeyV: '.act-bullish',
	KeyB: '.act-bearish',
	KeyI: '.act-importance',
}
const steps: Record<string, number> = { KeyJ: 1, KeyK: -1 }

const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey

function goTo(step: number): void {
	const rows = [...document.querySelectorAll<HTMLElement>('.news-row')]
	const at = rows.findIndex((row) => row.contains(document.activeElement))
	const next = rows[at === -1 ? (step > 0 ? 0 : -1) : at + step]
	if (next === undefined) return
	// Set here, because only these keys focus a row.
	next.tabIndex = -1
	next.focus({ preventScroll: true })
	next.scrollIntoView({ block: 'nearest' })
}

/** Whether their overview is open; the settings open it too. */
export const shortcutsOpen = createStore(false)

/** The shortcuts of the list, their overview, and the switch that turns them off. */
export function Shortcuts() {
	const text = useText()
	const open = useStore(shortcutsOpen, false)
	const on = useStore(storage, true, singleKeysOn)
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (isTyping(event) || !isPlain(event) || document.querySelector('dialog[open]') !== null) return
			// The overview stays available for turning them on again.
			if (!singleKeysOn()) return
			const { code, shiftKey } = event
			if (event.key === '?' || (code === 'Slash' && shiftKey)) shortcutsOpen.set(true)
			else if (shiftKey) return
			else if (steps[code] !== undefined) goTo(steps[code])
			else if (pressed[code] !== undefined) {
				const row = document.activeElement?.closest('.news-row')
				row?.querySelector<HTMLElement>(pressed[code])?.click()
				if (!row) return
			} else return
			event.preventDefault()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [])
	return (
		<Dialog open={open} onClose={() => shortcutsOpen.set(false)} title={text('keys.title')}>
			<div className="keys-help">
				<dl>
					{shortcutKeys.map(([key, name]) => (
						<div key={key}>
							<dt>{text(name)}</dt>
							<dd>
								<kbd>{key}</kbd>
							</dd>
						</div>
					))}
				</dl>
				<p>{text('keys.layouts')}</p>
				<label>
					<input type="checkbox" checked={on} onChange={() => remember('single_keys', on ? 'off' : 'on')} />
					{text('keys.switch')}
				</label>
			</div>
		</Dialog>
	)
}
