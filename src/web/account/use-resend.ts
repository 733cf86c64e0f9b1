import { useNavigate } from 'react-router'
import { call, clearCredentials } from '#web/api-client.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useSayFailure } from './use-say-failure.ts'

type Waiting = { email: string; username: string }

/** Asks for the confirmation mail once more; true when it is on its way. */
export function useResend(): (who: Waiting) => Promise<boolean> {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useSayFailure()
	return async function resend(who) {
		const answer = await call<{ status: boolean; message?: string }>(
			'POST',
			'/v1/user/signup/confirmation/resend/',
			{ ...who, lang: locale },
			{ asNobody: true },
		)
		if (answer.ok && answer.value.status) {
			say('success', text('account.confirm.resent'))
			return true
		}
		if (answer.ok && answer.value.message !== undefined) {
			say('warning', text('account.confirm.active'))
			await navigate('/')
		} else if (answer.ok) say('error', text('account.confirm.failed'))
		else if (answer.failure.status === 401) {
			clearCredentials()
			say('error', text('account.login.wrong'))
		} else sayFailure(answer.failure, () => void resend(who))
		return false
	}
}
