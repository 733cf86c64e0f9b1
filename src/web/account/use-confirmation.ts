import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { ConfirmationResponse, UserInfoResponse } from '#contract/account.ts'
import { dashboardPath } from '#contract/dashboard-path.ts'
import { pathOf } from '#contract/route-names.ts'
import { type CallFailure, call, callAsNobody } from '#web/api-client.ts'
import { recallPendingFollow } from '#web/follows/followed-things.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { recall, remember } from '#web/local-storage.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { hasSession } from './has-session.ts'
import { forgetPendingSignUp } from './pending-sign-up.ts'
import { useLogIn } from './use-log-in.ts'
import { keepUserInfo } from './user-info.ts'

/** Proof of identity where the link alone is not enough. */
export type ConfirmationProof = { password?: string; new_password?: string }

/** Uses a mailed link and navigates on; returns a failure that leaves the link valid. */
export function useConfirmation(
	token: string,
	onExpired: () => void,
): (proof: ConfirmationProof) => Promise<CallFailure | undefined> {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const logIn = useLogIn()
	const navigate = useNavigate()
	return useCallback(
		async (proof) => {
			const path = '/v1/user/signup/confirmation/'
			const response = await callAsNobody<ConfirmationResponse>('POST', path, { token, ...proof })
			if (!response.ok) return response.failure
			if (!response.value.status) {
				// The same link again, in a browser that is logged in by it: not an error.
				if (recall('activated_by') === token && (await hasSession()))
					await navigate(pathOf(`${locale}-home`), { replace: true })
				else {
					onExpired()
					say('error', text('account.activation.expired'))
				}
			} else if ('token' in response.value) {
				const followed = response.value.followed || recallPendingFollow()
				forgetPendingSignUp()
				remember('activated_by', token)
				await logIn(response.value.token, followed ? pathOf(`${locale}-my`) : dashboardPath('start'))
			} else {
				const user = await call<UserInfoResponse>('GET', '/v1/user/info/')
				if (user.ok) keepUserInfo(user.value.data)
				say('success', text('account.activation.newEmail'))
				await navigate(pathOf('dashboard'), { replace: true })
			}
			return undefined
		},
		[token, onExpired, locale, say, logIn, navigate, text],
	)
}
