import { useState } from 'react'
import type { ResetResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import { checkEmail } from '#domain/account.ts'
import { isolated } from '#text/isolated.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { FormSummary } from '#web/ui/form-summary.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { faultTexts } from './field-faults.ts'
import { Notice } from './notice.tsx'
import { useFailureMessage } from './use-failure-message.ts'
import './reset-request-form.css'

const fields = ['email'] as const

export function ResetRequestForm() {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const sayFailure = useFailureMessage()
	const [sentTo, setSentTo] = useState<string>()
	const form = useCheckedForm({
		fields,
		check: ({ email }) => faultTexts({ email: checkEmail(email.trim()) }, text),
		send: async (values) => {
			const email = values.email.trim()
			setSentTo(undefined)
			const response = await call<ResetResponse>(
				'POST',
				'/v1/user/password/reset/',
				{ email, lang: locale },
				{ asNobody: true },
			)
			if (response.ok && response.value.status) setSentTo(email)
			else if (response.ok) say('error', text('account.reset.failed'))
			else if (response.failure.status === 401) {
				clearCredentials()
				say('error', text('account.login.wrong'))
			} else sayFailure(response.failure, () => void form.submit())
		},
	})
	const { faults } = form
	return (
		<form {...form.formProps} className="stack">
			<FormSummary wrong={form.refused.map(() => text('account.email'))} />
			{/* The same message for known and unknown addresses, so that it reveals no accounts. */}
			{sentTo !== undefined && <Notice>{text('account.reset.sent', { email: isolated(sentTo) })}</Notice>}
			<TextField
				name="email"
				label={text('account.email')}
				fault={faults.email}
				required
				dir="ltr"
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="off"
				autoCorrect="off"
				spellCheck={false}
			/>
			<SubmitButton busy={form.busy}>{text('account.reset.submit')}</SubmitButton>
			<p className="reset-links">
				<SiteLink to={pathOf('login')} className="inline-link target-link">
					{text('account.reset.back')}
				</SiteLink>
				<SiteLink to={pathOf('signup')} className="inline-link target-link">
					{text('account.login.signUp')}
				</SiteLink>
			</p>
		</form>
	)
}
