import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { briefingDoneRequest, briefingDoneResponse } from '#contract/briefing.ts'
import { guestFeedQuery, guestFeedResponse, myFeedQuery, myFeedResponse } from '#contract/my-feed.ts'
import { problemResponses } from '#contract/problem.ts'
import { success } from '#services/success.ts'

/** My feed, and what a reader has done in the briefing. */
export const myFeedRoutes: FastifyPluginAsyncZod = async (app) => {
	const { follows } = app.services

	app.get(
		'/v1/user/feed/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The news of everything that the user follows, each item with its reasons',
				querystring: myFeedQuery,
				response: { 200: myFeedResponse, ...problemResponses(400, 401, 404, 429) },
			},
		},
		async (request) => {
			const accountId = request.requireReader()
			const { sort_by: sort, lang: locale, follow: followId, ...rest } = request.query
			return follows.myFeed({ ...rest, accountId, sort, locale, followId }, request.viewer())
		},
	)

	app.get(
		'/v1/news/feed/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The news of what a guest follows, each item with its reasons',
				querystring: guestFeedQuery,
				response: { 200: guestFeedResponse, ...problemResponses(400, 429) },
			},
		},
		async (request) => follows.guestFeed(request.query, await request.findVoter(), request.viewer()),
	)

	app.put(
		'/v1/user/briefing/done/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['news'],
				summary: 'Marks stories of a briefing as done, or not done',
				body: briefingDoneRequest,
				response: { 200: briefingDoneResponse, ...problemResponses(400, 401, 403, 429) },
			},
		},
		async (request) =>
			success({ done: await follows.markBriefingDone(request.requireAccount(), request.body) }),
	)
}
