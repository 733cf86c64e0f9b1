import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from './icon.tsx'
import { Eye, EyeOff } from './icons.tsx'
import './form-field.css'

const uncorrected = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const
/** For addresses, names and codes: they run from left to right, and nothing corrects them. */
export const plainWord = { dir: 'ltr', ...uncorrected } as const
const emailInput = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const
export const emailWord = { ...plainWord, ...emailInput } as const

type FieldProps = {
	label: string
	/** What is wrong with the value. */
	fault?: string | undefined
	hint?: string | undefined
}
type Control = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
type FrameProps = FieldProps & { faultRole?: 'alert'; children: (control: Control) => ReactNode }

/** A control with its label, its hint and what is wrong with it, tied together. */
export function Field({ label, fault, hint, faultRole, children }: FrameProps) {
	const id = useId()
	const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			{children({ id, 'aria-invalid': fault !== undefined, 'aria-describedby': describedBy || undefined })}
			{hint && (
				<p id={`${id}-hint`} className="small-text faint-text">
					{hint}
				</p>
			)}
			{fault && (
				<p id={`${id}-fault`} role={faultRole} className="field-fault">
					{fault}
				</p>
			)}
		</div>
	)
}

type InputProps = FieldProps & ComponentProps<'input'> & { name: string }

export const TextField = ({ label, fault, hint, ...input }: InputProps) => (
	<Field label={label} fault={fault} hint={hint}>
		{(control) => <input {...control} className="field-input" {...input} />}
	</Field>
)

/** A password field with a button that shows it. */
export function PasswordField({ label, fault, hint, ...input }: InputProps) {
	const text = useText()
	const [shown, setShown] = useState(false)
	const Icon = shown ? EyeOff : Eye
	return (
		<Field label={label} fault={fault} hint={hint}>
			{(control) => (
				<div className="field-box" dir="ltr">
					<input
						{...control}
						{...uncorrected}
						type={shown ? 'text' : 'password'}
						className="field-input password-input"
						{...input}
					/>
					<button
						type="button"
						className="icon-button password-button"
						aria-controls={control.id}
						onClick={() => setShown(!shown)}
					>
						<Icon size={19} aria-hidden="true" />
						<span className="sr-only">{text(shown ? 'account.hidePassword' : 'account.showPassword')}</span>
					</button>
				</div>
			)}
		</Field>
	)
}

type SelectProps = FieldProps & ComponentProps<'select'> & { name?: string }

export const SelectField = ({ label, fault, hint, ...select }: SelectProps) => (
	<Field label={label} fault={fault} hint={hint}>
		{(control) => (
			<div className="field-box">
				<select {...control} className="field-input select-input" {...select} />
				<Icon name="down" className="select-arrow" />
			</div>
		)}
	</Field>
)
