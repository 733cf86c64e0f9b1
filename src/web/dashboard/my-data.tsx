import { useState } from 'react'
import type { OwnDataResponse } from '#contract/profile.ts'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import type { User } from '#web/account/user-info.ts'
import { call } from '#web/api-client.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { Download, Trash } from './dashboard-icons.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useSaveProfile } from './save-profile.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'
import '#web/ui/form-field.css'

/** The rights of the privacy page: to see, correct and delete one's data. */
export function MyData({ user }: { user: User }) {
	const text = useDashboardText()
	const save = useSaveProfile()
	const download = useDownload()
	const [deleting, setDeleting] = useState(false)
	return (
		<div className="dashboard-parts">
			<DashboardPart title={text('data.download.title')} lead={text('data.download.lead')}>
				<button type="button" className="quiet-button at-start" onClick={() => void download()}>
					<Download size={18} aria-hidden="true" />
					{text('data.download.action')}
				</button>
			</DashboardPart>
			<DashboardPart title={text('data.marketing.title')} lead={text('data.marketing.lead')}>
				<label className="check-line">
					<input
						type="checkbox"
						checked={user.marketing}
						onChange={({ target }) => void save({ marketing: target.checked })}
					/>
					{text('data.marketing.label')}
				</label>
			</DashboardPart>
			<DashboardPart title={text('data.delete.title')} lead={text('data.delete.lead')}>
				<button
					type="button"
					className="quiet-button danger-button at-start"
					onClick={() => setDeleting(true)}
				>
					<Trash size={18} aria-hidden="true" />
					{text('data.delete.action')}
				</button>
			</DashboardPart>
			{deleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} />}
		</div>
	)
}

/** Fetched with the token and saved as a file, because a plain link could not send the token. */
function useDownload(): () => Promise<void> {
	const text = useDashboardText()
	const say = useMessage()
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	return async function download() {
		const response = await call<OwnDataResponse>('GET', '/v1/user/data/')
		if (!response.ok) {
			if (response.failure.status === 401) return leave()
			if (response.failure.status === 429) return sayFailure(response.failure, () => {})
			return say('error', text('data.download.failed'), { label: text('retry'), run: () => void download() })
		}
		const file = new Blob([JSON.stringify(response.value, null, 2)], { type: 'application/json' })
		const link = document.createElement('a')
		link.href = URL.createObjectURL(file)
		link.download = 'my-data.json'
		link.click()
		URL.revokeObjectURL(link.href)
	}
}
