import type { ChannelName } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'

type Props = {
	offered: readonly ChannelName[]
	chosen: readonly ChannelName[]
	onChange: (chosen: ChannelName[]) => void
}

/** By what a follow is told: any of the ways that there are here. */
export function ChosenChannels({ offered, chosen, onChange }: Props) {
	const text = useFollowText()
	return (
		<fieldset className="grid gap-1">
			<legend className="font-medium">{text('ways')}</legend>
			<div className="flex flex-wrap gap-x-5">
				{offered.map((way) => (
					<label key={way} className="flex min-h-target items-center gap-2">
						<input
							type="checkbox"
							className="size-5 accent-brand"
							checked={chosen.includes(way)}
							onChange={({ target }) =>
								onChange(offered.filter((one) => (one === way ? target.checked : chosen.includes(one))))
							}
						/>
						{text(`way.${way}`)}
					</label>
				))}
			</div>
			<p className="text-sm text-ink-3">{text('waysHint')}</p>
		</fieldset>
	)
}
