import type { ApiParts } from '#api/api-parts.ts'
import { cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import { problemAnswer } from '#contract/problem.ts'
import { storyAnswer, storyParams } from '#contract/story.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { findStory } from '#store/news/story-lookup.ts'
import { isRecent, presentNewsItem } from './present-news-item.ts'

export function storyRoute({ reads, now, writers }: ApiParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'All reports of one event',
			params: storyParams,
			response: { 200: storyAnswer, 400: problemAnswer, 404: problemAnswer },
		},
		handler: async (request, reply) => {
			const db = writers.wroteLately(request) ? reads.own : reads.lists
			const story = await findStory(db, request.params.slug)
			if (story === undefined) throw new Problem('not_found', { message: 'There is no such story.' })
			// A report's own slug leads to its story, and so does that of a story that has become part of another.
			if (story.slug !== request.params.slug) {
				return reply.redirect(`/v1/news/story/${encodeURIComponent(story.slug)}/`, 301)
			}
			const moment = now()
			const found = new Map((await findNewsByIds(db, story.itemIds)).map((item) => [item.id, item]))
			const news = story.itemIds.flatMap((id) => {
				const item = found.get(id)
				return item === undefined ? [] : [presentNewsItem(item, isRecent(item, moment))]
			})
			const answer = storyAnswer.parse({ status: 1, data: { slug: story.slug, news } })
			return sendResponse(request, reply, cachedJson(answer, sharedFor(30)))
		},
	})
}
