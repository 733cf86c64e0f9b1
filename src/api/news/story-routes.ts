import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { relatedStoriesQuery, relatedStoriesResponse, storyParams, storyResponse } from '#contract/story.ts'

export const storyRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news } = app.services

	app.get(
		'/v1/news/story/:slug/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'All reports of one event',
				params: storyParams,
				response: { 200: storyResponse, ...problemResponses(400, 404, 410) },
			},
		},
		async (request, reply) => {
			const response = await news.story(request.params.slug, request.viewer())
			const { slug } = response.value.data
			if (slug !== request.params.slug) {
				return reply.redirect(`/v1/news/story/${encodeURIComponent(slug)}/`, 301)
			}
			return reply.sendCached(response, sharedFor(30))
		},
	)

	app.get(
		'/v1/news/story/:slug/related/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'Stories about the same coins, people or topics',
				params: storyParams,
				querystring: relatedStoriesQuery,
				response: { 200: relatedStoriesResponse, 400: problemResponse },
			},
		},
		async (request, reply) => {
			const { slug } = request.params
			const related = await news.related(slug, request.query.lang, request.viewer())
			return reply.sendCached(related, sharedFor(60))
		},
	)
}
