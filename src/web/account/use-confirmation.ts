import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { ConfirmationResponse, UserInfoResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { type CallFailure, call } from '#web/api-client.ts'
import { recallPendingFollow } from '#web/follows/followed-things.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { hasSession } from './has-session.ts'
import { markLoggedIn } from './login-flag.ts'
import { forgetPendingSignUp } from './pending-sign-up.ts'
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
	const navigate = useNavigate()
	return useCallback(
		async (proof) => {
			const response = await call<ConfirmationResponse>(
				'POST',
				'/v1/user/signup/confirmation/',
				{ token, ...proof },
				{ asNobody: true },
			)
			if (!response.ok) return response.failure
			if (!response.value.status) {
				// The same link again, in a browser that is logged in by it: not an error.
				if (await hasSession()) await navigate(pathOf(`${locale}-home`), { replace: true })
				else {
					onExpired()
					say('error', text('account.activation.expired'))
				}
				return undefined
			}
			if ('token' in response.value) {
				const landing =
					response.value.followed || recallPendingFollow() ? pathOf(`${locale}-my`) : pathOf('dashboard')
				markLoggedIn(response.value.token)
				forgetPendingSignUp()
				say('success', text('account.login.welcome'))
				await navigate(landing, { replace: true })
			} else {
				await refreshUserInfo()
				say('success', text('account.activation.newEmail'))
				await navigate(pathOf('dashboard'), { replace: true })
			}
			return undefined
		},
		[token, onExpired, locale, say, navigate, text],
	)
}

async function refreshUserInfo(): Promise<void> {
	const response = await call<UserInfoResponse>('GET', '/v1/user/info/')
	if (response.ok) keepUserInfo(response.value.data)
}
