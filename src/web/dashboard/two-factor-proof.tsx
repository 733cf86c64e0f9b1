import { useRevalidator } from 'react-router'
import type { RecoveryCodesResponse } from '#contract/security.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { plainWord, TextField } from '#web/ui/form-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useChange } from './own-data.ts'
import { twoFactorPath } from './two-factor-set-up.tsx'
import { useDashboardText } from './use-dashboard-text.ts'

type Props = {
	act: 'codes' | 'off'
	onClose: () => void
	/** Called with the new recovery codes, if they were requested. */
	onDone: (codes: readonly string[] | undefined) => void
}

const requests = { codes: ['PUT', `${twoFactorPath}codes/`], off: ['DELETE', twoFactorPath] } as const

/** Asks for a code, or a recovery code, before two-factor log-in is changed. */
export function TwoFactorProof({ act, onClose, onDone }: Props) {
	const text = useDashboardText()
	const { revalidate } = useRevalidator()
	const change = useChange()
	const wrong = () => ({ proof: text('twoFactor.wrongCode') })
	const form = useCheckedForm({
		labels: { proof: text('twoFactor.anyCode') },
		check: ({ proof }) => (proof.trim() === '' ? wrong() : {}),
		send: async ({ proof }, again) => {
			const [method, path] = requests[act]
			const response = await change<Partial<RecoveryCodesResponse>>(
				method,
				path,
				{ code: proof },
				{ expected: ['wrong_code', 'two_factor_off'], again },
			)
			if (response.ok) return onDone(response.value.data?.recovery_codes)
			const { code } = response.failure
			if (code === 'wrong_code') return wrong()
			if (code !== 'two_factor_off') return
			// It was turned off in another tab meanwhile.
			await revalidate()
			onDone(undefined)
		},
	})
	return (
		<Dialog open onClose={onClose} title={text(`twoFactor.${act}Ask`)}>
			<CheckedForm form={form} className="dialog-body">
				<p>{text(`twoFactor.${act}AskLead`)}</p>
				<TextField
					{...form.field('proof')}
					{...plainWord}
					autoComplete="one-time-code"
					autoCapitalize="characters"
					maxLength={40}
				/>
				<SubmitButton busy={form.busy}>
					{text(act === 'off' ? 'twoFactor.off' : 'twoFactor.renew')}
				</SubmitButton>
			</CheckedForm>
		</Dialog>
	)
}
