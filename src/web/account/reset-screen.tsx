import { useSearchParams } from 'react-router'
import { useText } from '#web/layout/use-locale.ts'
import type { Route } from './+types/reset-screen.ts'
import { AccountCard } from './account-card.tsx'
import { privatePage } from './private-page.ts'
import { sendMembersOn, useMembersGoOn } from './redirect-members.ts'
import { ResetLinkForm } from './reset-link-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

export const headers = privatePage

export function loader({ context, url }: Route.LoaderArgs) {
	// A mailed link may be opened on a device that is still logged in.
	if (!url.searchParams.has('token')) sendMembersOn(context)
	return null
}

/** A form for the address of the account; the mailed link opens the screen again with a form for the new password. */
export default function ResetScreen() {
	const text = useText()
	const [query] = useSearchParams()
	const token = query.get('token')
	useMembersGoOn({ unless: token !== null })
	if (token === null)
		return (
			<AccountCard title={text('account.reset.title')} lead={text('account.reset.lead')}>
				<ResetRequestForm />
			</AccountCard>
		)
	return (
		<AccountCard title={text('account.reset.newTitle')} lead={text('account.reset.newLead')}>
			<ResetLinkForm token={token} />
		</AccountCard>
	)
}
