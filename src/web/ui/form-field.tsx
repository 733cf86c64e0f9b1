import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from './icon.tsx'
import { Eye, EyeOff } from './icons.tsx'
import './form-field.css'

type FieldProps = {
	name: string
	label: string
	/** What is wrong with the value. */
	fault?: string | undefined
	hint?: string | undefined
}

/** The ids that connect a field with its hint and its error. */
function useFieldNames({ fault, hint }: Pick<FieldProps, 'fault' | 'hint'>) {
	const id = useId()
	const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
	return {
		id,
		control: { id, 'aria-invalid': fault !== undefined, 'aria-describedby': describedBy || undefined },
	}
}

function FieldFrame({ id, label, fault, hint, children }: FieldProps & { id: string; children: ReactNode }) {
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			{children}
			{hint && (
				<p id={`${id}-hint`} className="small-text faint-text">
					{hint}
				</p>
			)}
			{fault && (
				<p id={`${id}-fault`} className="field-fault">
					{fault}
				</p>
			)}
		</div>
	)
}

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'id'>

export function TextField({ name, label, fault, hint, ...input }: FieldProps & InputProps) {
	const { id, control } = useFieldNames({ fault, hint })
	return (
		<FieldFrame id={id} name={name} label={label} fault={fault} hint={hint}>
			<input {...control} name={name} className="field-input" {...input} />
		</FieldFrame>
	)
}

/** A password field with a button that shows it. */
export function PasswordField({ name, label, fault, hint, ...input }: FieldProps & InputProps) {
	const text = useText()
	const [shown, setShown] = useState(false)
	const { id, control } = useFieldNames({ fault, hint })
	const Icon = shown ? EyeOff : Eye
	return (
		<FieldFrame id={id} name={name} label={label} fault={fault} hint={hint}>
			<div className="field-box" dir="ltr">
				<input
					{...control}
					name={name}
					type={shown ? 'text' : 'password'}
					autoCapitalize="off"
					autoCorrect="off"
					spellCheck={false}
					className="field-input password-input"
					{...input}
				/>
				<button
					type="button"
					className="icon-button password-button"
					aria-controls={id}
					onClick={() => setShown(!shown)}
				>
					<Icon size={19} aria-hidden="true" />
					<span className="sr-only">{text(shown ? 'account.hidePassword' : 'account.showPassword')}</span>
				</button>
			</div>
		</FieldFrame>
	)
}

type SelectProps = FieldProps & Omit<ComponentProps<'select'>, 'name' | 'id'>

export function SelectField({ name, label, fault, hint, children, ...select }: SelectProps) {
	const { id, control } = useFieldNames({ fault, hint })
	return (
		<FieldFrame id={id} name={name} label={label} fault={fault} hint={hint}>
			<div className="field-box">
				<select {...control} name={name} className="field-input select-input" {...select}>
					{children}
				</select>
				<Icon name="down" className="select-arrow" />
			</div>
		</FieldFrame>
	)
}
