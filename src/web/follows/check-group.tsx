import type { ReactNode } from 'react'
import '#web/ui/form-field.css'

type Props<Value extends string> = {
	legend: string
	offered: readonly Value[]
	chosen: readonly Value[]
	label: (value: Value) => ReactNode
	/** Those that are chosen then, in the order in which they are offered. */
	onChange: (chosen: Value[]) => void
	children?: ReactNode
}

/** Any of a few values. */
export const CheckGroup = <Value extends string>(props: Props<Value>) => {
	const { legend, offered, chosen, label, onChange, children } = props
	return (
		<fieldset className="field-group">
			<legend>{legend}</legend>
			<div className="check-lines">
				{offered.map((value) => (
					<label key={value} className="check-line">
						<input
							type="checkbox"
							checked={chosen.includes(value)}
							onChange={({ target }) =>
								onChange(offered.filter((one) => (one === value ? target.checked : chosen.includes(one))))
							}
						/>
						{label(value)}
					</label>
				))}
			</div>
			{children}
		</fieldset>
	)
}
