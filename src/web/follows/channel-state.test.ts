import { expect, test } from 'vitest'
import { channelState } from './channel-state.ts'
import type { Channels } from './use-channels.ts'

const setUp = (
	channel: Channels['set_up'][number]['way'],
	paused: Channels['set_up'][number]['paused'] = null,
) => ({
	way: channel,
	paused,
	mail: null,
	briefing: null,
	telegram: null,
	bale: null,
	address: null,
	webhook: null,
})
const channels = { set_up: [setUp('mail'), setUp('telegram', 'left')] }

test.each([
	['feed', 'channel.on'],
	['mail', 'channel.on'],
	['telegram', 'channel.paused'],
	['webhook', 'channel.off'],
] as const)('the channel %s of a follow is shown as %s', (channel, state) => {
	expect(channelState(channel, channels)).toBe(state)
})
