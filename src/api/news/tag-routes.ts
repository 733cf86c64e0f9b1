import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses } from '#contract/problem.ts'
import { itemTagsQuery, itemTagsResponse, tagReportRequest, tagReportResponse } from '#contract/tags.ts'
import { Problem } from '#domain/problem.ts'
import { admissionPauseSeconds } from '#domain/vote.ts'

export const tagRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news } = app.services

	app.get(
		'/v1/news/tags/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'The tags of an item and the words that caused them',
				querystring: itemTagsQuery,
				response: { 200: itemTagsResponse, ...problemResponses(400, 404) },
			},
		},
		async (request) => {
			const reasons = await news.tagReasons(request.query.id)
			if (reasons === undefined) throw new Problem('not_found', { message: 'There is no such item.' })
			return reasons.map(({ kind, ref, span, rule }) => ({ kind, ref, span, rule }))
		},
	)

	app.post(
		'/v1/news/tags/report/',
		{
			config: { limit: 'votes' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['news'],
				summary: 'Reports a wrong or missing tag, or an item that does not belong to its story',
				description:
					'Stored for an operator, once for each browser or user and tag. Needs the same proof as a vote.',
				body: tagReportRequest,
				response: { 200: tagReportResponse, ...problemResponses(400, 401, 403, 404, 429) },
			},
		},
		async (request) => {
			const reader = await request.requireVoter()
			const origin = await request.origin()
			const { id: itemId, reason, ...objection } = request.body
			const outcome = await news.reportTag({ reader, itemId, objection, reason: reason || undefined, origin })
			if (outcome === 'not_found') throw new Problem('not_found', { message: 'There is no such item.' })
			if (outcome === 'no_such_tag') throw new Problem('invalid_input', { message: 'There is no such tag.' })
			if (outcome === 'not_so' && objection.kind === 'story')
				throw new Problem('invalid_input', { message: 'The report is not in this story.' })
			if (outcome === 'not_so') {
				const message =
					objection.verdict === 'wrong' ? 'The item has no such tag.' : 'The item has this tag already.'
				throw new Problem('invalid_input', { message })
			}
			if (outcome === 'too_many_readers')
				throw new Problem('rate_limited', { retryAfterSeconds: admissionPauseSeconds })
			return { status: outcome === 'stored' ? (1 as const) : (0 as const) }
		},
	)
}
