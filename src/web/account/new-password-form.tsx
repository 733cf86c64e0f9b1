import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { checkPassword, type FieldFault } from '#domain/account.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { PasswordField } from '#web/ui/form-field.tsx'
import { FormSummary } from '#web/ui/form-summary.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { type Faults, useCheckedForm } from '#web/ui/use-checked-form.ts'
import { faultTexts, refusedFields } from './field-faults.ts'
import type { LoginArrival } from './login-screen.tsx'
import { Notice } from './notice.tsx'
import { useSayFailure } from './use-say-failure.ts'

const fields = ['password', 'repeat'] as const
type Field = (typeof fields)[number]

export function NewPasswordForm({ token }: { token: string }) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useSayFailure()
	const [isDead, setIsDead] = useState(false)
	const labels: Record<Field, string> = {
		password: text('account.reset.newPassword'),
		repeat: text('account.reset.repeat'),
	}
	const check = ({ password, repeat }: Record<Field, string>): Faults<Field> => {
		const found: Partial<Record<Field, FieldFault | undefined>> = {
			password: checkPassword(password),
			repeat: repeat === '' ? 'required' : undefined,
		}
		const differs = repeat !== '' && repeat !== password ? { repeat: text('fault.password_mismatch') } : {}
		return { ...faultTexts<Field>(found, text), ...differs }
	}
	const form = useCheckedForm<Field>({
		fields,
		check,
		send: async ({ password }) => {
			const answer = await call<{ status: boolean; email?: string }>(
				'PUT',
				'/v1/user/password/reset/',
				{ token, password },
				{ asNobody: true },
			)
			if (!answer.ok && answer.failure.status === 400) {
				const refused = refusedFields(answer.failure).password
				if (refused !== undefined) return { password: refused }
			}
			if (!answer.ok) return sayFailure(answer.failure, () => void form.submit())
			if (!answer.value.status) {
				setIsDead(true)
				return say('error', text('account.reset.notChanged'))
			}
			// Every session is over, this browser's too, should it have had one.
			clearCredentials()
			say('success', text('account.reset.changed'))
			const { email } = answer.value
			const state: LoginArrival = email === undefined ? {} : { redirect_email: email }
			await navigate(pathOf('login_after_reset_password'), { state, replace: true })
		},
	})
	return (
		<form {...form.formProps} className="grid gap-4">
			<FormSummary wrong={form.refused.map((name) => labels[name])} />
			{isDead && (
				<Notice tone="error">
					<p>{text('account.reset.linkDead')}</p>
					<Link to={pathOf('reset_password')} className="inline-link inline-flex min-h-target items-center">
						{text('account.reset.newLink')}
					</Link>
				</Notice>
			)}
			<PasswordField
				name="password"
				label={labels.password}
				fault={form.faults.password}
				required
				autoComplete="new-password"
				hint={text('account.signup.passwordHint')}
			/>
			<PasswordField
				name="repeat"
				label={labels.repeat}
				fault={form.faults.repeat}
				required
				autoComplete="new-password"
			/>
			<SubmitButton busy={form.busy}>{text('account.reset.save')}</SubmitButton>
		</form>
	)
}
