import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import type { AccountKey } from '#text/en/account.ts'
import { recallPendingFollow } from '#web/follows/followed-things.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { pageRequest } from '#web/server-context.ts'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/login-screen.ts'
import { AccountCard } from './account-card.tsx'
import { GoogleButton } from './google-button.tsx'
import { landingPath } from './landing-path.ts'
import { LoginCodeForm } from './login-code-form.tsx'
import { LoginForm } from './login-form.tsx'
import { Notice } from './notice.tsx'
import { PendingFollowNotice } from './pending-follow-notice.tsx'
import { sendMembersOn, useMembersGoOn } from './redirect-members.ts'
import './login-screen.css'

/** Why a sign-in with Google failed. */
export type GoogleRefusal = 'cancelled' | 'failed' | 'unverified' | 'suspended'

/** What another screen passes in the history state, so that nothing of it is in the URL. */
export type LoginArrival = { redirect_email?: string; google?: GoogleRefusal; passwordChanged?: true }

export function loader({ context, url }: Route.LoaderArgs) {
	// A visitor whom a guard redirected here has a session without a matching token, which only a new log-in repairs.
	if (!url.searchParams.has('next')) sendMembersOn(context)
	return { google: context.get(pageRequest).googleSignIn }
}

const refusalTexts = {
	cancelled: 'account.google.cancelled',
	failed: 'account.google.failed',
	unverified: 'account.google.unverified',
	suspended: 'account.login.suspended',
} as const satisfies Record<GoogleRefusal, AccountKey>

/** Also the screen login_after_reset_password, where the address of the account is filled in. */
export default function LoginScreen({ loaderData, matches }: Route.ComponentProps) {
	const text = useText()
	const live = useLive()
	const [query] = useSearchParams()
	const location = useLocation()
	const landing = landingPath(query.get('next') ?? (live ? recallPendingFollow()?.from : undefined))
	useMembersGoOn(query.has('next') ? { sentFrom: landing } : {})
	// The server does not know the history state, so its page is rendered without it.
	const arrival = live ? ((location.state ?? {}) as LoginArrival) : {}
	const [logInToken, setLogInToken] = useState<string>()
	const afterReset = matches.at(-1)?.id === 'login_after_reset_password'
	if (logInToken !== undefined)
		return <LoginCodeForm token={logInToken} landing={landing} onBack={() => setLogInToken(undefined)} />
	return (
		<AccountCard
			title={text('account.login.title')}
			lead={text('account.login.lead')}
			found={{ route: 'login', description: text('account.login.lead') }}
		>
			{afterReset && arrival.redirect_email && <Notice>{text('account.login.afterReset')}</Notice>}
			{arrival.passwordChanged && <Notice>{text('account.login.passwordChanged')}</Notice>}
			{arrival.google && <Notice tone="error">{text(refusalTexts[arrival.google])}</Notice>}
			<PendingFollowNotice />
			<LoginForm
				key={arrival.redirect_email}
				landing={landing}
				name={arrival.redirect_email}
				submit={text('account.login.submit')}
				onCodeRequired={setLogInToken}
			/>
			<p className="login-forgotten">
				<SiteLink to={pathOf('reset_password')} className="inline-link target-link">
					{text('account.login.forgot')}
				</SiteLink>
			</p>
			<p className="account-or">{text('account.or')}</p>
			<GoogleButton isSetUp={loaderData.google} landing={landing} />
			<p className="centred quiet-text">
				{text('account.login.noAccount')}{' '}
				<SiteLink to={pathOf('signup')} className="inline-link target-link">
					{text('account.login.signUp')}
				</SiteLink>
			</p>
		</AccountCard>
	)
}
