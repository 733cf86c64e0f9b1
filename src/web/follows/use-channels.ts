import { useCallback, useEffect, useState } from 'react'
import type { WaysResponse } from '#contract/ways.ts'
import type { ChannelName } from '#domain/channels.ts'
import { call } from '#web/api-client.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useFollowText } from './use-follow-text.ts'

export const waysPath = '/v1/user/ways/'

export type Ways = WaysResponse['data']
type SetUpChannel = Ways['set_up'][number]

export type ChannelActions = {
	/** Undefined until loaded. */
	ways: WaysResponse['data'] | undefined
	reload: () => Promise<void>
	/** Changes a channel; returns false if it was refused. */
	change: (
		method: 'PUT' | 'POST' | 'DELETE',
		path: string,
		body: object,
		options?: { silent?: boolean },
	) => Promise<boolean>
}

/** A feed needs no set-up. */
export type SetUpName = Exclude<ChannelName, 'feed'>

export type ChannelPanelProps = { name: SetUpName; setUp: SetUpChannel | undefined; acts: ChannelActions }

/** The reader's channels and their changes. */
export function useChannels(): ChannelActions {
	const text = useFollowText()
	const say = useMessage()
	const [ways, setWays] = useState<WaysResponse['data']>()
	const reload = useCallback(async () => {
		const response = await call<WaysResponse>('GET', waysPath)
		if (response.ok) setWays(response.value.data)
	}, [])
	useEffect(() => void reload(), [reload])
	return {
		ways,
		reload,
		change: async (method, path, body, { silent = false } = {}) => {
			const response = await call(method, path, body)
			if (!response.ok) {
				say('error', text('saveFailed'))
				return false
			}
			await reload()
			if (!silent) say('success', text('saved'))
			return true
		},
	}
}
