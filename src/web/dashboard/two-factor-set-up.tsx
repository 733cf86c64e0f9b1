import { encode } from 'uqr'
import type { RecoveryCodesResponse, TwoFactorSetUpResponse } from '#contract/security.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useChange } from './own-data.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import './qr-code.css'

export const twoFactorPath = '/v1/user/two-factor/'

type Props = {
	setUp: TwoFactorSetUpResponse['data']
	onDone: (codes: readonly string[]) => void
	onCancel: () => void
}

/** Shows the key for the authenticator app and asks for the first code. */
export function TwoFactorSetUp({ setUp, onDone, onCancel }: Props) {
	const text = useDashboardText()
	const say = useMessage()
	const change = useChange()
	const form = useCheckedForm({
		labels: { code: text('twoFactor.code') },
		check: ({ code }) => (code.trim() === '' ? { code: text('twoFactor.codeMissing') } : {}),
		send: async ({ code }, again) => {
			const body = { setup_token: setUp.setup_token, code }
			const response = await change<RecoveryCodesResponse>('POST', twoFactorPath, body, {
				done: text('twoFactor.turnedOn'),
				expected: ['wrong_code', 'step_expired'],
				again,
			})
			if (response.ok) return onDone(response.value.data.recovery_codes)
			const { code: refusal } = response.failure
			if (refusal === 'wrong_code') return { code: text('twoFactor.wrongCode') }
			if (refusal !== 'step_expired') return
			say('error', text('twoFactor.expired'))
			onCancel()
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
			<CheckedForm form={form}>
				<TextField
					{...form.field('code')}
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
			</CheckedForm>
		</div>
	)
}

/** Dark on light in both themes, with the margin that cameras need. */
function QrCode({ content, label }: { content: string; label: string }) {
	const { data, size } = encode(content, { border: 4 })
	const squares = data
		.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
		.join('')
	return (
		<svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="qr-code">
			<rect width={size} height={size} fill="#fff" />
			<path d={squares} fill="#000" />
		</svg>
	)
}
