import { expect, test } from 'vitest'
import { channelState } from './channel-state.ts'
import type { Ways } from './use-channels.ts'

const setUp = (way: Ways['set_up'][number]['way'], paused: Ways['set_up'][number]['paused'] = null) => ({
	way,
	paused,
	mail: null,
	briefing: null,
	telegram: null,
	address: null,
	webhook: null,
})
const ways = { set_up: [setUp('mail'), setUp('telegram', 'left')] }

test.each([
	['feed', 'way.on'],
	['mail', 'way.on'],
	['telegram', 'way.paused'],
	['webhook', 'way.off'],
] as const)('the channel %s of a follow is shown as %s', (channel, state) => {
	expect(channelState(channel, ways)).toBe(state)
})
