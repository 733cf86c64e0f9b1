import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { GoogleResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { type CallFailure, call } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { AccountCard } from './account-card.tsx'
import { LoginCodeForm, logInTokenOf } from './login-code-form.tsx'
import { markLoggedIn } from './login-flag.ts'
import { LoginForm } from './login-form.tsx'
import type { GoogleRefusal, LoginArrival } from './login-screen.tsx'
import { privatePage } from './private-page.ts'
import { takeLandingPath } from './stored-landing-path.ts'
import { Waiting } from './waiting.tsx'

export const headers = privatePage

type State = { kind: 'waiting' | 'unreachable' } | { kind: 'link' | 'code'; token: string; landing: string }

/** Where Google redirects the visitor back to. The query is its response, which the server checks. */
export default function CallbackScreen() {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const [state, setState] = useState<State>({ kind: 'waiting' })

	const logIn = useCallback(async () => {
		const toLogin = (arrival: LoginArrival) => navigate(pathOf('login'), { state: arrival, replace: true })
		const answered = Object.fromEntries(new URLSearchParams(location.search))
		setState({ kind: 'waiting' })
		const response = await call<GoogleResponse>('POST', '/v1/user/auth/google/', answered, {
			asNobody: true,
		})
		if (response.ok) {
			markLoggedIn(response.value.data.token)
			say('success', text('account.login.welcome'))
			return navigate(takeLandingPath(), { replace: true })
		}
		const linkToken = linkTokenOf(response.failure)
		const logInToken = logInTokenOf(response.failure)
		if (linkToken !== undefined) setState({ kind: 'link', token: linkToken, landing: takeLandingPath() })
		else if (logInToken !== undefined)
			setState({ kind: 'code', token: logInToken, landing: takeLandingPath() })
		else if (answered.error === undefined && mayRetry(response.failure)) setState({ kind: 'unreachable' })
		else await toLogin({ google: refusalOf(response.failure.code, answered.error) })
	}, [navigate, say, text])

	const isSent = useRef(false)
	useEffect(() => {
		// The response works once, but an effect may run twice.
		if (isSent.current) return
		isSent.current = true
		void logIn()
	}, [logIn])

	if (state.kind === 'code')
		return (
			<LoginCodeForm
				token={state.token}
				landing={state.landing}
				onBack={() => void navigate(pathOf('login'), { replace: true })}
			/>
		)
	if (state.kind === 'link')
		return (
			<AccountCard title={text('account.link.title')} lead={text('account.link.lead')}>
				<LoginForm
					landing={state.landing}
					linkToken={state.token}
					submit={text('account.link.submit')}
					onCodeRequired={(token) => setState({ ...state, kind: 'code', token })}
				/>
			</AccountCard>
		)
	return (
		<AccountCard title={text('account.callback.title')}>
			{state.kind === 'waiting' ? (
				<Waiting>{text('account.callback.text')}</Waiting>
			) : (
				<>
					<p className="quiet-text" role="alert">
						{text('account.callback.failed')}
					</p>
					<button type="button" className="primary-button wide-button" onClick={() => void logIn()}>
						{text('account.retry')}
					</button>
				</>
			)}
		</AccountCard>
	)
}

const mayRetry = ({ status, code }: CallFailure): boolean =>
	status === 0 || (status >= 500 && code !== 'google_not_configured')

function refusalOf(code: string, error: string | undefined): GoogleRefusal {
	if (code === 'google_cancelled' || error === 'access_denied') return 'cancelled'
	if (code === 'google_email_unverified') return 'unverified'
	return code === 'suspended' ? 'suspended' : 'failed'
}

/** 409 link_required: the address belongs to an account with a password, whose owner must show it first. */
function linkTokenOf({ code, body }: CallFailure): string | undefined {
	if (code !== 'link_required' || typeof body !== 'object' || body === null) return undefined
	const { link_token: token } = body as Record<string, unknown>
	return typeof token === 'string' ? token : undefined
}
