import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { followPreviewRequest, followPreviewResponse } from '#contract/follows.ts'
import { problemResponses } from '#contract/problem.ts'

export const followPreviewRoutes: FastifyPluginAsyncZod = async (app) => {
	const { follows } = app.services

	app.post(
		'/v1/user/follows/preview/',
		{
			config: { limit: 'previews' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Previews what a follow would have matched in the last 7 days',
				body: followPreviewRequest,
				response: { 200: followPreviewResponse, ...problemResponses(400, 401, 403, 429) },
			},
		},
		async (request) => follows.preview(request.requireAccount(), request.body, request.viewer()),
	)
}
