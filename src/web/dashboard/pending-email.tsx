import { useState } from 'react'
import type { UserInfoResponse } from '#contract/account.ts'
import { isolated } from '#text/isolated.ts'
import { Notice } from '#web/account/notice.tsx'
import { keepUserInfo } from '#web/account/user-info.ts'
import { call } from '#web/api-client.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'

/** A new address that is not confirmed yet, with a button to cancel it. */
export function PendingEmail({ email }: { email: string }) {
	const text = useDashboardText()
	const say = useMessage()
	const leave = useLeave()
	const [busy, setBusy] = useState(false)
	const cancel = async (): Promise<void> => {
		if (busy) return
		setBusy(true)
		const response = await call<UserInfoResponse>('DELETE', '/v1/user/email/pending/')
		setBusy(false)
		if (!response.ok && response.failure.status === 401) return leave()
		if (!response.ok) return say('error', text('failed'), { label: text('retry'), run: () => void cancel() })
		keepUserInfo(response.value.data)
		say('success', text('emailCancelled'))
	}
	return (
		<Notice>
			<p>{text('emailSent', { email: isolated(email) })}</p>
			<button
				type="button"
				className="quiet-button at-start"
				aria-busy={busy}
				aria-disabled={busy}
				onClick={() => void cancel()}
			>
				{text('emailCancel')}
			</button>
		</Notice>
	)
}
