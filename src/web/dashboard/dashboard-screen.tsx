import { useEffect } from 'react'
import { Navigate, redirect, useSearchParams } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { brandAddresses } from '#domain/brand.ts'
import type { User } from '#web/account/user-info.ts'
import { Waiting } from '#web/account/waiting.tsx'
import { Following } from '#web/follows/following.tsx'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { noStore } from '#web/no-store.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/dashboard-screen.ts'
import { AccountPicture } from './account-picture.tsx'
import { ApiKeys } from './api-keys.tsx'
import { ChangePassword } from './change-password.tsx'
import { DashboardNavigation } from './dashboard-navigation.tsx'
import { creditView, type DashboardView, viewOf, viewTitle } from './dashboard-view.ts'
import { MyData } from './my-data.tsx'
import { PersonalInformation } from './personal-information.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'
import { SubscriptionCredit } from './subscription-credit.tsx'
import { TwoFactor } from './two-factor.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useUser } from './use-user.ts'
import './dashboard-screen.css'

export const headers = () => ({ ...noStore, 'x-robots-tag': 'noindex' })

/** Only for logged-in users; its data also needs a token. */
export function loader({ context, url }: Route.LoaderArgs) {
	const { signedIn, brandDomain } = context.get(pageRequest)
	if (signedIn) return { contact: brandAddresses(brandDomain).info }
	const next = new URLSearchParams({ next: pathOf('dashboard') + url.search })
	throw redirect(`${pathOf('login')}?${next}`, { headers: noStore })
}

export default function DashboardScreen({ loaderData }: Route.ComponentProps) {
	const text = useDashboardText()
	const common = useText()
	const locale = useLocale()
	const user = useUser()
	const view = viewOf(useSearchParams()[0].get('view'))
	useEffect(() => rememberForServer('service_lang', locale), [locale])
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
				<h1 id="dashboard-title">{text(viewTitle(view))}</h1>
				<noscript>
					<p>{common('account.needsScript')}</p>
				</noscript>
				{user === undefined ? (
					<Waiting>{text('loading')}</Waiting>
				) : (
					<View view={view} user={user} contact={loaderData.contact} />
				)}
			</section>
		</div>
	)
}

/** Saved news are a tab of my feed. */
const SavedNews = () => <Navigate to={`${pathOf(`${useLocale()}-my`)}?view=saved`} replace />

function View({ view, user, contact }: { view: DashboardView; user: User; contact: string }) {
	if (view === 'password') return <ChangePassword user={user} />
	if (view === 'security')
		return (
			<div className="dashboard-parts">
				<TwoFactor user={user} />
				<SignedInDevices />
			</div>
		)
	if (view === 'bookmarks') return <SavedNews />
	if (view === 'following') return <Following />
	if (view === 'keys') return <ApiKeys />
	if (view === 'data') return <MyData user={user} />
	if (view === creditView) return <SubscriptionCredit user={user} contact={contact} />
	return <PersonalInformation user={user} />
}
