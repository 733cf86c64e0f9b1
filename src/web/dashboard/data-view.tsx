import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnDataResponse } from '#contract/profile.ts'
import { pathOf } from '#contract/route-names.ts'
import type { User } from '#web/account/user-info.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Download, Trash } from './dashboard-icons.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { useChange, useRefusal } from './own-data.ts'
import { useUser } from './own-view.tsx'
import { useSaveProfile } from './save-profile.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import '#web/ui/form-field.css'
import './data-view.css'

/** The rights of the privacy page: to see, correct and delete one's data. */
export default function MyDataView() {
	const text = useDashboardText()
	const user = useUser()
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
	const refuse = useRefusal()
	return async function download() {
		const response = await call<OwnDataResponse>('GET', '/v1/user/data/')
		if (!response.ok) return refuse(response.failure, () => void download(), text('data.download.failed'))
		saveFile('my-data.json', JSON.stringify(response.value, null, 2), 'application/json')
	}
}

/** Asks for confirmation before an account is deleted. */
function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
	const text = useDashboardText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const change = useChange()
	const form = useCheckedForm({
		labels: { password: text('password.current') },
		check: ({ password }) =>
			user.has_password && password === '' ? { password: text('password.wrong') } : {},
		send: async ({ password }, again) => {
			const response = await change('DELETE', '/v1/user/', password === '' ? {} : { password }, {
				expected: ['wrong_credentials', 'password_required'],
				again,
			})
			if (response.ok) {
				clearCredentials()
				say('success', text('data.delete.done'))
				return void (await navigate(pathOf(`${locale}-home`), { replace: true }))
			}
			const { code } = response.failure
			if (code === 'wrong_credentials') return { password: text('password.wrong') }
			if (code === 'password_required') say('error', text('data.delete.again'))
		},
	})
	return (
		<Dialog open onClose={onClose} title={text('data.delete.title')}>
			<CheckedForm form={form} className="dialog-body">
				<p>{text(user.has_password ? 'data.delete.sure' : 'data.delete.sureGoogle')}</p>
				{user.has_password && <PasswordField {...form.field('password')} autoComplete="current-password" />}
				<div className="dialog-buttons">
					<button type="button" className="quiet-button" onClick={onClose}>
						{text('data.delete.cancel')}
					</button>
					<button type="submit" className="primary-button delete-button" aria-busy={form.busy}>
						{form.busy && <Spinner className="spinner-small" />}
						{text('data.delete.action')}
					</button>
				</div>
			</CheckedForm>
		</Dialog>
	)
}
