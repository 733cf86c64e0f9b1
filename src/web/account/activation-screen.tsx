import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import type { AccountKey } from '#text/en/account.ts'
import { type CallFailure, call, clearCredentials } from '#web/api-client.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField } from '#web/ui/form-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/activation-screen.ts'
import { AccountCard } from './account-card.tsx'
import { refusedFields } from './field-faults.ts'
import { useLoggedIn } from './login-flag.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { privatePage } from './private-page.ts'
import { type ConfirmationProof, useConfirmation } from './use-confirmation.ts'
import { useFailureMessage } from './use-failure-message.ts'
import { Retry, Waiting } from './waiting.tsx'
import './activation-screen.css'

export const headers = privatePage

type State = 'waiting' | 'expired' | 'unreachable' | 'password' | 'signIn'

const titles: Record<State, AccountKey> = {
	waiting: 'account.activation.title',
	unreachable: 'account.activation.title',
	expired: 'account.activation.expiredTitle',
	password: 'account.activation.passwordTitle',
	signIn: 'account.activation.signInTitle',
}

/** The page itself uses nothing up: a mail scanner that opens every link finds only a page. The script confirms. */
export default function ActivationScreen({ params: { token } }: Route.ComponentProps) {
	const text = useText()
	const [state, setState] = useState<State>('waiting')
	const onExpired = useCallback(() => setState('expired'), [])
	const send = useConfirmation(token, onExpired)

	const confirm = useCallback(async () => {
		setState('waiting')
		const failure = await send({})
		if (failure?.code === 'password_required') setState('password')
		else if (failure?.code === 'sign_in_required') setState('signIn')
		else if (failure !== undefined) setState(failure.status === 400 ? 'expired' : 'unreachable')
	}, [send])

	const sentToken = useRef<string>(undefined)
	useEffect(() => {
		// A token works once; an effect may run twice.
		if (sentToken.current === token) return
		sentToken.current = token
		void confirm()
	}, [token, confirm])

	return (
		<AccountCard title={text(titles[state])} needsScript={text('account.activation.needsScript')}>
			{state === 'waiting' && <Waiting>{text('account.activation.wait')}</Waiting>}
			{state === 'expired' && <Expired />}
			{state === 'password' && <PasswordForms send={send} />}
			{state === 'signIn' && <SignIn />}
			{state === 'unreachable' && <Retry onRetry={confirm}>{text('account.activation.failed')}</Retry>}
		</AccountCard>
	)
}

/** Long enough to read why, and to request a new e-mail instead. */
const redirectAfterMs = 6_000

function Expired() {
	const text = useText()
	const locale = useLocale()
	const navigate = useNavigate()
	useEffect(() => {
		const leave = () => void navigate(pathOf(`${locale}-home`), { replace: true })
		const timer = setTimeout(leave, redirectAfterMs)
		return () => clearTimeout(timer)
	}, [locale, navigate])
	return (
		<>
			<p className="quiet-text">{text('account.activation.expiredHelp')}</p>
			<p className="faint-text" role="status">
				{text('account.activation.redirecting')}
			</p>
			<SiteLink to={pathOf('signup_confirmation')} className="quiet-button wide-button">
				{text('account.confirm.resend')}
			</SiteLink>
		</>
	)
}

/** A new address is confirmed only by somebody who is signed in to the account. The link stays valid until then. */
function SignIn() {
	const text = useText()
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const isSomebodyElse = useLoggedIn()
	const logIn = async () => {
		// A user of another account is logged out first, because the login screen redirects logged-in users.
		if (isSomebodyElse) await call('GET', '/v1/user/logout/')
		clearCredentials()
		await navigate(`${pathOf('login')}?${new URLSearchParams({ next: pathname })}`)
	}
	return (
		<>
			<p className="quiet-text" role="status">
				{text(isSomebodyElse ? 'account.activation.otherAccount' : 'account.activation.signInLead')}
			</p>
			<button type="button" className="primary-button wide-button" onClick={() => void logIn()}>
				{text('account.login.submit')}
			</button>
		</>
	)
}

type FormProps = { send: (proof: ConfirmationProof) => Promise<CallFailure | undefined> }

/**
 * For a link that is opened in another browser than the one that signed up. The reader of the mailbox may not be the
 * one who chose the password, and can then choose another.
 */
function PasswordForms({ send }: FormProps) {
	const text = useText()
	const sayFailure = useFailureMessage()
	const [chooses, setChooses] = useState(false)
	const place = useRef<HTMLDivElement>(null)
	// The form appears after a wait or replaces another, so it takes the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each form anew.
	useEffect(() => place.current?.querySelector('input')?.focus(), [chooses])
	const choose = async (password: string, again: () => void): Promise<string | undefined> => {
		const failure = await send({ new_password: password })
		const refused = failure && refusedFields(failure).new_password
		if (failure !== undefined && refused === undefined) sayFailure(failure, again)
		return refused
	}
	return (
		<div ref={place} className="stack">
			<p className="quiet-text">
				{text(chooses ? 'account.activation.chooseLead' : 'account.activation.passwordLead')}
			</p>
			{chooses ? (
				<NewPasswordForm submit={text('account.activation.chooseSubmit')} send={choose} />
			) : (
				<KnownPasswordForm send={send} />
			)}
			<button
				type="button"
				className="inline-link target-link activation-other"
				onClick={() => setChooses(!chooses)}
			>
				{text(chooses ? 'account.activation.know' : 'account.activation.choose')}
			</button>
		</div>
	)
}

function KnownPasswordForm({ send }: FormProps) {
	const text = useText()
	const sayFailure = useFailureMessage()
	const form = useCheckedForm({
		labels: { password: text('account.password') },
		check: ({ password }) => (password === '' ? { password: text('fault.required') } : {}),
		send: async ({ password }, again) => {
			const failure = await send({ password })
			if (failure?.code === 'wrong_credentials') return { password: text('account.activation.wrong') }
			if (failure !== undefined) sayFailure(failure, again)
		},
	})
	return (
		<CheckedForm form={form}>
			<PasswordField {...form.field('password')} required autoComplete="current-password" />
			<SubmitButton busy={form.busy}>{text('account.activation.passwordSubmit')}</SubmitButton>
		</CheckedForm>
	)
}
