import { useEffect, useRef } from 'react'
import type { LogInResponse } from '#contract/account.ts'
import { callAsNobody } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { plainWord, TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { AccountCard } from './account-card.tsx'
import { useFailureMessage } from './use-failure-message.ts'
import { useLogIn } from './use-log-in.ts'

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
	const logIn = useLogIn()
	const sayFailure = useFailureMessage()
	const place = useRef<HTMLDivElement>(null)
	// It replaces the form that was just sent, so it takes the focus.
	useEffect(() => place.current?.querySelector('input')?.focus(), [])
	const form = useCheckedForm({
		labels: { code: text('account.code.label') },
		check: ({ code }) => (code.trim() === '' ? { code: text('fault.required') } : {}),
		send: async ({ code }, again) => {
			const body = { login_token: token, code }
			const response = await callAsNobody<LogInResponse>('POST', '/v1/user/login/code/', body)
			if (response.ok) return logIn(response.value.token, landing)
			const { failure } = response
			if (failure.code === 'wrong_code') return { code: text('account.code.wrong') }
			if (failure.code !== 'step_expired') return sayFailure(failure, again)
			say('error', text('account.code.expired'))
			onBack()
		},
	})
	return (
		<AccountCard title={text('account.code.title')} lead={text('account.code.lead')}>
			<div ref={place}>
				<CheckedForm form={form}>
					<TextField
						{...form.field('code')}
						{...plainWord}
						hint={text('account.code.help')}
						autoComplete="one-time-code"
						autoCapitalize="characters"
						maxLength={40}
						required
					/>
					<SubmitButton busy={form.busy}>{text('account.login.submit')}</SubmitButton>
				</CheckedForm>
			</div>
			<p className="centred">
				<button type="button" className="inline-link target-link" onClick={onBack}>
					{text('account.reset.back')}
				</button>
			</p>
		</AccountCard>
	)
}
