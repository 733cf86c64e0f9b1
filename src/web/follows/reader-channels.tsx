import { type ComponentType, useId } from 'react'
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
	const change = useChangeChannel()
	return (
		<section aria-labelledby={titleId} className="stack follow-section">
			<h2 id={titleId}>{text('channelsTitle')}</h2>
			{setUpNames.map((channel) => {
				const setUp = channels.set_up.find((one) => one.way === channel)
				const Panel = panelOf(channel)
				const isOffered = channels.offered.includes(channel)
				return (
					<details key={channel} className="follow-feed">
						<summary>
							{channelText(`${channel}.name`)}
							<span className="follow-paused">{text(channelState(channel, channels))}</span>
						</summary>
						{setUp?.paused && (
							<p role="status">
								{text(`paused.${setUp.paused}`)}{' '}
								<button
									type="button"
									className="quiet-button"
									onClick={() => void change('PUT', channelsPath, { way: channel })}
								>
									{text('resume')}
								</button>
							</p>
						)}
						{!isOffered && <p className="small-text quiet-text">{text('channel.unavailable')}</p>}
						{isOffered && <Panel key={setUp === undefined ? 'new' : 'known'} name={channel} setUp={setUp} />}
					</details>
				)
			})}
			<HoursPanel key={channels.hours.time_zone} given={channels.hours} />
		</section>
	)
}
