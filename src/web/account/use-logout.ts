import { useNavigate } from 'react-router'
import type { LogOutResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

/** The session is ended on the server first; with these statuses it is deleted here anyway. */
const overAllTheSame = [401, 500]

export function useLogout(): () => Promise<void> {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	return async function logOut() {
		const response = await call<LogOutResponse>('GET', '/v1/user/logout/')
		const isOver = response.ok ? response.value.status : overAllTheSame.includes(response.failure.status)
		if (!isOver) {
			const retry = { label: text('account.retry'), run: () => void logOut() }
			return say('error', text('account.logOutFailed'), retry)
		}
		clearCredentials()
		await navigate(pathOf(`${locale}-home`))
	}
}
