import { useSyncExternalStore } from 'react'
import { rememberForServer } from '#web/local-storage.ts'
import { Sign } from '#web/ui/sign.tsx'
import { useText } from './use-locale.ts'

type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function subscribe(changed: () => void): () => void {
	listeners.add(changed)
	const device = prefersDark()
	device.addEventListener('change', changed)
	return () => {
		listeners.delete(changed)
		device.removeEventListener('change', changed)
	}
}

export function shownTheme(): Theme {
	const chosen = document.documentElement.dataset.theme
	return chosen === 'light' || chosen === 'dark' ? chosen : prefersDark().matches ? 'dark' : 'light'
}

function turnOn(theme: Theme): void {
	document.documentElement.dataset.theme = theme
	rememberForServer('is_theme_dark', String(theme === 'dark'))
	for (const changed of listeners) changed()
}

/** Named for the theme it turns on. */
export function ThemeSwitch({ chosen }: { chosen: Theme | undefined }) {
	const text = useText()
	const shown = useSyncExternalStore(subscribe, shownTheme, () => chosen ?? 'light')
	const next = shown === 'dark' ? 'light' : 'dark'
	const name = text(next === 'dark' ? 'header.dark' : 'header.light')
	return (
		<button type="button" className="icon-button" aria-label={name} title={name} onClick={() => turnOn(next)}>
			<Sign name={next === 'dark' ? 'moon' : 'sun'} />
		</button>
	)
}
