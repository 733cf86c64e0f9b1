import type { ChannelName } from '#domain/channels.ts'
import type { Ways } from './use-channels.ts'

/** Whether a channel sends anything: a feed always does, others if they are set up and not paused. */
export function channelState(channel: ChannelName, { set_up: setUp }: Pick<Ways, 'set_up'>) {
	if (channel === 'feed') return 'way.on'
	const found = setUp.find(({ way }) => way === channel)
	if (found === undefined) return 'way.off'
	return found.paused === null ? 'way.on' : 'way.paused'
}
