import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
	favouriteFilterRequest,
	favouriteFilterResponse,
	favouriteSavedResponse,
} from '#contract/favourites.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { success } from '#services/success.ts'

export const favouriteRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services

	app.get(
		'/v1/user/favorites/side_filters/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['favourites'],
				summary: 'The favourite filter of the user',
				response: { 200: favouriteFilterResponse, 401: problemResponse },
			},
		},
		async (request) => success(await accounts.favourite(request.requireAccount())),
	)

	app.put(
		'/v1/user/favorites/side_filters/',
		{
			config: { limit: 'accountWrites' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['favourites'],
				summary: 'Stores the favourite filter of the user',
				body: favouriteFilterRequest,
				response: { 200: favouriteSavedResponse, ...problemResponses(400, 401, 403, 429) },
			},
		},
		async (request) => {
			await accounts.saveFavourite(request.requireAccount(), request.body)
			return { status: 1 as const }
		},
	)
}
