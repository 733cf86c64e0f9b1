import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ResendResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { checkEmail, checkUsername } from '#domain/account.ts'
import { withDigits } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { callAsNobody, clearCredentials } from '#web/api-client.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { emailWord, plainWord, TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/confirmation-screen.ts'
import { AccountCard } from './account-card.tsx'
import { faultTexts } from './field-faults.ts'
import {
	keepPendingSignUp,
	type PendingSignUp,
	readPendingSignUp,
	recallPendingSignUp,
	resendAfter,
} from './pending-sign-up.ts'
import { sendMembersOn, useMembersGoOn } from './redirect-members.ts'
import { useFailureMessage } from './use-failure-message.ts'
import './confirmation-screen.css'

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
	const resend = useResend((next) => {
		keepPendingSignUp(next)
		setResent(next)
	})
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
				<ResendButton pending={pending} resend={resend} />
			) : (
				live && <ResendForm known={(state ?? {}) as Record<string, unknown>} resend={resend} />
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
	const pending = recallPendingSignUp()
	// A visitor from the login screen may mean another account than the one this tab signed up.
	if (arrived === undefined && state !== null) return undefined
	return arrived !== undefined && arrived.email !== pending?.email ? arrived : (pending ?? arrived)
}

type Resend = (who: Pick<PendingSignUp, 'email' | 'username'>) => Promise<void>

/** Requests the confirmation e-mail once more; `onWait` learns when the next may be requested. */
function useResend(onWait: (pending: PendingSignUp) => void): Resend {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useFailureMessage()
	return async function resend({ email, username }) {
		const who = { email, username }
		const path = '/v1/user/signup/confirmation/resend/'
		const response = await callAsNobody<ResendResponse>('POST', path, { ...who, lang: locale })
		if (response.ok && response.value.status) {
			say('success', text('account.confirm.resent'))
			return onWait({ ...who, resendAt: resendAfter() })
		}
		if (response.ok) {
			say('warning', text('account.confirm.active'))
			return void (await navigate('/'))
		}
		const { failure } = response
		if (failure.code === 'too_soon') {
			say('warning', text('account.confirm.tooSoon'))
			return onWait({ ...who, resendAt: resendAfter(failure.retryAfterSeconds) })
		}
		if (failure.status === 401) {
			clearCredentials()
			say('error', text('account.login.wrong'))
		} else sayFailure(failure, () => void resend(who), text('account.confirm.failed'))
	}
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Counts down to a moment (ms since the epoch) by the clock, so that a suspended tab does not lag behind. */
function useSecondsLeft(moment: number): number {
	const [left, setLeft] = useState(() => secondsUntil(moment))
	useEffect(() => {
		setLeft(secondsUntil(moment))
		const timer = setInterval(() => {
			const now = secondsUntil(moment)
			setLeft(now)
			if (now === 0) clearInterval(timer)
		}, 1000)
		return () => clearInterval(timer)
	}, [moment])
	return left
}

function ResendButton({ pending, resend }: { pending: PendingSignUp; resend: Resend }) {
	const text = useText()
	const locale = useLocale()
	const [busy, setBusy] = useState(false)
	const left = useSecondsLeft(pending.resendAt)
	if (left > 0) {
		return (
			<p className="resend-wait" role="timer">
				{text('account.confirm.wait', { time: withDigits(clockTime(left), locale) })}
			</p>
		)
	}
	const press = async () => {
		if (busy) return
		setBusy(true)
		await resend(pending)
		setBusy(false)
	}
	return (
		<button
			type="button"
			className="primary-button wide-button"
			aria-busy={busy}
			aria-disabled={busy}
			onClick={() => void press()}
		>
			{busy && <Spinner className="spinner-small" />}
			{text('account.confirm.resend')}
		</button>
	)
}

/** 4:59, or 1:04:59 for a longer wait. */
function clockTime(seconds: number): string {
	const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
	return (seconds < 3600 ? parts.slice(1) : parts)
		.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0')))
		.join(':')
}

/** For a visitor who comes back later, in a tab that knows nothing of the sign-up, or only half. */
function ResendForm({ known, resend }: { known: Record<string, unknown>; resend: Resend }) {
	const text = useText()
	const clean = (values: Record<'email' | 'username', string>) => ({
		email: values.email.trim(),
		username: values.username.trim(),
	})
	const given = (value: unknown) => (typeof value === 'string' ? value : undefined)
	const form = useCheckedForm({
		labels: { email: text('account.email'), username: text('account.username') },
		check: (values) => {
			const { email, username } = clean(values)
			return faultTexts({ email: checkEmail(email), username: checkUsername(username) }, text)
		},
		send: (values) => resend(clean(values)),
	})
	return (
		<CheckedForm form={form}>
			<p className="quiet-text">{text('account.confirm.ask')}</p>
			<TextField {...form.field('email')} {...emailWord} defaultValue={given(known.email)} />
			<TextField
				{...form.field('username')}
				{...plainWord}
				defaultValue={given(known.username)}
				autoComplete="username"
			/>
			<SubmitButton busy={form.busy}>{text('account.confirm.resend')}</SubmitButton>
		</CheckedForm>
	)
}
