import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import type { NewsItemResponse } from '#contract/news-item.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import {
	mostRelatedStories,
	relatedStoriesQuery,
	relatedStoriesResponse,
	storyParams,
	storyResponse,
} from '#contract/story.ts'
import type { NewsLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { Problem } from '#domain/problem.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import { presentOutlet } from '#services/news/present-news-item.ts'
import type { Viewer } from '#services/viewer.ts'

/** The slug of a report, or of a story that was merged into another, finds the story; its slug differs then. */
export const createStoryResponse =
	({ services, presentNews }: ResponseDeps) =>
	async (slug: string, viewer: Viewer) => {
		const story = await services.findStory(slug, viewer)
		if (story === 'unknown') throw new Problem('not_found', { message: 'There is no such story.' })
		if (story === 'removed') throw new Problem('removed', { message: 'Reports of this story were removed.' })
		const news = withEditMoments(await presentNews(story.reports), story.reports)
		const outlets = story.outlets.map(presentOutlet)
		return cachedJson(
			storyResponse.parse({ status: 1, data: { slug: story.slug, news, outlets } }),
			sharedFor(30),
		)
	}

const withEditMoments = (news: readonly NewsItemResponse[], reports: readonly NewsItem[]) =>
	news.map((item, index) => {
		const at = reports[index]?.edited?.at.toISOString()
		return { ...item, edited: item.edited && { ...item.edited, at } }
	})

export const createRelatedStoriesResponse =
	({ services, fetchCached, presentNews }: ResponseDeps) =>
	(slug: string, locale: NewsLocale, viewer: Viewer) =>
		fetchCached(viewer, `related|${locale}|${slug}`, async () => {
			const items = await services.findRelatedStories(slug, locale, mostRelatedStories)
			const data = await presentNews(items)
			return cachedJson(relatedStoriesResponse.parse({ status: 1, data }), sharedFor(60))
		})

export function storyRoutes({ responses, viewerOf }: ReadRouteParts) {
	return {
		story: route({
			schema: {
				tags: ['news'],
				summary: 'All reports of one event',
				params: storyParams,
				response: { 200: storyResponse, ...problemResponses(400, 404, 410) },
			},
			handler: async (request, reply) => {
				const response = await responses.story(request.params.slug, viewerOf(request))
				const { slug } = response.value.data
				if (slug !== request.params.slug) {
					return reply.redirect(`/v1/news/story/${encodeURIComponent(slug)}/`, 301)
				}
				return sendResponse(request, reply, response)
			},
		}),
		related: route({
			schema: {
				tags: ['news'],
				summary: 'Stories about the same coins, people or topics',
				params: storyParams,
				querystring: relatedStoriesQuery,
				response: { 200: relatedStoriesResponse, 400: problemResponse },
			},
			handler: async (request, reply) => {
				const { slug } = request.params
				return sendResponse(
					request,
					reply,
					await responses.relatedStories(slug, request.query.lang, viewerOf(request)),
				)
			},
		}),
	}
}
