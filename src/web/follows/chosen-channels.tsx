import type { ChannelName } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'
import '#web/ui/form-field.css'

type Props = {
	offered: readonly ChannelName[]
	chosen: readonly ChannelName[]
	onChange: (chosen: ChannelName[]) => void
}

/** By what a follow is told: any of the ways that there are here. */
export function ChosenChannels({ offered, chosen, onChange }: Props) {
	const text = useFollowText()
	return (
		<fieldset className="field-group">
			<legend>{text('ways')}</legend>
			<div className="check-lines">
				{offered.map((way) => (
					<label key={way} className="check-line">
						<input
							type="checkbox"
							checked={chosen.includes(way)}
							onChange={({ target }) =>
								onChange(offered.filter((one) => (one === way ? target.checked : chosen.includes(one))))
							}
						/>
						{text(`way.${way}`)}
					</label>
				))}
			</div>
			<p className="small-text faint-text">{text('waysHint')}</p>
		</fieldset>
	)
}
