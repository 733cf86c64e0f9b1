import { pathOf } from '#contract/route-names.ts'
import { recallPendingFollow } from '#web/follows/followed-things.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { pageRequest } from '#web/server-context.ts'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/signup-screen.ts'
import { AccountCard } from './account-card.tsx'
import { GoogleButton } from './google-button.tsx'
import { Notice } from './notice.tsx'
import { PendingFollowNotice } from './pending-follow-notice.tsx'
import { sendMembersOn, useMembersGoOn } from './redirect-members.ts'
import { SignUpForm } from './sign-up-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
	sendMembersOn(context)
	const { googleSignIn, sampleNews } = context.get(pageRequest)
	return { google: googleSignIn, isTemporary: sampleNews }
}

export default function SignUpScreen({ loaderData }: Route.ComponentProps) {
	const text = useText()
	const live = useLive()
	useMembersGoOn()
	return (
		<AccountCard
			title={text('account.signup.title')}
			lead={text('account.signup.lead')}
			found={{ route: 'signup', description: text('account.signup.lead') }}
		>
			{/* Accounts of the sample are deleted when live news arrives, so the visitor is warned. */}
			{loaderData.isTemporary && <Notice>{text('account.signup.temporary')}</Notice>}
			<PendingFollowNotice />
			<SignUpForm />
			<p className="account-or">{text('account.or')}</p>
			<GoogleButton isSetUp={loaderData.google} landing={(live && recallPendingFollow()?.from) || '/'} />
			<p className="centred">
				<SiteLink to={pathOf('login')} className="inline-link target-link">
					{text('account.signup.haveAccount')}
				</SiteLink>
			</p>
		</AccountCard>
	)
}
