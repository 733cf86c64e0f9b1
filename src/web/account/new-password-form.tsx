import type { ReactNode } from 'react'
import { checkPassword } from '#domain/account.ts'
import { useText } from '#web/layout/use-locale.ts'
import { PasswordField } from '#web/ui/form-field.tsx'
import { FormSummary } from '#web/ui/form-summary.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { type Faults, useCheckedForm } from '#web/ui/use-checked-form.ts'
import { faultTexts } from './field-faults.ts'

const fields = ['password', 'repeat'] as const
type Field = (typeof fields)[number]

type Props = {
	submit: string
	/** Returns the server's message about the password, if it is refused. */
	send: (password: string, again: () => void) => Promise<string | undefined>
	/** The content above the fields. */
	children?: ReactNode
}

/** A form for a new password, typed twice. */
export function NewPasswordForm({ submit, send, children }: Props) {
	const text = useText()
	const labels: Record<Field, string> = {
		password: text('account.reset.newPassword'),
		repeat: text('account.reset.repeat'),
	}
	const check = ({ password, repeat }: Record<Field, string>): Faults<Field> =>
		faultTexts<Field>(
			{
				password: checkPassword(password),
				repeat: repeat === '' ? 'required' : repeat === password ? undefined : 'password_mismatch',
			},
			text,
		)
	const form = useCheckedForm<Field>({
		fields,
		check,
		send: async ({ password }) => {
			const refused = await send(password, () => void form.submit())
			if (refused !== undefined) return { password: refused }
		},
	})
	return (
		<form {...form.formProps} className="stack">
			<FormSummary wrong={form.refused.map((name) => labels[name])} />
			{children}
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
			<SubmitButton busy={form.busy}>{submit}</SubmitButton>
		</form>
	)
}
