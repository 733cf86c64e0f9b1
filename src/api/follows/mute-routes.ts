import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mutes, mutesResponse } from '#contract/follows.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { success } from '#services/success.ts'

export const muteRoutes: FastifyPluginAsyncZod = async (app) => {
	const { follows } = app.services

	app.get(
		'/v1/user/mutes/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The muted words and sources of the user',
				response: { 200: mutesResponse, 401: problemResponse },
			},
		},
		async (request) => success(await follows.mutes(request.requireAccount())),
	)

	app.put(
		'/v1/user/mutes/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Mutes words and sources, these and no others',
				body: mutes,
				response: { 200: mutesResponse, ...problemResponses(400, 401, 403, 429) },
			},
		},
		async (request) => success(await follows.saveMutes(request.requireAccount(), request.body)),
	)
}
