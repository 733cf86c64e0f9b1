import { Link } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { checkPassword } from '#domain/account.ts'
import { faultTexts, refusedFields } from '#web/account/field-faults.ts'
import type { User } from '#web/account/user-info.ts'
import { useText } from '#web/layout/use-locale.ts'
import { PasswordField } from '#web/ui/form-field.tsx'
import { FormSummary } from '#web/ui/form-summary.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { type Faults, useCheckedForm, type Values } from '#web/ui/use-checked-form.ts'
import { useSaveProfile } from './save-profile.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import './change-password.css'

const fields = ['current', 'next', 'repeat'] as const
type Field = (typeof fields)[number]

export function ChangePassword({ user }: { user: User }) {
	const text = useDashboardText()
	const common = useText()
	const save = useSaveProfile()
	const labels: Record<Field, string> = {
		current: text('password.current'),
		next: text('password.new'),
		repeat: text('password.repeat'),
	}
	// Whether the current password is filled in is not checked here; the server does.
	const check = ({ next, repeat }: Values<Field>): Faults<Field> =>
		faultTexts<Field>(
			{
				next: checkPassword(next),
				repeat: repeat === '' ? 'required' : repeat === next ? undefined : 'password_mismatch',
			},
			common,
		)
	const form = useCheckedForm<Field>({
		fields,
		check,
		send: async ({ current, next, repeat }) => {
			let refused: Faults<Field> | undefined
			const changes = { current_pass: current, new_pass: next, new_pass_confirmation: repeat }
			const saved = await save(changes, (failure) => {
				const message = refusedFields(failure).new_pass
				if (message !== undefined) refused = { next: message }
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
	const { faults } = form
	return (
		<form {...form.formProps} className="stack change-password">
			<FormSummary wrong={form.refused.map((name) => labels[name])} />
			<p className="quiet-text">{text('password.lead')}</p>
			{/* Password managers need the username. */}
			<input
				type="text"
				name="username"
				autoComplete="username"
				defaultValue={user.username}
				hidden
				readOnly
			/>
			<PasswordField
				name="current"
				label={labels.current}
				fault={faults.current}
				autoComplete="current-password"
			/>
			<PasswordField
				name="next"
				label={labels.next}
				fault={faults.next}
				required
				autoComplete="new-password"
				hint={common('account.signup.passwordHint')}
			/>
			<PasswordField
				name="repeat"
				label={labels.repeat}
				fault={faults.repeat}
				required
				autoComplete="new-password"
			/>
			<SubmitButton busy={form.busy}>{text('password.save')}</SubmitButton>
		</form>
	)
}
