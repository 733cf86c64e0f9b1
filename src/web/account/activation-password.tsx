import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { PasswordField } from '#web/ui/form-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { refusedFields } from './field-faults.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import type { ConfirmationProof } from './use-confirmation.ts'
import { useFailureMessage } from './use-failure-message.ts'
import './activation-password.css'

type Props = { send: (proof: ConfirmationProof) => Promise<CallFailure | undefined> }

const fields = ['password'] as const

/**
 * For a link that is opened in another browser than the one that signed up. The reader of the mailbox may not be the
 * one who chose the password, and can then choose another.
 */
export function ActivationPassword({ send }: Props) {
	const text = useText()
	const sayFailure = useFailureMessage()
	const [chooses, setChooses] = useState(false)
	const place = useRef<HTMLDivElement>(null)
	// The form appears after a wait or replaces another, so it takes the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each form anew.
	useEffect(() => place.current?.querySelector('input')?.focus(), [chooses])
	const choose = async (password: string, again: () => void): Promise<string | undefined> => {
		const failure = await send({ new_password: password })
		const refused = failure && refusedFields(failure).new_password
		if (failure !== undefined && refused === undefined) sayFailure(failure, again)
		return refused
	}
	return (
		<div ref={place} className="stack">
			<p className="quiet-text">
				{text(chooses ? 'account.activation.chooseLead' : 'account.activation.passwordLead')}
			</p>
			{chooses ? (
				<NewPasswordForm submit={text('account.activation.chooseSubmit')} send={choose} />
			) : (
				<KnownPasswordForm send={send} />
			)}
			<button
				type="button"
				className="inline-link target-link activation-other"
				onClick={() => setChooses(!chooses)}
			>
				{text(chooses ? 'account.activation.know' : 'account.activation.choose')}
			</button>
		</div>
	)
}

function KnownPasswordForm({ send }: Props) {
	const text = useText()
	const sayFailure = useFailureMessage()
	const form = useCheckedForm({
		fields,
		check: ({ password }) => (password === '' ? { password: text('fault.required') } : {}),
		send: async ({ password }) => {
			const failure = await send({ password })
			if (failure?.code === 'wrong_credentials') return { password: text('account.activation.wrong') }
			if (failure !== undefined) sayFailure(failure, () => void form.submit())
		},
	})
	return (
		<form {...form.formProps} className="stack">
			<PasswordField
				name="password"
				label={text('account.password')}
				fault={form.faults.password}
				required
				autoComplete="current-password"
			/>
			<SubmitButton busy={form.busy}>{text('account.activation.passwordSubmit')}</SubmitButton>
		</form>
	)
}
