import { useEffect } from 'react'
import { Outlet, redirect, useLocation } from 'react-router'
import { pathOfNamedView, viewAt } from '#contract/dashboard-path.ts'
import { pathOf } from '#contract/route-names.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { noStore } from '#web/no-store.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/dashboard-screen.ts'
import { AccountPicture } from './account-picture.tsx'
import { DashboardNavigation } from './dashboard-navigation.tsx'
import { ViewWaiting } from './own-view.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLoadedUser } from './use-loaded-user.ts'
import './dashboard-screen.css'

export const headers = () => ({ ...noStore, 'x-robots-tag': 'noindex' })

/** Only for logged-in users; what a view shows also needs a token, and so the browser loads it. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { signedIn, preferredLocale } = context.get(pageRequest)
	if (!signedIn) {
		const next = new URLSearchParams({ next: url.pathname + url.search })
		throw redirect(`${pathOf('login')}?${next}`, { headers: noStore })
	}
	const moved = pathOfNamedView(url.searchParams, preferredLocale)
	if (moved !== undefined) throw redirect(moved, { headers: noStore })
	return null
}

export const shouldRevalidate = () => false

/** The frame of all views. */
export default function DashboardScreen() {
	const text = useDashboardText()
	const locale = useLocale()
	const user = useLoadedUser()
	const view = viewAt(useLocation().pathname)
	useEffect(() => rememberForServer('service_lang', locale), [locale])
	// A new reader begins with news, without the frame.
	if (view === 'start')
		return (
			<div className="wrap">
				<PageMeta title={text('title')} hidden />
				<NeedsScript />
				{user === undefined ? <ViewWaiting /> : <Outlet context={user} />}
			</div>
		)
	return (
		<div className="wrap dashboard">
			<PageMeta title={text('title')} hidden />
			<aside className="dashboard-side">
				<div className="dashboard-person">
					<AccountPicture user={user} editable={view === 'info'} />
					<p>
						<bdi className="dashboard-name one-line">
							{user ? `${user.first_name} ${user.last_name}` : '\u00a0'}
						</bdi>
						<bdi className="dashboard-user one-line">{user?.username ?? '\u00a0'}</bdi>
					</p>
				</div>
				<DashboardNavigation view={view} />
			</aside>
			<section className="card dashboard-view" aria-labelledby="dashboard-title">
				<h1 id="dashboard-title">{text(view === 'credit' ? 'credit.title' : `nav.${view}`)}</h1>
				<NeedsScript />
				{user === undefined ? <ViewWaiting /> : <Outlet context={user} />}
			</section>
		</div>
	)
}

const NeedsScript = () => (
	<noscript>
		<p>{useText()('account.needsScript')}</p>
	</noscript>
)
