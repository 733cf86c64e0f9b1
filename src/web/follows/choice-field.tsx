import { useId } from 'react'
import '#web/ui/form-field.css'

type Props = {
	label: string
	value: string
	choices: readonly { value: string; label: string }[]
	onChange: (value: string) => void
}

/** A select field for a few values. */
export function ChoiceField({ label, value, choices, onChange }: Props) {
	const id = useId()
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select id={id} className="field-input" value={value} onChange={({ target }) => onChange(target.value)}>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</select>
		</div>
	)
}
