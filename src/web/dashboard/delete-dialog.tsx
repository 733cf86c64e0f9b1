import { useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import type { User } from '#web/account/user-info.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'
import './delete-dialog.css'

const fields = ['password'] as const

/** Asks for confirmation before an account is deleted. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
	const text = useDashboardText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	const form = useCheckedForm({
		fields,
		check: ({ password }) =>
			user.has_password && password === '' ? { password: text('password.wrong') } : {},
		send: async ({ password }) => {
			const response = await call('DELETE', '/v1/user/', password === '' ? {} : { password })
			if (response.ok) {
				clearCredentials()
				say('success', text('data.delete.done'))
				return void (await navigate(pathOf(`${locale}-home`), { replace: true }))
			}
			const { code, status } = response.failure
			if (code === 'wrong_credentials') return { password: text('password.wrong') }
			if (status === 401) return leave()
			if (code === 'password_required') return say('error', text('data.delete.again'))
			sayFailure(response.failure, () => void form.submit())
		},
	})
	return (
		<Dialog open onClose={onClose} title={text('data.delete.title')} closeLabel={text('close')}>
			<form {...form.formProps} className="stack dialog-body">
				<p>{text(user.has_password ? 'data.delete.sure' : 'data.delete.sureGoogle')}</p>
				{user.has_password && (
					<PasswordField
						name="password"
						label={text('password.current')}
						fault={form.faults.password}
						autoComplete="current-password"
					/>
				)}
				<div className="dialog-buttons">
					<button type="button" className="quiet-button" onClick={onClose}>
						{text('data.delete.cancel')}
					</button>
					<button type="submit" className="primary-button delete-button" aria-busy={form.busy}>
						{form.busy && <Spinner className="spinner-small" />}
						{text('data.delete.action')}
					</button>
				</div>
			</form>
		</Dialog>
	)
}
