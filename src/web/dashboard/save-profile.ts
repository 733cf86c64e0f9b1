import { useNavigate } from 'react-router'
import type { ProfileEditRequest, ProfileEditResponse } from '#contract/profile.ts'
import { pathOf } from '#contract/route-names.ts'
import type { LoginArrival } from '#web/account/login-screen.tsx'
import { keepUserInfo } from '#web/account/user-info.ts'
import { type CallFailure, call, clearCredentials } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useRefusal } from './own-data.ts'
import { useDashboardText } from './use-dashboard-text.ts'

type Saved = ProfileEditResponse['data']['payload']

/**
 * Sends changes and shows the stored values; a new password or username logs out. A failure is shown in the message
 * bar, unless the caller handles it.
 */
export function useSaveProfile() {
	const text = useDashboardText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const refuse = useRefusal()
	return async function save(
		changes: ProfileEditRequest,
		onRefused: (failure: CallFailure) => boolean = () => false,
	): Promise<Saved | undefined> {
		const response = await call<ProfileEditResponse>('PUT', '/v1/user/info/', { ...changes, lang: locale })
		if (!response.ok) {
			const { failure } = response
			if (failure.status === 401 || !onRefused(failure))
				refuse(failure, () => void save(changes, onRefused), text('failed'))
			return undefined
		}
		const { payload, user } = response.value.data
		keepUserInfo(user)
		if (payload.pass_status === 1 || payload.username_status === 1) {
			// After a changed password the server has already ended the sessions; after a new username it is done here.
			if (payload.pass_status !== 1) await call('GET', '/v1/user/logout/')
			clearCredentials()
			// The message bar is gone after two seconds, so the log-in page itself says why it is there.
			const state: LoginArrival = payload.pass_status === 1 ? { passwordChanged: true } : {}
			if (payload.pass_status !== 1) say('success', text('saved'))
			await navigate(pathOf('login'), { replace: true, state })
		} else if (payload.username_status === 0) say('error', text('usernameTaken'))
		else if (payload.pass_status !== 0) say('success', text('saved'))
		return payload
	}
}
