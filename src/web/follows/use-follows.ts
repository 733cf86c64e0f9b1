import { useRevalidator } from 'react-router'
import type { FollowResponse } from '#contract/follows.ts'
import { mostFollows } from '#domain/follow-limits.ts'
import { useChange } from '#web/dashboard/own-data.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { storeOwnZone } from './store-own-zone.ts'
import { useFollowText } from './use-follow-text.ts'

export const followsPath = '/v1/user/follows/'

/** Changes of the reader's follows. */
export function useFollowActs() {
	const text = useFollowText()
	const say = useMessage()
	const change = useChange()
	const { revalidate } = useRevalidator()
	const failed = text('saveFailed')
	return {
		/** Creates a follow, or changes the given one; returns false if it was refused. */
		save: async (follow: Partial<FollowResponse>): Promise<boolean> => {
			if (follow.ways?.includes('mail')) await storeOwnZone()
			const method = follow.id === undefined ? 'POST' : 'PUT'
			const response = await change(method, followsPath, follow, { failed, expected: ['follows_full'] })
			if (!response.ok && response.failure.code === 'follows_full')
				say('error', text('full', { count: mostFollows }))
			return response.ok
		},
		remove: async (id: number) => {
			const words = { done: text('deleted'), failed, expected: ['not_found'] } as const
			const response = await change('DELETE', followsPath, { id }, words)
			// It was removed in another tab.
			if (!response.ok && response.failure.code === 'not_found') await revalidate()
		},
		renewFeed: (id: number) =>
			change('PUT', `${followsPath}feed/`, { id }, { done: text('feed.renewed'), failed }),
	}
}

export type FollowActs = ReturnType<typeof useFollowActs>
