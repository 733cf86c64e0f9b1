import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { LogInResponse } from '#contract/account.ts'
import { type CallFailure, call } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { AccountCard } from './account-card.tsx'
import { markLoggedIn } from './login-flag.ts'
import { useFailureMessage } from './use-failure-message.ts'

const fields = ['code'] as const

type Props = {
	/** From the first step. */
	token: string
	landing: string
	/** Returns to the first step, by choice or because this one expired. */
	onBack: () => void
}

/** The second step of a log-in, for accounts that have turned it on. */
export function LoginCodeForm({ token, landing, onBack }: Props) {
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const sayFailure = useFailureMessage()
	const place = useRef<HTMLDivElement>(null)
	// It replaces the form that was just sent, so it takes the focus.
	useEffect(() => place.current?.querySelector('input')?.focus(), [])
	const form = useCheckedForm({
		fields,
		check: ({ code }) => (code.trim() === '' ? { code: text('fault.required') } : {}),
		send: async ({ code }) => {
			const body = { login_token: token, code }
			const response = await call<LogInResponse>('POST', '/v1/user/login/code/', body, { asNobody: true })
			if (response.ok) {
				markLoggedIn(response.value.token)
				say('success', text('account.login.welcome'))
				return void (await navigate(landing, { replace: true }))
			}
			const { failure } = response
			if (failure.code === 'wrong_code') return { code: text('account.code.wrong') }
			if (failure.code === 'step_expired') {
				say('error', text('account.code.expired'))
				return onBack()
			}
			sayFailure(failure, () => void form.submit())
		},
	})
	return (
		<AccountCard title={text('account.code.title')} lead={text('account.code.lead')}>
			<div ref={place}>
				<form {...form.formProps} className="stack">
					<TextField
						name="code"
						label={text('account.code.label')}
						hint={text('account.code.help')}
						fault={form.faults.code}
						dir="ltr"
						autoComplete="one-time-code"
						autoCapitalize="characters"
						autoCorrect="off"
						spellCheck={false}
						maxLength={40}
						required
					/>
					<SubmitButton busy={form.busy}>{text('account.login.submit')}</SubmitButton>
				</form>
			</div>
			<p className="centred">
				<button type="button" className="inline-link target-link" onClick={onBack}>
					{text('account.reset.back')}
				</button>
			</p>
		</AccountCard>
	)
}

/** 403 code_required: the first step succeeded, and this token begins the second. */
export function logInTokenOf({ code, body }: CallFailure): string | undefined {
	if (code !== 'code_required' || typeof body !== 'object' || body === null) return undefined
	const { login_token: token } = body as Record<string, unknown>
	return typeof token === 'string' ? token : undefined
}
