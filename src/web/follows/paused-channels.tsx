import { pathOf } from '#contract/route-names.ts'
import { Notice } from '#web/account/notice.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useChannelText } from './use-channel-text.ts'
import { useChannels, waysPath } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'

/** Lists channels that were paused without the reader's wish, with the reason. */
export function PausedChannels() {
	const text = useFollowText()
	const channelText = useChannelText()
	const { ways, change } = useChannels()
	const paused = ways?.set_up.filter((one) => one.paused !== null && one.paused !== 'unsubscribed') ?? []
	return paused.map(({ way, paused: why }) => (
		<Notice key={way} tone="error">
			<p>
				<b>{channelText(`${way}.name`)}</b> {why && text(`paused.${why}`)}
			</p>
			<p className="button-row">
				<button type="button" className="quiet-button" onClick={() => void change('PUT', waysPath, { way })}>
					{text('resume')}
				</button>
				<SiteLink to={`${pathOf('dashboard')}?view=following`} className="quiet-button">
					{text('waysTitle')}
				</SiteLink>
			</p>
		</Notice>
	))
}
