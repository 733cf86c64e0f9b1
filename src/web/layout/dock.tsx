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

/** The ways through the product at the bottom edge of a phone. */
export function Dock({ onHome, signedIn }: { onHome: boolean; signedIn: boolean }) {
	const text = useText()
	const locale = useLocale()
	const loggedIn = useLoggedIn(signedIn)
	const shown = useShownView()
	return (
		<nav className="dock narrow-only" aria-label={text('dock.label')}>
			<ViewTabs shown={onHome ? shown : undefined} withIcons />
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

function useShownView(): View {
	const { search } = useLocation()
	const { category } = useParams()
	const locale = useLocale()
	const isLatest = useMatches().some(({ id }) => id === `${locale}-latest`)
	return isFrontView(readHomeQuery(new URLSearchParams(search), category, locale, isLatest))
		? 'front'
		: 'latest'
}
