import { SelectField } from '#web/ui/form-field.tsx'

type Props = {
	label: string
	value: string
	choices: readonly { value: string; label: string }[]
	onChange: (value: string) => void
}

/** A select field for a few values. */
export const ChoiceField = ({ label, value, choices, onChange }: Props) => (
	<SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
		{choices.map((choice) => (
			<option key={choice.value} value={choice.value}>
				{choice.label}
			</option>
		))}
	</SelectField>
)
