import { useNavigate } from 'react-router'
import type { ResendResponse } from '#contract/account.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { type PendingSignUp, resendAfter } from './pending-sign-up.ts'
import { useFailureMessage } from './use-failure-message.ts'

type Waiting = Pick<PendingSignUp, 'email' | 'username'>

/** Requests the confirmation e-mail once more. Returns when the next may be requested. */
export function useResend(): (who: Waiting) => Promise<PendingSignUp | undefined> {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useFailureMessage()
	return async function resend(who) {
		const response = await call<ResendResponse>(
			'POST',
			'/v1/user/signup/confirmation/resend/',
			{ ...who, lang: locale },
			{ asNobody: true },
		)
		if (response.ok && response.value.status) {
			say('success', text('account.confirm.resent'))
			return { ...who, resendAt: resendAfter() }
		}
		if (response.ok) {
			say('warning', text('account.confirm.active'))
			await navigate('/')
			return undefined
		}
		const { failure } = response
		if (failure.code === 'too_soon') {
			say('warning', text('account.confirm.tooSoon'))
			return { ...who, resendAt: resendAfter(failure.retryAfterSeconds) }
		}
		if (failure.status === 401) {
			clearCredentials()
			say('error', text('account.login.wrong'))
		} else if (failure.status === 429) sayFailure(failure, () => {})
		else {
			const retry = { label: text('account.retry'), run: () => void resend(who) }
			say('error', text('account.confirm.failed'), retry)
		}
		return undefined
	}
}
