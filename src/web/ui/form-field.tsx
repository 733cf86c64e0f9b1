import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from './icon.tsx'
import { Eye, EyeOff } from './icons.tsx'

type FieldProps = {
	name: string
	label: string
	/** What is wrong with the value. */
	fault?: string | undefined
	hint?: string | undefined
}

/** The names that tie a field to its hint and to what is wrong with it. */
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
		<div className="grid min-w-0 content-start gap-1">
			<label htmlFor={id} className="font-medium">
				{label}
			</label>
			{children}
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-ink-3">
					{hint}
				</p>
			)}
			{fault && (
				<p id={`${id}-fault`} className="text-sm font-medium text-down">
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

/** A password with a button that shows it. */
export function PasswordField({ name, label, fault, hint, ...input }: FieldProps & InputProps) {
	const text = useText()
	const [shown, setShown] = useState(false)
	const { id, control } = useFieldNames({ fault, hint })
	const Icon = shown ? EyeOff : Eye
	return (
		<FieldFrame id={id} name={name} label={label} fault={fault} hint={hint}>
			<div className="relative" dir="ltr">
				<input
					{...control}
					name={name}
					type={shown ? 'text' : 'password'}
					autoCapitalize="off"
					autoCorrect="off"
					spellCheck={false}
					className="field-input pe-12"
					{...input}
				/>
				<button
					type="button"
					className="icon-button absolute inset-e-0.5 top-0.5"
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
			<div className="relative">
				<select {...control} name={name} className="field-input appearance-none pe-11" {...select}>
					{children}
				</select>
				<Icon name="down" className="pointer-events-none absolute inset-e-3.5 top-3.75 text-ink-2" />
			</div>
		</FieldFrame>
	)
}
