import { z } from 'zod'
import { feedForms, feedSize } from '#api/feeds/feed-routes.ts'
import { composeFeed } from '#api/feeds/news-feed.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { sharerKey } from '#api/limits/address.ts'
import { followFeedParams } from '#contract/follows.ts'
import { problemResponse } from '#contract/problem.ts'
import { defaultLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { feedAddress } from '#services/follows/present-follow.ts'
import type { ListLimit } from '#services/list-limit.ts'
import type { Reads } from '#services/reading.ts'
import { findFollowByFeed } from '#store/follows/follow-store.ts'
import { findFollowedStories } from '#store/follows/followed-stories.ts'
import { findMutes } from '#store/follows/mute-store.ts'

/** The path of a follow's feed in the table of routes. */
export const followFeedPath = '/feeds/follow/:secret(^[\\w-]{22}).:form(^atom|json)'

/** Older stories are not in the feed. */
const spanMs = 30 * 86_400_000

/**
 * The secret in the address is the only credential, so proxies must not cache the feed and search engines must not
 * index it.
 */
const privateFeed = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }

type FollowFeedParts = { reads: Reads; now: () => number; listLimit: ListLimit; publicUrl: string }

export function followFeedRoute({ reads, now, listLimit, publicUrl }: FollowFeedParts) {
	return route({
		schema: {
			tags: ['follows'],
			summary: 'The stories of a follow, as a feed at its secret address',
			description: 'Atom 1.0 or JSON Feed 1.1, an entry for each story; empty while the follow is paused.',
			params: followFeedParams,
			response: { 200: z.string(), 404: problemResponse },
		},
		handler: async (request, reply) => {
			const { secret, form } = request.params
			const found = await findFollowByFeed(reads.own, secret)
			if (found === undefined) throw new Problem('not_found', { message: 'There is no such feed.' })
			const { follow, accountId } = found
			const span = { since: new Date(now() - spanMs), until: new Date(now()), most: feedSize }
			const read = async () =>
				follow.paused
					? []
					: (await findFollowedStories(reads.lists, follow, await findMutes(reads.own, accountId), span))
							.stories
			const { type, write } = feedForms[form]
			const frame = {
				locale: follow.locales[0] ?? defaultLocale,
				selfUrl: feedAddress(publicUrl, secret, form),
				publicUrl,
				subjects: [follow.name],
				byStory: true,
			}
			const feed = composeFeed(await listLimit(sharerKey(request.ip), read), frame)
			return sendResponse(request, reply, new CachedResponse(write(feed), type, { headers: privateFeed }))
		},
	})
}
