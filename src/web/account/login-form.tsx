import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { LogInResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import type { AccountKey } from '#text/en/account.ts'
import { type CallFailure, call } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { PasswordField, TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { logInTokenOf } from './login-code-form.tsx'
import { markLoggedIn } from './login-flag.ts'
import { Notice } from './notice.tsx'
import { waitMinutes } from './use-failure-message.ts'

type Props = {
	landing: string
	/** The initial value of the first field. */
	name?: string | undefined
	/** Links the Google identity of this token to the account whose password is given. */
	linkToken?: string | undefined
	submit: string
	/** The password was right, and the account requires a code as well. */
	onCodeRequired: (token: string) => void
}

const fields = ['username', 'password'] as const

/** The fields are not validated before sending, because rules change and old passwords stay valid. */
const nothingToCheck = () => ({})

export function LoginForm({ landing, name, linkToken, submit, onCodeRequired }: Props) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	/** Stays in the form until the next attempt, so that it is visible when the user looks up from the keyboard. */
	const [refusal, setRefusal] = useState<{ failure: CallFailure; name: string }>()
	const form = useCheckedForm({
		fields,
		check: nothingToCheck,
		send: async ({ username, password }) => {
			setRefusal(undefined)
			const link = linkToken === undefined ? {} : { link_token: linkToken }
			const body = { username: username.trim(), password, ...link }
			const response = await call<LogInResponse>('POST', '/v1/user/login/', body, { asNobody: true })
			if (response.ok) {
				markLoggedIn(response.value.token)
				say('success', text('account.login.welcome'))
				await navigate(landing, { replace: true })
				return
			}
			const logInToken = logInTokenOf(response.failure)
			if (logInToken !== undefined) return onCodeRequired(logInToken)
			setRefusal({ failure: response.failure, name: username.trim() })
		},
	})
	return (
		<form {...form.formProps} className="stack">
			{refusal && (
				<Notice tone="error">
					<p>{text(reasonOf(refusal.failure), { minutes: waitMinutes(refusal.failure) })}</p>
					{refusal.failure.code === 'not_activated' && (
						<Link
							to={pathOf('signup_confirmation')}
							state={refusal.name.includes('@') ? { email: refusal.name } : { username: refusal.name }}
							className="inline-link target-link"
						>
							{text('account.login.resend')}
						</Link>
					)}
					{reasonOf(refusal.failure) === 'account.unreachable' && (
						<button type="button" className="quiet-button" onClick={() => void form.submit()}>
							{text('account.retry')}
						</button>
					)}
				</Notice>
			)}
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

const reasons: Partial<Record<string, AccountKey>> = {
	not_activated: 'account.login.notActivated',
	suspended: 'account.login.suspended',
	link_expired: 'account.link.expired',
}

function reasonOf({ code, status }: CallFailure): AccountKey {
	if (status === 429) return 'account.tooMany'
	return reasons[code] ?? (status === 400 ? 'account.login.wrong' : 'account.unreachable')
}
