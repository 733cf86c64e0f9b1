import type { ChannelName } from '#domain/channels.ts'
import type { Channels } from './use-channels.ts'

/** Whether a channel sends anything: a feed always does, others if they are set up and not paused. */
export function channelState(channel: ChannelName, { set_up: setUp }: Pick<Channels, 'set_up'>) {
	if (channel === 'feed') return 'channel.on'
	const found = setUp.find(({ way }) => way === channel)
	if (found === undefined) return 'channel.off'
	return found.paused === null ? 'channel.on' : 'channel.paused'
}
