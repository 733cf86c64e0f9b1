import { useState } from 'react'
import type { DigestHistoryResponse, DigestSentResponse } from '#contract/channels.ts'
import { call } from '#web/api-client.ts'
import { useOwnData } from '#web/dashboard/own-data.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useDateAndTime } from '#web/ui/use-time-zone.ts'
import { RemoveChannel } from './channel-choices.tsx'
import { ChoiceField } from './choice-field.tsx'
import { hourChoices, weekdayChoices } from './hour-names.ts'
import { storeOwnZone } from './store-own-zone.ts'
import { type ChannelPanelProps, channelsPath, useChangeChannel } from './use-channels.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'
import './digest-history.css'

const usual = { period: 'daily', weekday: 6, hour: 8 } as const

/** The times of the digest. */
export function MailPanel({ setUp }: ChannelPanelProps) {
	const text = useFollowText()
	const channelText = useChannelText()
	const change = useChangeChannel()
	const locale = useLocale()
	const [times, setTimes] = useState<NonNullable<NonNullable<typeof setUp>['mail']>>(setUp?.mail ?? usual)
	const save = async () => {
		await storeOwnZone()
		await change('PUT', `${channelsPath}mail/`, times)
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
				{setUp && <RemoveChannel channel="mail" />}
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

/** Sends the digest immediately, and lists the sent ones with their outcome. */
function DigestHistory() {
	const text = useFollowText()
	const dateAndTime = useDateAndTime()
	const say = useMessage()
	const { data: sent, reload } = useOwnData<DigestHistoryResponse>(`${channelsPath}mail/history/`)
	const sendNow = async () => {
		const response = await call<DigestSentResponse>('POST', `${channelsPath}mail/send/`)
		if (!response.ok) return say('error', text('saveFailed'))
		const isSent = response.value.status === 1
		say(isSent ? 'success' : 'warning', text(isSent ? 'mail.sentNow' : 'mail.nothingNew'))
		await reload()
	}
	return (
		<section className="stack digest-history" aria-labelledby="digest-history">
			<button type="button" className="quiet-button" onClick={() => void sendNow()}>
				{text('mail.sendNow')}
			</button>
			<h3 id="digest-history">{text('mail.history')}</h3>
			{sent?.length === 0 && <p className="small-text quiet-text">{text('mail.noHistory')}</p>}
			<ul className="small-text quiet-text">
				{sent?.map(({ at, state }) => (
					<li key={at}>
						<time dateTime={at}>{dateAndTime(at)}</time>
						<span>{text(`mail.state.${state}`)}</span>
					</li>
				))}
			</ul>
		</section>
	)
}
