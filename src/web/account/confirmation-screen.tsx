import { useState } from 'react'
import { useLocation } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { isolated } from '#text/isolated.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/confirmation-screen.ts'
import { AccountCard } from './account-card.tsx'
import {
	keepPendingSignUp,
	type PendingSignUp,
	readPendingSignUp,
	recallPendingSignUp,
} from './pending-sign-up.ts'
import { sendMembersOn, useMembersGoOn } from './redirect-members.ts'
import { ResendButton } from './resend-button.tsx'
import { ResendForm } from './resend-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
	sendMembersOn(context)
	return null
}

/** Shown after signing up, and to users who log in before confirming; then the address or the name may be unknown. */
export default function ConfirmationScreen() {
	const text = useText()
	const live = useLive()
	const { state } = useLocation()
	useMembersGoOn()
	const [resent, setResent] = useState<PendingSignUp>()
	// The stored one first: an e-mail that was sent again restarts the countdown, whatever the history entry has.
	const pending = resent ?? (live ? knownSignUp(state) : undefined)
	const wait = (pending: PendingSignUp) => {
		keepPendingSignUp(pending)
		setResent(pending)
	}
	return (
		<AccountCard
			title={text('account.confirm.title')}
			lead={
				pending
					? text('account.confirm.sent', { email: isolated(pending.email) })
					: text('account.confirm.sentSomewhere')
			}
		>
			<p className="quiet-text">{text('account.confirm.help')}</p>
			{pending ? (
				<ResendButton pending={pending} onWait={wait} />
			) : (
				live && <ResendForm {...halfKnown(state)} onWait={wait} />
			)}
			<p className="centred">
				<SiteLink to={pathOf('signup')} className="inline-link target-link">
					{text('account.confirm.other')}
				</SiteLink>
			</p>
		</AccountCard>
	)
}

function knownSignUp(state: unknown): PendingSignUp | undefined {
	const arrived = readPendingSignUp(state)
	const kept = recallPendingSignUp()
	// A visitor from the login screen may mean another account than the one this tab signed up.
	if (arrived === undefined && state !== null) return undefined
	return arrived !== undefined && arrived.email !== kept?.email ? arrived : (kept ?? arrived)
}

function halfKnown(state: unknown): { email?: string; username?: string } {
	const { email, username } = (state ?? {}) as Record<string, unknown>
	return {
		...(typeof email === 'string' ? { email } : {}),
		...(typeof username === 'string' ? { username } : {}),
	}
}
