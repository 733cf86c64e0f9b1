import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { telegramLinkResponse } from '#contract/channels.ts'
import { problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'
import { success } from '#services/success.ts'

/** Links a Telegram chat to the account. */

export const telegramRoutes: FastifyPluginAsyncZod = async (app) => {
	const { channels } = app.services

	app.post(
		'/v1/user/ways/telegram/',
		{
			config: { limit: 'favourites' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary:
					'A link into Telegram that ties the chat in which it is opened to the user, once, within an hour',
				response: { 200: telegramLinkResponse, ...problemResponses(401, 403, 404, 429) },
			},
		},
		async (request) => {
			const link = await channels.telegramLink(request.requireAccount())
			if (link === undefined)
				throw new Problem('not_found', { message: 'Telegram is not set up here, or not reached yet.' })
			return success({ link })
		},
	)
}
