import { useLocation, useMatches, useParams } from 'react-router'
import { readHomeQuery } from '#contract/home-query.ts'
import { pathOf } from '#contract/route-names.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { isFrontView } from '#web/news/is-narrowed.ts'
import { type View, ViewTabs } from '#web/news/view-tabs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from './site-link.tsx'
import { useLocale, useText } from './use-locale.ts'
import './dock.css'

/** The navigation at the bottom of a phone's screen. */
export function Dock({ onHome, signedIn }: { onHome: boolean; signedIn: boolean }) {
	const text = useText()
	const locale = useLocale()
	const loggedIn = useLoggedIn(signedIn)
	const shown = useShownView(onHome)
	return (
		<nav className="dock narrow-only" aria-label={text('dock.label')}>
			<ViewTabs shown={shown} withIcons />
			<SiteLink
				to={pathOf(`${locale}-home-results`)}
				onClick={(event) => {
					const box = document.querySelector<HTMLElement>('.search-input')
					if (box === null) return
					event.preventDefault()
					box.focus()
				}}
			>
				<Icon name="search" />
				{text('dock.search')}
			</SiteLink>
			<SiteLink to={pathOf(loggedIn ? 'dashboard' : 'login')}>
				<Icon name="person" />
				{text('dock.me')}
			</SiteLink>
		</nav>
	)
}

/** Undefined on other pages. */
function useShownView(onHome: boolean): View | undefined {
	const { search } = useLocation()
	const { category } = useParams()
	const locale = useLocale()
	const matches = useMatches()
	const isOn = (name: 'latest' | 'my') => matches.some(({ id }) => id === `${locale}-${name}`)
	const isLatest = isOn('latest')
	if (isOn('my')) return 'my'
	if (!onHome) return undefined
	return isFrontView(readHomeQuery(new URLSearchParams(search), category, locale, isLatest))
		? 'front'
		: 'latest'
}
