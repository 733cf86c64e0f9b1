import { createStore, useStore } from '#web/create-store.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useText } from './use-locale.ts'

type Theme = 'light' | 'dark'

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The theme is an attribute of the document, which the style sheet reads. */
const theme = createStore(undefined, (notify) => {
	const device = prefersDark()
	device.addEventListener('change', notify)
	return () => device.removeEventListener('change', notify)
})

export function shownTheme(): Theme {
	const chosen = document.documentElement.dataset.theme
	return chosen === 'light' || chosen === 'dark' ? chosen : prefersDark().matches ? 'dark' : 'light'
}

export function chooseTheme(next: Theme): void {
	document.documentElement.dataset.theme = next
	rememberForServer('is_theme_dark', String(next === 'dark'))
	theme.notify()
}

export const useShownTheme = (chosen: Theme | undefined): Theme =>
	useStore(theme, chosen ?? 'light', shownTheme)

/** Named after the theme that it turns on. */
export function ThemeSwitch({ chosen }: { chosen: Theme | undefined }) {
	const text = useText()
	const shown = useShownTheme(chosen)
	const next = shown === 'dark' ? 'light' : 'dark'
	const name = text(next === 'dark' ? 'header.dark' : 'header.light')
	return (
		<IconButton name={name} className="theme-switch" onClick={() => chooseTheme(next)}>
			<Icon name={next === 'dark' ? 'moon' : 'sun'} />
		</IconButton>
	)
}
