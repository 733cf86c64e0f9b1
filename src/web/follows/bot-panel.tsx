import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BotLinkResponse } from '#contract/channels.ts'
import { call } from '#web/api-client.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { BriefingHour, RemoveChannel } from './channel-choices.tsx'
import { type ChannelPanelProps, channelsPath } from './use-channels.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'

/** Links a chat by a link that works once. */
export function BotPanel({ name, setUp }: ChannelPanelProps) {
	const text = useFollowText()
	const channelText = useChannelText()
	const say = useMessage()
	const messenger = channelText(`${name}.name`)
	const [link, setLink] = useState<string>()
	const { revalidate } = useRevalidator()
	useEffect(() => {
		if (link === undefined) return
		// A reader who comes back from the messenger sees the new state.
		window.addEventListener('focus', revalidate)
		return () => window.removeEventListener('focus', revalidate)
	}, [link, revalidate])
	const connect = async () => {
		const response = await call<BotLinkResponse>('POST', `${channelsPath}${name}/`, {})
		if (response.ok) setLink(response.value.data.link)
		else say('error', text('bot.notReady', { messenger }))
	}
	return (
		<div className="tight-stack follow-panel-wide">
			<p className="small-text quiet-text">{setUp ? text('bot.tied') : channelText(`${name}.lead`)}</p>
			<BriefingHour setUp={setUp} />
			{link && !setUp && (
				<a
					className="primary-button form-button at-start"
					href={link}
					target="_blank"
					rel="noopener noreferrer"
				>
					{text('bot.open', { messenger })}
				</a>
			)}
			<div className="button-row">
				{(link === undefined || setUp !== undefined) && (
					<button type="button" className="quiet-button" onClick={() => void connect()}>
						{setUp ? text('bot.another') : text('bot.connect', { messenger })}
					</button>
				)}
				{link && setUp && (
					<a className="quiet-button" href={link} target="_blank" rel="noopener noreferrer">
						{text('bot.open', { messenger })}
					</a>
				)}
				{setUp && <RemoveChannel channel={name} />}
			</div>
		</div>
	)
}
