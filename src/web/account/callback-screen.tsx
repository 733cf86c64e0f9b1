import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { GoogleResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { type CallFailure, callAsNobody } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { AccountCard } from './account-card.tsx'
import { LoginCodeForm } from './login-code-form.tsx'
import { LoginForm } from './login-form.tsx'
import type { GoogleRefusal, LoginArrival } from './login-screen.tsx'
import { privatePage } from './private-page.ts'
import { takeLandingPath } from './stored-landing-path.ts'
import { nextStepOf, useLogIn } from './use-log-in.ts'
import { Retry, Waiting } from './waiting.tsx'

export const headers = privatePage

type State = { kind: 'waiting' | 'unreachable' } | { kind: 'link' | 'code'; token: string; landing: string }

/** Where Google redirects the visitor back to. The query is its response, which the server checks. */
export default function CallbackScreen() {
	const text = useText()
	const logIn = useLogIn()
	const navigate = useNavigate()
	const [state, setState] = useState<State>({ kind: 'waiting' })

	const finish = useCallback(async () => {
		const given = Object.fromEntries(new URLSearchParams(location.search))
		setState({ kind: 'waiting' })
		const response = await callAsNobody<GoogleResponse>('POST', '/v1/user/auth/google/', given)
		if (response.ok) return logIn(response.value.data.token, takeLandingPath())
		const { failure } = response
		const forLink = nextStepOf(failure, 'link_required')
		const forCode = nextStepOf(failure, 'code_required')
		if (forLink !== undefined) setState({ kind: 'link', token: forLink, landing: takeLandingPath() })
		else if (forCode !== undefined) setState({ kind: 'code', token: forCode, landing: takeLandingPath() })
		else if (given.error === undefined && mayRetry(failure)) setState({ kind: 'unreachable' })
		else {
			const state: LoginArrival = { google: refusalOf(failure.code, given.error) }
			await navigate(pathOf('login'), { state, replace: true })
		}
	}, [navigate, logIn])

	const isSent = useRef(false)
	useEffect(() => {
		// The response works once, but an effect may run twice.
		if (isSent.current) return
		isSent.current = true
		void finish()
	}, [finish])

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
				<Retry onRetry={finish}>{text('account.callback.failed')}</Retry>
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
