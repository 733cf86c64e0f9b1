import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { sharerKey } from '#api/limits/address.ts'
import { followPreviewRequest, followPreviewResponse } from '#contract/follows.ts'
import { problemResponses } from '#contract/problem.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { createFollowNames } from '#services/follows/follow-names.ts'
import type { ListLimit } from '#services/list-limit.ts'
import type { PresentNews } from '#services/news/present-news-item.ts'
import type { Reads } from '#services/reading.ts'
import { findFollowedStories } from '#store/follows/followed-stories.ts'
import { findMutes } from '#store/follows/mute-store.ts'

const weekMs = 7 * 86_400_000
const shown = 3

type FollowPreviewParts = GuardParts & {
	reads: Reads
	presentNews: PresentNews
	now: () => number
	listLimit: ListLimit
	catalogue: () => Catalogue
}

export function followPreviewRoute(parts: FollowPreviewParts) {
	const { reads, now, listLimit, presentNews } = parts
	const names = createFollowNames(parts.catalogue)
	return route({
		schema: {
			tags: ['follows'],
			summary: 'Previews what a follow would have matched in the last 7 days',
			body: followPreviewRequest,
			response: { 200: followPreviewResponse, ...problemResponses(400, 401, 403, 429) },
		},
		onRequest: guardAccountWrites(parts),
		handler: async (request) => {
			const criteria = { ...names.readAll(request.body), storyIds: [] }
			const mutes = await findMutes(reads.own, requireAccount(request.identity))
			const moment = now()
			const span = { since: new Date(moment - weekMs), until: new Date(moment), most: shown }
			const found = await listLimit(sharerKey(request.ip), () =>
				findFollowedStories(reads.lists, criteria, mutes, span),
			)
			const stories = await presentNews(found.stories)
			return { status: 1 as const, data: { count: found.count, more: found.more, stories } }
		},
	})
}
