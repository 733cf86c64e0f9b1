import type { FollowListResponse, FollowOneResponse, FollowResponse } from '#contract/follows.ts'
import { mostFollows } from '#domain/follow-limits.ts'
import { type CallFailure, call } from '#web/api-client.ts'
import { useLeave } from '#web/dashboard/own-data.ts'
import { useOwnData } from '#web/dashboard/use-user.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { storeOwnZone } from './store-own-zone.ts'
import { useFollowText } from './use-follow-text.ts'

export const followsPath = '/v1/user/follows/'

export type FollowActs = {
	follows: readonly FollowResponse[] | undefined
	hasFailed: boolean
	reload: () => Promise<void>
	/** Creates a follow, or changes the given one; returns false if it was refused. */
	save: (follow: Partial<FollowResponse>) => Promise<boolean>
	remove: (id: number) => Promise<void>
	renewFeed: (id: number) => Promise<void>
}

/** The reader's follows and their changes. */
export function useFollows(): FollowActs {
	const text = useFollowText()
	const say = useMessage()
	const leave = useLeave()
	const { data: follows, hasFailed, reload } = useOwnData<FollowListResponse>(followsPath)
	const refuse = async ({ status, code }: CallFailure) => {
		if (status === 401) return leave()
		say('error', text(code === 'follows_full' ? 'full' : 'saveFailed', { count: mostFollows }))
	}
	return {
		follows,
		hasFailed,
		reload,
		save: async (follow) => {
			if (follow.ways?.includes('mail')) await storeOwnZone()
			const method = follow.id === undefined ? 'POST' : 'PUT'
			const response = await call<FollowOneResponse>(method, followsPath, follow)
			await (response.ok ? reload() : refuse(response.failure))
			return response.ok
		},
		remove: async (id) => {
			const response = await call('DELETE', followsPath, { id })
			if (!response.ok && response.failure.status !== 404) return refuse(response.failure)
			say('success', text('deleted'))
			await reload()
		},
		renewFeed: async (id) => {
			const response = await call<FollowOneResponse>('PUT', `${followsPath}feed/`, { id })
			if (!response.ok) return refuse(response.failure)
			say('success', text('feed.renewed'))
			await reload()
		},
	}
}
