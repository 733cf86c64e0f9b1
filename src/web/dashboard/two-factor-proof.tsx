import { useState } from 'react'
import type { RecoveryCodesResponse } from '#contract/security.ts'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import type { User } from '#web/account/user-info.ts'
import { call } from '#web/api-client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField, TextField } from '#web/ui/form-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { twoFactorPath } from './two-factor-path.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'

type Props = {
	act: 'codes' | 'off'
	user: User
	onClose: () => void
	/** Called with the new recovery codes, if they were requested. */
	onDone: (codes: readonly string[] | undefined) => void
}

const requests = { codes: ['PUT', `${twoFactorPath}codes/`], off: ['DELETE', twoFactorPath] } as const
const fields = ['proof'] as const

/** Asks for the password, or a code, before two-factor log-in is changed. */
export function TwoFactorProof({ act, user, onClose, onDone }: Props) {
	const text = useDashboardText()
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	// Users who only signed in through Google have no password.
	const [isByCode, setIsByCode] = useState(!user.has_password)
	const wrong = () => ({ proof: text(isByCode ? 'twoFactor.wrongCode' : 'password.wrong') })
	const form = useCheckedForm({
		fields,
		check: ({ proof }) => (proof.trim() === '' ? wrong() : {}),
		send: async ({ proof }) => {
			const [method, path] = requests[act]
			const body = isByCode ? { code: proof } : { password: proof }
			const response = await call<Partial<RecoveryCodesResponse>>(method, path, body)
			if (response.ok) return onDone(response.value.data?.recovery_codes)
			const { failure } = response
			if (failure.code === 'wrong_code' || failure.code === 'wrong_credentials') return wrong()
			// It was turned off in another tab meanwhile.
			if (failure.code === 'two_factor_off') return onDone(undefined)
			if (failure.status === 401) return leave()
			sayFailure(failure, () => void form.submit())
		},
	})
	return (
		<Dialog open onClose={onClose} title={text(`twoFactor.${act}Ask`)} closeLabel={text('close')}>
			<form {...form.formProps} className="stack dialog-body">
				<p>{text(`twoFactor.${act}AskLead`)}</p>
				{isByCode ? (
					<TextField
						key="code"
						name="proof"
						label={text('twoFactor.anyCode')}
						fault={form.faults.proof}
						dir="ltr"
						autoComplete="one-time-code"
						autoCapitalize="characters"
						maxLength={40}
					/>
				) : (
					<PasswordField
						key="password"
						name="proof"
						label={text('password.current')}
						fault={form.faults.proof}
						autoComplete="current-password"
					/>
				)}
				{user.has_password && (
					<button type="button" className="inline-link target-link" onClick={() => setIsByCode(!isByCode)}>
						{text(isByCode ? 'twoFactor.usePassword' : 'twoFactor.useCode')}
					</button>
				)}
				<SubmitButton busy={form.busy}>
					{text(act === 'off' ? 'twoFactor.off' : 'twoFactor.renew')}
				</SubmitButton>
			</form>
		</Dialog>
	)
}
