import { useId, useMemo, useState } from 'react'
import { useLocale } from '#web/layout/use-locale.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { hourChoices } from './hour-names.ts'
import { timeZones, withOwnZone } from './time-zones.ts'
import { type Channels, channelsPath, useChangeChannel } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'
import './hours-panel.css'
import './follow-feed.css'

/** The reader's time zone, quiet hours, and the most messages an hour. */
export function HoursPanel({ given }: { given: Channels['hours'] }) {
	const text = useFollowText()
	const change = useChangeChannel()
	const locale = useLocale()
	const [hours, setHours] = useState(() => withOwnZone(given))
	const zones = useMemo(timeZones, [])
	const listId = useId()
	const quiet = hours.quiet ?? { from: 23, until: 7 }
	return (
		<details className="follow-feed">
			<summary>{text('hours.title')}</summary>
			<form
				className="stack follow-panel"
				onSubmit={(event) => {
					event.preventDefault()
					void change('PUT', `${channelsPath}hours/`, hours)
				}}
			>
				<TextField
					name="time_zone"
					label={text('hours.zone')}
					hint={text('hours.zoneHint')}
					list={listId}
					dir="ltr"
					autoComplete="off"
					spellCheck={false}
					required
					value={hours.time_zone}
					onChange={({ target }) => {
						target.setCustomValidity(zones.includes(target.value) ? '' : text('hours.zoneUnknown'))
						setHours({ ...hours, time_zone: target.value })
					}}
				/>
				<datalist id={listId}>
					{zones.map((zone) => (
						<option key={zone} value={zone} label={zone.replaceAll('_', ' ')} />
					))}
				</datalist>
				<label className="check-line">
					<input
						type="checkbox"
						checked={hours.quiet !== null}
						onChange={({ target }) => setHours({ ...hours, quiet: target.checked ? quiet : null })}
					/>
					{text('hours.quiet')}
				</label>
				{hours.quiet && (
					<div className="hours-ends">
						{(['from', 'until'] as const).map((end) => (
							<ChoiceField
								key={end}
								label={text(`hours.${end}`)}
								value={String(quiet[end])}
								choices={hourChoices(locale)}
								onChange={(value) => setHours({ ...hours, quiet: { ...quiet, [end]: Number(value) } })}
							/>
						))}
					</div>
				)}
				<TextField
					name="most_an_hour"
					type="number"
					label={text('hours.most')}
					hint={text('hours.mostHint')}
					min={1}
					max={60}
					value={hours.most_an_hour}
					onChange={({ target }) =>
						setHours({
							...hours,
							most_an_hour: Math.min(60, Math.max(1, Math.trunc(target.valueAsNumber) || 1)),
						})
					}
				/>
				<button type="submit" className="quiet-button at-start">
					{text('save')}
				</button>
			</form>
		</details>
	)
}
