import type { ChannelsResponse } from '#contract/channels.ts'
import type { ChannelName } from '#domain/channels.ts'
import { call } from '#web/api-client.ts'
import { useOwnData } from '#web/dashboard/use-user.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useFollowText } from './use-follow-text.ts'

export const channelsPath = '/v1/user/ways/'

export type Channels = ChannelsResponse['data']
type SetUpChannel = Channels['set_up'][number]

export type ChannelActions = {
	/** Undefined until loaded. */
	channels: Channels | undefined
	reload: () => Promise<void>
	/** Sends a change of a channel. */
	change: (method: 'PUT' | 'POST' | 'DELETE', path: string, body: object) => Promise<void>
}

/** A feed needs no set-up. */
export type SetUpName = Exclude<ChannelName, 'feed'>

export type ChannelPanelProps = { name: SetUpName; setUp: SetUpChannel | undefined; acts: ChannelActions }

/** The reader's channels and their changes. */
export function useChannels(): ChannelActions {
	const text = useFollowText()
	const say = useMessage()
	const { data: channels, reload } = useOwnData<ChannelsResponse>(channelsPath)
	return {
		channels,
		reload,
		change: async (method, path, body) => {
			const { ok } = await call(method, path, body)
			if (!ok) return say('error', text('saveFailed'))
			await reload()
			say('success', text('saved'))
		},
	}
}
