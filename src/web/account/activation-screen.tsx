import { useCallback, useEffect, useRef, useState } from 'react'
import type { AccountKey } from '#text/en/account.ts'
import { useText } from '#web/layout/use-locale.ts'
import type { Route } from './+types/activation-screen.ts'
import { AccountCard } from './account-card.tsx'
import { ActivationExpired } from './activation-expired.tsx'
import { ActivationPassword } from './activation-password.tsx'
import { ActivationSignIn } from './activation-sign-in.tsx'
import { privatePage } from './private-page.ts'
import { useConfirmation } from './use-confirmation.ts'
import { Waiting } from './waiting.tsx'

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
export default function ActivationScreen({ params }: Route.ComponentProps) {
	const text = useText()
	const [state, setState] = useState<State>('waiting')
	const { token } = params
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
			{state === 'expired' && <ActivationExpired />}
			{state === 'password' && <ActivationPassword send={send} />}
			{state === 'signIn' && <ActivationSignIn />}
			{state === 'unreachable' && (
				<>
					<p className="quiet-text" role="alert">
						{text('account.activation.failed')}
					</p>
					<button type="button" className="primary-button wide-button" onClick={() => void confirm()}>
						{text('account.retry')}
					</button>
				</>
			)}
		</AccountCard>
	)
}
