import { useState } from 'react'
import { Link } from 'react-router'
import type { LogInResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import type { AccountKey } from '#text/en/account.ts'
import { type CallFailure, callAsNobody } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField, plainWord, TextField } from '#web/ui/form-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { Notice } from './notice.tsx'
import { waitMinutes } from './use-failure-message.ts'
import { nextStepOf, useLogIn } from './use-log-in.ts'

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

/** The fields are not validated before sending, because rules change and old passwords stay valid. */
export function LoginForm({ landing, name, linkToken, submit, onCodeRequired }: Props) {
	const text = useText()
	const logIn = useLogIn()
	/** Stays in the form until the next attempt, so that it is visible when the user looks up from the keyboard. */
	const [refusal, setRefusal] = useState<{ failure: CallFailure; name: string }>()
	const form = useCheckedForm({
		labels: { username: text('account.login.name'), password: text('account.password') },
		send: async ({ username, password }) => {
			setRefusal(undefined)
			const name = username.trim()
			const body = { username: name, password, link_token: linkToken }
			const response = await callAsNobody<LogInResponse>('POST', '/v1/user/login/', body)
			if (response.ok) return logIn(response.value.token, landing)
			const { failure } = response
			const next = nextStepOf(failure, 'code_required')
			if (next === undefined) setRefusal({ failure, name })
			else onCodeRequired(next)
		},
	})
	return (
		<CheckedForm form={form}>
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
						<button type="button" className="quiet-button" onClick={form.again}>
							{text('account.retry')}
						</button>
					)}
				</Notice>
			)}
			<TextField {...form.field('username')} {...plainWord} defaultValue={name} autoComplete="username" />
			<PasswordField {...form.field('password')} autoComplete="current-password" />
			<SubmitButton busy={form.busy}>{submit}</SubmitButton>
		</CheckedForm>
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
