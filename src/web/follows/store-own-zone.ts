import type { ChannelsResponse } from '#contract/channels.ts'
import { call } from '#web/api-client.ts'
import { withOwnZone } from './time-zones.ts'
import { channelsPath } from './use-channels.ts'

/** Stores the browser's zone in place of the server's default, before something is sent at an hour of it. */
export async function storeOwnZone(): Promise<void> {
	const response = await call<ChannelsResponse>('GET', channelsPath)
	if (!response.ok) return
	const { hours } = response.value.data
	const own = withOwnZone(hours)
	if (own.time_zone !== hours.time_zone) await call('PUT', `${channelsPath}hours/`, own)
}
