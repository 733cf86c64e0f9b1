import { useNavigate } from 'react-router'
import type { SignUpResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { checkSignUp, sexes } from '#domain/account.ts'
import { call } from '#web/api-client.ts'
import { recallPendingFollow } from '#web/follows/followed-things.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { PasswordField, SelectField, TextField } from '#web/ui/form-field.tsx'
import { FormSummary } from '#web/ui/form-summary.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { faultTexts, refusedFields } from './field-faults.ts'
import { keepPendingSignUp, resendAfter } from './pending-sign-up.ts'
import { SignUpConsent } from './sign-up-consent.tsx'
import { useFailureMessage } from './use-failure-message.ts'

const fields = ['firstName', 'lastName', 'email', 'username', 'password', 'sex'] as const
type Field = (typeof fields)[number]

const wireNames: Record<Field, string> = {
	firstName: 'first_name',
	lastName: 'last_name',
	email: 'email',
	username: 'username',
	password: 'password',
	sex: 'sex',
}

const plainWord = { dir: 'ltr', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const

export function SignUpForm() {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useFailureMessage()
	const labels: Record<Field, string> = {
		firstName: text('account.signup.firstName'),
		lastName: text('account.signup.lastName'),
		email: text('account.email'),
		username: text('account.username'),
		password: text('account.password'),
		sex: text('account.signup.sex'),
	}
	const form = useCheckedForm<Field>({
		fields,
		check: (values) => faultTexts<Field>(checkSignUp(trimmed(values)), text),
		send: async (values) => {
			const clean = trimmed(values)
			const wire = Object.fromEntries(fields.map((field) => [wireNames[field], clean[field]]))
			const pressed = recallPendingFollow()
			// The link that confirms the account may be opened in another browser.
			const follow = pressed && { kind: pressed.kind, ref: pressed.ref }
			const body = { ...wire, lang: locale, follow }
			const response = await call<SignUpResponse>('POST', '/v1/user/signup/', body, { asNobody: true })
			if (!response.ok && response.failure.status === 400) {
				const refused = refusedFields(response.failure)
				const wrong = fields.filter((field) => refused[wireNames[field]] !== undefined)
				if (wrong.length > 0)
					return Object.fromEntries(wrong.map((field) => [field, refused[wireNames[field]]]))
			}
			if (!response.ok) return sayFailure(response.failure, () => void form.submit())
			if (!response.value.status) return say('error', text('account.signup.taken'))
			const { email, username } = clean
			const pending = { email, username, resendAt: resendAfter() }
			keepPendingSignUp(pending)
			await navigate(pathOf('signup_confirmation'), { state: pending })
		},
	})
	const { faults } = form
	const field = (name: Field) => ({ name, label: labels[name], fault: faults[name], required: true })
	return (
		<form {...form.formProps} className="stack">
			<FormSummary wrong={form.refused.map((name) => labels[name])} />
			<div className="field-pair">
				<TextField {...field('firstName')} dir="auto" autoComplete="given-name" />
				<TextField {...field('lastName')} dir="auto" autoComplete="family-name" />
			</div>
			<TextField {...field('email')} {...plainWord} type="email" inputMode="email" autoComplete="email" />
			<TextField
				{...field('username')}
				{...plainWord}
				autoComplete="username"
				hint={text('account.signup.usernameHint')}
			/>
			<PasswordField
				{...field('password')}
				autoComplete="new-password"
				hint={text('account.signup.passwordHint')}
			/>
			<SelectField name="sex" label={labels.sex} fault={faults.sex} autoComplete="sex" defaultValue="U">
				{sexes.map((sex) => (
					<option key={sex} value={sex}>
						{text(`account.signup.sex${sex}`)}
					</option>
				))}
			</SelectField>
			<SignUpConsent />
			<SubmitButton busy={form.busy}>{text('account.signup.submit')}</SubmitButton>
		</form>
	)
}

/** Removes trailing spaces of phone keyboards from names; a password is sent unchanged. */
const trimmed = (values: Record<Field, string>): Record<Field, string> => ({
	firstName: values.firstName.trim(),
	lastName: values.lastName.trim(),
	email: values.email.trim(),
	username: values.username.trim(),
	password: values.password,
	sex: values.sex,
})
