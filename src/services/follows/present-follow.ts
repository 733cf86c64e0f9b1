import type { FollowResponse } from '#contract/follows.ts'
import type { Follow } from '#domain/follow.ts'
import type { WireNames } from './follow-names.ts'

export const feedAddress = (publicUrl: string, secret: string, form: 'atom' | 'json'): string =>
	`${publicUrl}/feeds/follow/${secret}.${form}`

export const presentFollow = (follow: Follow, names: WireNames, publicUrl: string): FollowResponse => ({
	id: follow.id,
	name: follow.name,
	...names.write(follow),
	stories: [...follow.storySlugs],
	ways: [...follow.channels],
	paused: follow.paused,
	position: follow.position,
	feed: follow.channels.includes('feed')
		? {
				atom: feedAddress(publicUrl, follow.feedSecret, 'atom'),
				json: feedAddress(publicUrl, follow.feedSecret, 'json'),
			}
		: null,
})
