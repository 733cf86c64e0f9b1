import { useLocale } from '#web/layout/use-locale.ts'
import { ChoiceField } from './choice-field.tsx'
import { hourChoices } from './hour-names.ts'
import { storeOwnZone } from './store-own-zone.ts'
import { type ChannelPanelProps, channelsPath, type SetUpName, useChangeChannel } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'

/** Whether a channel sends each story immediately, or the briefing at an hour. */
export function BriefingHour({ setUp }: Omit<ChannelPanelProps, 'name'>) {
	const text = useFollowText()
	const change = useChangeChannel()
	const locale = useLocale()
	if (setUp === undefined) return null
	const hours = hourChoices(locale).map(({ value, label }) => ({
		value,
		label: text('when.daily', { time: label }),
	}))
	return (
		<ChoiceField
			label={text('when')}
			value={String(setUp.briefing?.hour ?? '')}
			choices={[{ value: '', label: text('when.instant') }, ...hours]}
			onChange={(value) =>
				void storeOwnZone().then(() =>
					change('PUT', `${channelsPath}briefing/`, {
						way: setUp.way,
						hour: value === '' ? null : Number(value),
					}),
				)
			}
		/>
	)
}

export function RemoveChannel({ channel }: { channel: SetUpName }) {
	const text = useFollowText()
	const change = useChangeChannel()
	return (
		<button
			type="button"
			className="quiet-button danger-button"
			onClick={() => void change('DELETE', channelsPath, { way: channel })}
		>
			{text('channel.remove')}
		</button>
	)
}
