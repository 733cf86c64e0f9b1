import type { ChannelsResponse } from '#contract/channels.ts'
import type { ChannelName } from '#domain/channels.ts'
import { useChange } from '#web/dashboard/own-data.ts'
import { useFollowText } from './use-follow-text.ts'

export const channelsPath = '/v1/user/ways/'

export type Channels = ChannelsResponse['data']
type SetUpChannel = Channels['set_up'][number]

/** A feed needs no set-up. */
export type SetUpName = Exclude<ChannelName, 'feed'>

export type ChannelPanelProps = { name: SetUpName; setUp: SetUpChannel | undefined }

/** Changes a channel of the reader's, and says so. */
export function useChangeChannel() {
	const text = useFollowText()
	const change = useChange()
	return (method: 'PUT' | 'POST' | 'DELETE', path: string, body: object) =>
		change(method, path, body, { done: text('saved'), failed: text('saveFailed') })
}
