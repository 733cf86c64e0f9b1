import { cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import type { ViewerOf } from '#api/identity/viewer-of.ts'
import { problemAnswer } from '#contract/problem.ts'
import { storyAnswer, storyParams } from '#contract/story.ts'
import type { FindStory } from '#services/news/find-story.ts'
import type { Viewer } from '#services/viewer.ts'
import type { PresentNews } from './present-news-item.ts'

type StoryResponseDeps = { services: { findStory: FindStory }; presentNews: PresentNews }

/** A report's own slug leads to its story, and so does that of a story that joined another: the slug differs then. */
export const createStoryResponse =
	({ services, presentNews }: StoryResponseDeps) =>
	async (slug: string, viewer: Viewer) => {
		const story = await services.findStory(slug, viewer)
		if (story === undefined) throw new Problem('not_found', { message: 'There is no such story.' })
		const news = await presentNews(story.reports)
		return cachedJson(storyAnswer.parse({ status: 1, data: { slug: story.slug, news } }), sharedFor(30))
	}

type StoryParts = { responses: { story: ReturnType<typeof createStoryResponse> }; viewerOf: ViewerOf }

export function storyRoute({ responses, viewerOf }: StoryParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'All reports of one event',
			params: storyParams,
			response: { 200: storyAnswer, 400: problemAnswer, 404: problemAnswer },
		},
		handler: async (request, reply) => {
			const response = await responses.story(request.params.slug, viewerOf(request))
			const { slug } = response.value.data
			if (slug !== request.params.slug) {
				return reply.redirect(`/v1/news/story/${encodeURIComponent(slug)}/`, 301)
			}
			return sendResponse(request, reply, response)
		},
	})
}
