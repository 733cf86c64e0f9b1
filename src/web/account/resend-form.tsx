import { checkEmail, checkUsername } from '#domain/account.ts'
import { useText } from '#web/layout/use-locale.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { FormSummary } from '#web/ui/form-summary.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { faultTexts } from './field-faults.ts'
import type { PendingSignUp } from './pending-sign-up.ts'
import { useResend } from './use-resend.ts'

type Props = {
	email?: string
	username?: string
	/** An e-mail was sent, or requested too soon; called with the time of the next one. */
	onWait: (pending: PendingSignUp) => void
}

const fields = ['email', 'username'] as const
type Field = (typeof fields)[number]
const plainWord = { dir: 'ltr', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const

/** For a visitor who comes back later, in a tab without the data of the sign-up. */
export function ResendForm({ email, username, onWait }: Props) {
	const text = useText()
	const resend = useResend()
	const labels: Record<Field, string> = { email: text('account.email'), username: text('account.username') }
	const clean = (values: Record<Field, string>) => ({
		email: values.email.trim(),
		username: values.username.trim(),
	})
	const form = useCheckedForm<Field>({
		fields,
		check: (values) => {
			const who = clean(values)
			return faultTexts<Field>({ email: checkEmail(who.email), username: checkUsername(who.username) }, text)
		},
		send: async (values) => {
			const next = await resend(clean(values))
			if (next !== undefined) onWait(next)
		},
	})
	return (
		<form {...form.formProps} className="stack">
			<FormSummary wrong={form.refused.map((name) => labels[name])} />
			<p className="quiet-text">{text('account.confirm.ask')}</p>
			<TextField
				name="email"
				label={labels.email}
				fault={form.faults.email}
				defaultValue={email}
				{...plainWord}
				type="email"
				inputMode="email"
				autoComplete="email"
			/>
			<TextField
				name="username"
				label={labels.username}
				fault={form.faults.username}
				defaultValue={username}
				{...plainWord}
				autoComplete="username"
			/>
			<SubmitButton busy={form.busy}>{text('account.confirm.resend')}</SubmitButton>
		</form>
	)
}
