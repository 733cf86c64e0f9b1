import { useEffect, useState } from 'react'
import type { TelegramLinkResponse } from '#contract/channels.ts'
import { call } from '#web/api-client.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { BriefingHour, RemoveChannel } from './channel-choices.tsx'
import { type ChannelPanelProps, channelsPath } from './use-channels.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'

/** Links a chat by a link that works once. */
export function TelegramPanel({ setUp, acts }: ChannelPanelProps) {
	const text = useFollowText()
	const channelText = useChannelText()
	const say = useMessage()
	const [link, setLink] = useState<string>()
	const { reload } = acts
	useEffect(() => {
		if (link === undefined) return
		// A reader who comes back from Telegram sees the new state.
		window.addEventListener('focus', reload)
		return () => window.removeEventListener('focus', reload)
	}, [link, reload])
	const connect = async () => {
		const response = await call<TelegramLinkResponse>('POST', `${channelsPath}telegram/`, {})
		if (response.ok) setLink(response.value.data.link)
		else say('error', text('telegram.notReady'))
	}
	return (
		<div className="tight-stack follow-panel-wide">
			<p className="small-text quiet-text">{setUp ? text('telegram.tied') : channelText('telegram.lead')}</p>
			<BriefingHour setUp={setUp} acts={acts} />
			{link && !setUp && (
				<a
					className="primary-button form-button at-start"
					href={link}
					target="_blank"
					rel="noopener noreferrer"
				>
					{text('telegram.open')}
				</a>
			)}
			<div className="button-row">
				{(link === undefined || setUp !== undefined) && (
					<button type="button" className="quiet-button" onClick={() => void connect()}>
						{text(setUp ? 'telegram.another' : 'telegram.connect')}
					</button>
				)}
				{link && setUp && (
					<a className="quiet-button" href={link} target="_blank" rel="noopener noreferrer">
						{text('telegram.open')}
					</a>
				)}
				{setUp && <RemoveChannel channel="telegram" acts={acts} />}
			</div>
		</div>
	)
}
