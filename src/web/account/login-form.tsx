import { useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { call } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { PasswordField, TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { markLoggedIn } from './login-flag.ts'
import { useSayFailure } from './use-say-failure.ts'

type Props = {
	landing: string
	/** What the first field holds at the start. */
	name?: string | undefined
	/** Ties the Google identity that it stands for to the account whose password is given. */
	linkToken?: string | undefined
	submit: string
}

const fields = ['username', 'password'] as const

/** A login is not checked before it is sent: rules change, old passwords stay. */
const nothingToCheck = () => ({})

export function LoginForm({ landing, name, linkToken, submit }: Props) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useSayFailure()
	const form = useCheckedForm({
		fields,
		check: nothingToCheck,
		send: async ({ username, password }) => {
			const link = linkToken === undefined ? {} : { link_token: linkToken }
			const body = { username: username.trim(), password, ...link }
			const answer = await call<{ token: string }>('POST', '/v1/user/login/', body, { asNobody: true })
			if (answer.ok) {
				markLoggedIn(answer.value.token)
				say('success', text('account.login.welcome'))
				await navigate(landing, { replace: true })
			} else if (answer.failure.code === 'not_activated') {
				const state = username.includes('@') ? { email: username.trim() } : { username: username.trim() }
				say('warning', text('account.login.notActivated'), {
					label: text('account.login.resend'),
					run: () => void navigate(pathOf('signup_confirmation'), { state }),
				})
			} else if (answer.failure.code === 'suspended') say('error', text('account.login.suspended'))
			else if (answer.failure.code === 'link_expired') say('error', text('account.link.expired'))
			else if (answer.failure.status === 400) say('error', text('account.login.wrong'))
			else sayFailure(answer.failure, () => void form.submit())
		},
	})
	return (
		<form {...form.formProps} className="grid gap-4">
			<TextField
				name="username"
				label={text('account.login.name')}
				defaultValue={name}
				dir="ltr"
				autoComplete="username"
				autoCapitalize="off"
				autoCorrect="off"
				spellCheck={false}
			/>
			<PasswordField name="password" label={text('account.password')} autoComplete="current-password" />
			<SubmitButton busy={form.busy}>{submit}</SubmitButton>
		</form>
	)
}
