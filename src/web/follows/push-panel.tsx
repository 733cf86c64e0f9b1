import { mostPushBrowsers } from '#domain/push-browser.ts'
import { dateOf } from '#text/format.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { BriefingHour } from './briefing-hour.tsx'
import { useChannelText } from './use-channel-text.ts'
import type { ChannelPanelProps } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'
import { pushPath, type ReaderBrowser, usePush } from './use-push.ts'
import './push-panel.css'

/** The browsers that get notifications. The browser asks for permission only after a press. */
export function PushPanel({ setUp, acts }: ChannelPanelProps) {
	const text = useFollowText()
	const channelText = useChannelText()
	const locale = useLocale()
	const say = useMessage()
	const { browsers = [], here, reload, subscribe, unsubscribe } = usePush()
	const isHere = (browser: ReaderBrowser) => browser.endpoint === here && browser.ended_at === null
	const turnOn = async () => {
		const wanted = await subscribe()
		if (!wanted.ok) return say('warning', text(`push.${wanted.why}`))
		await acts.change('POST', pushPath, wanted.body)
		await reload()
	}
	const turnOff = async (browser: ReaderBrowser) => {
		if (isHere(browser)) await unsubscribe()
		await acts.change('DELETE', pushPath, { id: browser.id })
		await reload()
	}
	const stateOf = ({ added_at, ended_at }: ReaderBrowser) =>
		ended_at === null
			? text('push.since', { date: dateOf(new Date(added_at), locale) })
			: text('push.ended', { date: dateOf(new Date(ended_at), locale) })
	return (
		<div className="stack follow-panel">
			<p className="small-text quiet-text">{channelText('push.lead', { count: mostPushBrowsers })}</p>
			{browsers.length > 0 && (
				<ul aria-label={text('push.browsers')} className="divided-list">
					{browsers.map((browser) => (
						<li key={browser.id} className="push-browser">
							<span>
								<bdi>{browser.name}</bdi>
								{isHere(browser) && ` (${text('push.this')})`}
								<span className="push-state">{stateOf(browser)}</span>
							</span>
							<button
								type="button"
								className="quiet-button"
								aria-label={`${text('push.turnOff')}: ${browser.name}`}
								onClick={() => void turnOff(browser)}
							>
								{text('push.turnOff')}
							</button>
						</li>
					))}
				</ul>
			)}
			<BriefingHour setUp={setUp} acts={acts} />
			{!browsers.some(isHere) && (
				<button type="button" className="quiet-button at-start" onClick={() => void turnOn()}>
					{text('push.turnOn')}
				</button>
			)}
		</div>
	)
}
