import type { ChannelName } from '#domain/channels.ts'
import { channelState } from './channel-state.ts'
import { useChannelText } from './use-channel-text.ts'
import type { Ways } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'
import '#web/ui/form-field.css'

type Props = {
	/** The channels that the reader has set up; undefined until loaded. */
	setUp: Ways['set_up'] | undefined
	offered: readonly ChannelName[]
	chosen: readonly ChannelName[]
	onChange: (chosen: ChannelName[]) => void
}

/** Checkboxes for the channels of a follow. */
export function ChosenChannels({ setUp, offered, chosen, onChange }: Props) {
	const text = useFollowText()
	const channelText = useChannelText()
	const isSetUp = (way: ChannelName) =>
		setUp === undefined || channelState(way, { set_up: setUp }) !== 'way.off'
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
						{channelText(`${way}.name`)}
						{chosen.includes(way) && way !== 'mail' && way !== 'feed' && !isSetUp(way) && (
							<span className="small-text faint-text">{channelText(`${way}.missing`)}</span>
						)}
					</label>
				))}
			</div>
			<p className="small-text faint-text">{text('waysHint')}</p>
		</fieldset>
	)
}
