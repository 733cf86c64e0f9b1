import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { botLinkResponse } from '#contract/channels.ts'
import { problemResponses } from '#contract/problem.ts'
import { botChannels } from '#domain/channels.ts'
import { Problem } from '#domain/problem.ts'
import { success } from '#services/success.ts'

/** Links a chat with one of our bots to the account. */
export const botRoutes: FastifyPluginAsyncZod = async (app) => {
	const { channels } = app.services

	for (const channel of botChannels)
		app.post(
			`/v1/user/ways/${channel}/`,
			{
				config: { limit: 'accountWrites' },
				onRequest: app.guardAccountWrites,
				schema: {
					tags: ['follows'],
					summary:
						'A link to the bot that ties the chat in which it is opened to the user, once, within an hour',
					response: { 200: botLinkResponse, ...problemResponses(401, 403, 404, 429) },
				},
			},
			async (request) => {
				const link = await channels.botLink({ accountId: request.requireAccount(), channel })
				if (link === undefined)
					throw new Problem('not_found', { message: 'This bot is not set up here, or not reached yet.' })
				return success({ link })
			},
		)
}
