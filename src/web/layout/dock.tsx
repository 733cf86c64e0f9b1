import { pathOf } from '#contract/route-names.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { type View, ViewTabs } from '#web/news/view-tabs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from './site-link.tsx'
import { useLocale, useText } from './use-locale.ts'
import './dock.css'

/** The navigation at the bottom of a phone's screen. */
export function Dock({ shown, signedIn }: { shown: View | undefined; signedIn: boolean }) {
	const text = useText()
	const locale = useLocale()
	const loggedIn = useLoggedIn(signedIn)
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
					box.click()
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
