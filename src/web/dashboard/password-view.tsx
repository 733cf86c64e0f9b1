import { Link } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { faultTexts, refusedFields } from '#web/account/field-faults.ts'
import { passwordFaults } from '#web/account/new-password-form.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { CheckedForm, type Faults, useCheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField } from '#web/ui/form-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useUser } from './own-view.tsx'
import { useSaveProfile } from './save-profile.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import './password-view.css'

type Field = 'current' | 'password' | 'repeat'

export default function PasswordView() {
	const text = useDashboardText()
	const user = useUser()
	const common = useText()
	const save = useSaveProfile()
	const form = useCheckedForm<Field>({
		labels: {
			current: text('password.current'),
			password: text('password.new'),
			repeat: text('password.repeat'),
		},
		// Whether the current password is filled in is not checked here; the server does.
		check: ({ password, repeat }) => faultTexts<Field>(passwordFaults(password, repeat), common),
		send: async ({ current, password, repeat }) => {
			let refused: Faults<Field> | undefined
			const changes = { current_pass: current, new_pass: password, new_pass_confirmation: repeat }
			const saved = await save(changes, (failure) => {
				const message = refusedFields(failure).new_pass
				if (message !== undefined) refused = { password: message }
				return refused !== undefined
			})
			return saved?.pass_status === 0 ? { current: text('password.wrong') } : refused
		},
	})
	if (!user.has_password)
		return (
			<div className="stack">
				<p className="quiet-text">{text('password.none')}</p>
				<Link to={pathOf('reset_password')} reloadDocument className="quiet-button at-start">
					{text('password.set')}
				</Link>
			</div>
		)
	return (
		<CheckedForm form={form} className="change-password">
			<p className="quiet-text">{text('password.lead')}</p>
			{/* Password managers need the username. */}
			<input name="username" autoComplete="username" defaultValue={user.username} hidden readOnly />
			<PasswordField {...form.field('current')} autoComplete="current-password" />
			<PasswordField
				{...form.field('password')}
				required
				autoComplete="new-password"
				hint={common('account.signup.passwordHint')}
			/>
			<PasswordField {...form.field('repeat')} required autoComplete="new-password" />
			<SubmitButton busy={form.busy}>{text('password.save')}</SubmitButton>
		</CheckedForm>
	)
}
