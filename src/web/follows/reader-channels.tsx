import { type ComponentType, useId, useState } from 'react'
import {
	type AddressChannel,
	type BotChannel,
	channelNames,
	isAddressChannel,
	isBotChannel,
} from '#domain/channels.ts'
import { AddressPanel } from './address-panel.tsx'
import { BotPanel } from './bot-panel.tsx'
import { channelState } from './channel-state.ts'
import { HoursPanel } from './hours-panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { PushPanel } from './push-panel.tsx'
import {
	type ChannelPanelProps,
	type Channels,
	channelsPath,
	type SetUpName,
	useChangeChannel,
} from './use-channels.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'
import './reader-channels.css'
import './follow-feed.css'
import './follow-paused.css'

/** The panel of each channel; those with an address share one, and so do those with a bot. */
const panels: Record<Exclude<SetUpName, AddressChannel | BotChannel>, ComponentType<ChannelPanelProps>> = {
	mail: MailPanel,
	push: PushPanel,
}
const panelOf = (name: SetUpName) => {
	if (isAddressChannel(name)) return AddressPanel
	return isBotChannel(name) ? BotPanel : panels[name]
}

const setUpNames = channelNames.filter((name) => name !== 'feed')

/** The reader's channels. */
export function ReaderChannels({ channels }: { channels: Channels }) {
	const text = useFollowText()
	const channelText = useChannelText()
	const titleId = useId()
	const [showsAll, showAll] = useState(false)
	const setUpOf = (channel: SetUpName) => channels.set_up.find(({ way }) => way === channel)
	// Few readers have a team or a server of their own to send to.
	const shown = setUpNames.filter(
		(name) => showsAll || !isAddressChannel(name) || setUpOf(name) !== undefined,
	)
	return (
		<section aria-labelledby={titleId} className="stack follow-section">
			<h2 id={titleId}>{text('channelsTitle')}</h2>
			<div className="divided-list channel-rows">
				{shown.map((channel) => {
					const setUp = setUpOf(channel)
					const Panel = panelOf(channel)
					const isOffered = channels.offered.includes(channel)
					return (
						<details key={channel} className="follow-feed">
							<summary>
								{channelText(`${channel}.name`)}
								<span className="follow-paused">{text(channelState(channel, channels))}</span>
							</summary>
							{setUp?.paused && <Paused name={channel} why={setUp.paused} />}
							{!isOffered && <p className="small-text quiet-text">{text('channel.unavailable')}</p>}
							{isOffered && (
								<Panel key={setUp === undefined ? 'new' : 'known'} name={channel} setUp={setUp} />
							)}
						</details>
					)
				})}
				{shown.length < setUpNames.length && (
					<button type="button" className="channels-more" onClick={() => showAll(true)}>
						{text('channelsMore')}
					</button>
				)}
				<HoursPanel key={channels.hours.time_zone} given={channels.hours} />
			</div>
		</section>
	)
}

type PausedProps = { name: SetUpName; why: NonNullable<Channels['set_up'][number]['paused']> }

function Paused({ name, why }: PausedProps) {
	const text = useFollowText()
	const change = useChangeChannel()
	return (
		<p role="status">
			{text(`paused.${why}`)}{' '}
			<button
				type="button"
				className="quiet-button"
				onClick={() => void change('PUT', channelsPath, { way: name })}
			>
				{text('resume')}
			</button>
		</p>
	)
}
