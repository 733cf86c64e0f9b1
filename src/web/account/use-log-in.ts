import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { CallFailure } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { markLoggedIn } from './login-flag.ts'

/** From here on the visitor is somebody, and goes where they wanted to. */
export function useLogIn(): (token: string, landing: string) => Promise<void> {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	return useCallback(
		async (token, landing) => {
			markLoggedIn(token)
			say('success', text('account.login.welcome'))
			await navigate(landing, { replace: true })
		},
		[text, say, navigate],
	)
}

/**
 * A first step that was right, and the token that begins the second: 403 code_required, where the account needs a code
 * too, and 409 link_required, where the address belongs to an account with a password that its owner must show.
 */
export function nextStepOf(
	{ code, body }: CallFailure,
	wanted: 'code_required' | 'link_required',
): string | undefined {
	const { login_token: forCode, link_token: forLink } = (body ?? {}) as Record<string, unknown>
	const token = wanted === 'code_required' ? forCode : forLink
	return code === wanted && typeof token === 'string' ? token : undefined
}
