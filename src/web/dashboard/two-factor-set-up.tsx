import type { RecoveryCodesResponse, TwoFactorSetUpResponse } from '#contract/security.ts'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import { call } from '#web/api-client.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { QrCode } from './qr-code.tsx'
import { twoFactorPath } from './two-factor-path.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'

const fields = ['code'] as const

type Props = {
	setUp: TwoFactorSetUpResponse['data']
	onDone: (codes: readonly string[]) => void
	onCancel: () => void
}

/** Shows the key for the authenticator app and asks for the first code. */
export function TwoFactorSetUp({ setUp, onDone, onCancel }: Props) {
	const text = useDashboardText()
	const say = useMessage()
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	const form = useCheckedForm({
		fields,
		check: ({ code }) => (code.trim() === '' ? { code: text('twoFactor.codeMissing') } : {}),
		send: async ({ code }) => {
			const body = { setup_token: setUp.setup_token, code }
			const response = await call<RecoveryCodesResponse>('POST', twoFactorPath, body)
			if (response.ok) {
				say('success', text('twoFactor.turnedOn'))
				return onDone(response.value.data.recovery_codes)
			}
			const { failure } = response
			if (failure.code === 'wrong_code') return { code: text('twoFactor.wrongCode') }
			if (failure.code === 'step_expired') {
				say('error', text('twoFactor.expired'))
				return onCancel()
			}
			if (failure.status === 401) return leave()
			sayFailure(failure, () => void form.submit())
		},
	})
	return (
		<div className="stack two-factor-form">
			<p>{text('twoFactor.scan')}</p>
			<QrCode content={setUp.address} label={text('twoFactor.qr')} />
			<p>
				<a href={setUp.address} className="inline-link target-link">
					{text('twoFactor.open')}
				</a>
			</p>
			<p>
				{text('twoFactor.key')} <code dir="ltr">{setUp.secret.match(/.{1,4}/g)?.join(' ')}</code>
			</p>
			<form {...form.formProps} className="stack">
				<TextField
					name="code"
					label={text('twoFactor.code')}
					fault={form.faults.code}
					dir="ltr"
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={10}
					required
				/>
				<SubmitButton busy={form.busy}>{text('twoFactor.turnOn')}</SubmitButton>
				<button type="button" className="quiet-button wide-button" onClick={onCancel}>
					{text('twoFactor.cancel')}
				</button>
			</form>
		</div>
	)
}
