import type { FollowResponse } from '#contract/follows.ts'
import { type FeedForm, inEachFeedForm } from '#domain/feed-form.ts'
import type { Follow } from '#domain/follow.ts'
import type { WireNames } from './follow-names.ts'

export const feedAddress = (publicUrl: string, secret: string, form: FeedForm): string =>
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
		? inEachFeedForm((form) => feedAddress(publicUrl, follow.feedSecret, form))
		: null,
})
