import { useState } from 'react'
import { useLocale } from '#web/layout/use-locale.ts'
import { ChoiceField } from './choice-field.tsx'
import { DigestHistory } from './digest-history.tsx'
import { hourChoices, weekdayChoices } from './hour-names.ts'
import { withOwnZone } from './time-zones.ts'
import { useChannelText } from './use-channel-text.ts'
import { type ChannelPanelProps, waysPath } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'

const usual = { period: 'daily', weekday: 6, hour: 8 } as const

/** The times of the digest. */
export function MailPanel({ setUp, acts }: ChannelPanelProps) {
	const text = useFollowText()
	const channelText = useChannelText()
	const locale = useLocale()
	const [times, setTimes] = useState<NonNullable<NonNullable<typeof setUp>['mail']>>(setUp?.mail ?? usual)
	const save = async () => {
		const hours = acts.ways?.hours
		const own = hours && withOwnZone(hours)
		if (own && own.time_zone !== hours.time_zone) {
			await acts.change('PUT', `${waysPath}hours/`, own, { silent: true })
		}
		await acts.change('PUT', `${waysPath}mail/`, times)
	}
	const form = (
		<form
			className="stack follow-panel"
			onSubmit={(event) => {
				event.preventDefault()
				void save()
			}}
		>
			<p className="small-text quiet-text">{channelText('mail.lead')}</p>
			<ChoiceField
				label={text('mail.period')}
				value={times.period}
				choices={(['daily', 'weekly'] as const).map((value) => ({ value, label: text(`mail.${value}`) }))}
				onChange={(value) => setTimes({ ...times, period: value === 'weekly' ? 'weekly' : 'daily' })}
			/>
			{times.period === 'weekly' && (
				<ChoiceField
					label={text('mail.weekday')}
					value={String(times.weekday)}
					choices={weekdayChoices(locale)}
					onChange={(value) => setTimes({ ...times, weekday: Number(value) })}
				/>
			)}
			<ChoiceField
				label={text('mail.hour')}
				value={String(times.hour)}
				choices={hourChoices(locale)}
				onChange={(value) => setTimes({ ...times, hour: Number(value) })}
			/>
			<div className="button-row">
				<button type="submit" className="quiet-button">
					{text('save')}
				</button>
				{setUp && (
					<button
						type="button"
						className="quiet-button danger-button"
						onClick={() => void acts.change('DELETE', waysPath, { way: 'mail' })}
					>
						{text('way.remove')}
					</button>
				)}
			</div>
		</form>
	)
	return setUp && setUp.paused === null ? (
		<div className="stack">
			{form}
			<DigestHistory />
		</div>
	) : (
		form
	)
}
