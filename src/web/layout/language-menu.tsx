import { useLocation, useMatches } from 'react-router'
import { inLocale, pathOf, routeNamed } from '#contract/route-names.ts'
import { languages, type UiLocale, uiLocales } from '#domain/locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { chooseLocale } from './chosen-locale.ts'
import { useLocale, useText } from './use-locale.ts'

/**
 * Another language has another URL and loads a new document. A screen with one URL for both has the texts of both: it
 * changes in place, and its form keeps what was typed.
 */
export function LanguageMenu() {
	const text = useText()
	const current = useLocale()
	const pathIn = usePathIn()
	const { pathname, search } = useLocation()
	const choose = (locale: UiLocale) => {
		rememberForServer('service_lang', locale)
		const path = pathIn(locale)
		if (path === pathname + search) chooseLocale(locale)
		else location.assign(path)
	}
	return (
		<Menu label={text('header.language')} icon={<Icon name="globe" />}>
			{uiLocales.map((locale) => (
				<button
					key={locale}
					type="button"
					role="menuitemradio"
					aria-checked={locale === current}
					tabIndex={-1}
					lang={locale}
					onClick={() => choose(locale)}
					className="menu-item"
				>
					<span>{languages[locale].name}</span>
					{locale === current && <Check size={16} aria-hidden="true" />}
				</button>
			))}
		</Menu>
	)
}

/** The URL of the current page in another language, with the same parameters and query. */
function usePathIn(): (locale: UiLocale) => string {
	const matches = useMatches()
	const { pathname, search } = useLocation()
	const last = matches.at(-1)
	return (locale) => {
		const name = routeNamed(last?.id ?? '', locale)
		if (name === undefined) return `/${locale}`
		const swapped = inLocale(name, locale)
		return (swapped === name ? pathname : pathOf(swapped, last?.params)) + search
	}
}
