import type { ReactNode } from 'react'
import { checkPassword } from '#domain/account.ts'
import { useText } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField } from '#web/ui/form-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { faultTexts } from './field-faults.ts'

/** What is wrong with a password that is chosen, and with its repetition. */
export const passwordFaults = (password: string, repeat: string) => ({
	password: checkPassword(password),
	repeat:
		repeat === '' ? ('required' as const) : repeat === password ? undefined : ('password_mismatch' as const),
})

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
	const form = useCheckedForm({
		labels: { password: text('account.reset.newPassword'), repeat: text('account.reset.repeat') },
		check: ({ password, repeat }) => faultTexts(passwordFaults(password, repeat), text),
		send: async ({ password }, again) => {
			const refused = await send(password, again)
			if (refused !== undefined) return { password: refused }
		},
	})
	return (
		<CheckedForm form={form}>
			{children}
			<PasswordField
				{...form.field('password')}
				required
				autoComplete="new-password"
				hint={text('account.signup.passwordHint')}
			/>
			<PasswordField {...form.field('repeat')} required autoComplete="new-password" />
			<SubmitButton busy={form.busy}>{submit}</SubmitButton>
		</CheckedForm>
	)
}
