import { cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import type { ViewerOf } from '#api/identity/viewer-of.ts'
import { problemAnswer } from '#contract/problem.ts'
import { storyAnswer, storyParams } from '#contract/story.ts'
import type { FindStory } from '#services/news/find-story.ts'
import { isRecent, presentNewsItem } from './present-news-item.ts'

type StoryParts = { services: { findStory: FindStory }; viewerOf: ViewerOf; now: () => number }

export function storyRoute({ services, viewerOf, now }: StoryParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'All reports of one event',
			params: storyParams,
			response: { 200: storyAnswer, 400: problemAnswer, 404: problemAnswer },
		},
		handler: async (request, reply) => {
			const { slug } = request.params
			const story = await services.findStory(slug, viewerOf(request))
			if (story === undefined) throw new Problem('not_found', { message: 'There is no such story.' })
			// A report's own slug leads to its story, and so does that of a story that has become part of another.
			if (story.slug !== slug) {
				return reply.redirect(`/v1/news/story/${encodeURIComponent(story.slug)}/`, 301)
			}
			const news = story.reports.map((item) => presentNewsItem(item, isRecent(item, now())))
			const answer = storyAnswer.parse({ status: 1, data: { slug, news } })
			return sendResponse(request, reply, cachedJson(answer, sharedFor(30)))
		},
	})
}
