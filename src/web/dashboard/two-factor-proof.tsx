import { useState } from 'react'
import type { RecoveryCodesResponse } from '#contract/security.ts'
import type { User } from '#web/account/user-info.ts'
import { call } from '#web/api-client.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField, plainWord, TextField } from '#web/ui/form-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { twoFactorPath } from './two-factor-set-up.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useRefusal } from './use-user.ts'

type Props = {
	act: 'codes' | 'off'
	user: User
	onClose: () => void
	/** Called with the new recovery codes, if they were requested. */
	onDone: (codes: readonly string[] | undefined) => void
}

const requests = { codes: ['PUT', `${twoFactorPath}codes/`], off: ['DELETE', twoFactorPath] } as const

/** Asks for the password, or a code, before two-factor log-in is changed. */
export function TwoFactorProof({ act, user, onClose, onDone }: Props) {
	const text = useDashboardText()
	const refuse = useRefusal()
	// Users who only signed in through Google have no password.
	const [isByCode, setIsByCode] = useState(!user.has_password)
	const wrong = () => ({ proof: text(isByCode ? 'twoFactor.wrongCode' : 'password.wrong') })
	const form = useCheckedForm({
		labels: { proof: text(isByCode ? 'twoFactor.anyCode' : 'password.current') },
		check: ({ proof }) => (proof.trim() === '' ? wrong() : {}),
		send: async ({ proof }, again) => {
			const [method, path] = requests[act]
			const body = isByCode ? { code: proof } : { password: proof }
			const response = await call<Partial<RecoveryCodesResponse>>(method, path, body)
			if (response.ok) return onDone(response.value.data?.recovery_codes)
			const { failure } = response
			if (failure.code === 'wrong_code' || failure.code === 'wrong_credentials') return wrong()
			// It was turned off in another tab meanwhile.
			if (failure.code === 'two_factor_off') return onDone(undefined)
			refuse(failure, again)
		},
	})
	return (
		<Dialog open onClose={onClose} title={text(`twoFactor.${act}Ask`)}>
			<CheckedForm form={form} className="dialog-body">
				<p>{text(`twoFactor.${act}AskLead`)}</p>
				{isByCode ? (
					<TextField
						{...form.field('proof')}
						{...plainWord}
						key="code"
						autoComplete="one-time-code"
						autoCapitalize="characters"
						maxLength={40}
					/>
				) : (
					<PasswordField {...form.field('proof')} key="password" autoComplete="current-password" />
				)}
				{user.has_password && (
					<button type="button" className="inline-link target-link" onClick={() => setIsByCode(!isByCode)}>
						{text(isByCode ? 'twoFactor.usePassword' : 'twoFactor.useCode')}
					</button>
				)}
				<SubmitButton busy={form.busy}>
					{text(act === 'off' ? 'twoFactor.off' : 'twoFactor.renew')}
				</SubmitButton>
			</CheckedForm>
		</Dialog>
	)
}
