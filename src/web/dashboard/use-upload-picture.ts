import { useState } from 'react'
import type { ProfileEditResponse } from '#contract/profile.ts'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import { keepUserInfo, type User } from '#web/account/user-info.ts'
import { upload } from '#web/api-client-upload.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'

/** Uploads the content of a canvas; `progress` is in percent during the upload. */
export function useUploadPicture(user: User, onDone: () => void) {
	const text = useDashboardText()
	const locale = useLocale()
	const say = useMessage()
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	const [progress, setProgress] = useState<number>()
	const send = async (canvas: HTMLCanvasElement): Promise<void> => {
		const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/webp', 0.92))
		if (blob === null) return say('error', text('crop.unreadable'))
		const form = new FormData()
		form.append('files', blob, `${user.username}-profpic`)
		form.append('changes', JSON.stringify({ lang: locale }))
		setProgress(0)
		const response = await upload<ProfileEditResponse>('/v1/user/info/', form, (share) =>
			setProgress(Math.round(share * 100)),
		)
		setProgress(undefined)
		if (response.ok) {
			keepUserInfo(response.value.data.user)
			say('success', text('saved'))
			return onDone()
		}
		const { status } = response.failure
		if (status === 401) return leave()
		if (status === 429) return sayFailure(response.failure, () => {})
		if (status === 400 || status === 413 || status === 415) return say('error', text('crop.refused'))
		// An error with a retry button, because nothing was stored.
		say('error', text('failed'), { label: text('retry'), run: () => void send(canvas) })
	}
	return { send, progress }
}
