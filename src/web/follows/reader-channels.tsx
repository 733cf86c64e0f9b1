import { type ComponentType, useId } from 'react'
import { channelState } from './channel-state.ts'
import { HoursPanel } from './hours-panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { PushPanel } from './push-panel.tsx'
import { TelegramPanel } from './telegram-panel.tsx'
import { type ChannelActions, type ChannelName, type ChannelPanelProps, waysPath } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'
import { WebhookPanel } from './webhook-panel.tsx'
import './reader-channels.css'
import './follow-feed.css'
import './follow-paused.css'

/** What there is to set up for each way; a feed needs nothing. */
const panels: Partial<Record<ChannelName, ComponentType<ChannelPanelProps>>> = {
	mail: MailPanel,
	push: PushPanel,
	telegram: TelegramPanel,
	webhook: WebhookPanel,
}

const panelWays = Object.keys(panels) as ChannelName[]

/** Where the reader is told, way by way. */
export function ReaderChannels({ acts }: { acts: ChannelActions }) {
	const text = useFollowText()
	const titleId = useId()
	const { ways } = acts
	if (ways === undefined) return null
	return (
		<section aria-labelledby={titleId} className="stack follow-section">
			<h2 id={titleId}>{text('waysTitle')}</h2>
			{panelWays.map((way) => {
				const setUp = ways.set_up.find((one) => one.way === way)
				const Panel = panels[way]
				const isOffered = ways.offered.includes(way)
				return (
					<details key={way} className="follow-feed">
						<summary>
							{text(`way.${way}`)}
							<span className="follow-paused">{text(channelState(way, ways))}</span>
						</summary>
						{setUp?.paused && (
							<p role="status">
								{text(`paused.${setUp.paused}`)}{' '}
								<button
									type="button"
									className="quiet-button"
									onClick={() => void acts.change('PUT', waysPath, { way })}
								>
									{text('resume')}
								</button>
							</p>
						)}
						{!isOffered && <p className="small-text quiet-text">{text('way.unavailable')}</p>}
						{Panel && isOffered && (
							<Panel key={setUp === undefined ? 'new' : 'known'} setUp={setUp} acts={acts} />
						)}
					</details>
				)
			})}
			<HoursPanel key={ways.hours.time_zone} given={ways.hours} acts={acts} />
		</section>
	)
}
