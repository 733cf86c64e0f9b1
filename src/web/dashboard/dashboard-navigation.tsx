import { useEffect, useRef } from 'react'
import { type DashboardView, dashboardPath } from '#contract/dashboard-path.ts'
import { pathOf } from '#contract/route-names.ts'
import { useLogout } from '#web/account/use-logout.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { Bookmark, LogOut } from '#web/ui/icons.tsx'
import { Braces, Database, KeyRound, Rss, Shield, UserRound } from './dashboard-icons.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import './dashboard-navigation.css'

/** Subscription credit has no entry. Saved news are a tab of my feed. */
const entries = [
	['info', UserRound],
	['password', KeyRound],
	['security', Shield],
	['bookmarks', Bookmark],
	['following', Rss],
	['keys', Braces],
	['data', Database],
] as const

/** A column beside the page on a wide screen, a row of tabs above it on a small one. */
export function DashboardNavigation({ view }: { view: DashboardView }) {
	const text = useDashboardText()
	const locale = useLocale()
	const logOut = useLogout()
	const nav = useRef<HTMLElement>(null)
	// On a small screen the row of tabs is wider than the page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another view marks another tab.
	useEffect(() => {
		const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
		current?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
	}, [view])
	return (
		<nav ref={nav} aria-label={text('nav.label')} className="dashboard-nav">
			<ul>
				{entries.map(([each, Icon]) => (
					<li key={each}>
						<SiteLink
							to={each === 'bookmarks' ? `${pathOf(`${locale}-my`)}?view=saved` : dashboardPath(each)}
							preventScrollReset={each !== 'bookmarks'}
							aria-current={each === view ? 'page' : undefined}
							className="dashboard-entry"
						>
							<Icon size={18} aria-hidden="true" />
							{text(`nav.${each}`)}
						</SiteLink>
					</li>
				))}
			</ul>
			<button type="button" className="dashboard-entry dashboard-leave" onClick={() => void logOut()}>
				<LogOut size={18} aria-hidden="true" className="mirrored" />
				{text('nav.logOut')}
			</button>
		</nav>
	)
}
