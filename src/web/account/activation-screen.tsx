import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { call } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { Route } from './+types/activation-screen.ts'
import { AccountCard } from './account-card.tsx'
import { ActivationExpired } from './activation-expired.tsx'
import { markLoggedIn } from './login-flag.ts'
import { forgetPendingSignUp } from './pending-sign-up.ts'
import { privatePage } from './private-page.ts'
import { Waiting } from './waiting.tsx'

export const headers = privatePage

type State = 'waiting' | 'expired' | 'unreachable'

/** The page itself uses nothing up: a mail scanner that opens every link finds only a page. The script confirms. */
export default function ActivationScreen({ params }: Route.ComponentProps) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const [state, setState] = useState<State>('waiting')
	const { token } = params

	const confirm = useCallback(async () => {
		setState('waiting')
		const answer = await call<{ status: boolean; token?: string }>(
			'POST',
			'/v1/user/signup/confirmation/',
			{ token },
			{ asNobody: true },
		)
		if (!answer.ok && answer.failure.status !== 400) {
			setState('unreachable')
			return say('error', text('account.unreachable'))
		}
		if (!answer.ok || !answer.value.status || answer.value.token === undefined) {
			setState('expired')
			return say('error', text('account.activation.expired'))
		}
		markLoggedIn(answer.value.token)
		forgetPendingSignUp()
		say('success', text('account.login.welcome'))
		await navigate(pathOf('dashboard'), { replace: true })
	}, [token, navigate, say, text])

	const asked = useRef<string>(undefined)
	useEffect(() => {
		// A token works once; an effect may run twice.
		if (asked.current === token) return
		asked.current = token
		void confirm()
	}, [token, confirm])

	return (
		<AccountCard
			title={text(state === 'expired' ? 'account.activation.expiredTitle' : 'account.activation.title')}
			needsScript={text('account.activation.needsScript')}
		>
			{state === 'waiting' && <Waiting>{text('account.activation.wait')}</Waiting>}
			{state === 'expired' && <ActivationExpired />}
			{state === 'unreachable' && (
				<>
					<p className="text-ink-2">{text('account.activation.failed')}</p>
					<button type="button" className="primary-button w-full rounded-card" onClick={() => void confirm()}>
						{text('account.retry')}
					</button>
				</>
			)}
		</AccountCard>
	)
}
