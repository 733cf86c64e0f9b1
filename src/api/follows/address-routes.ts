import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addressRequest, channelsResponse, channelTestResponse } from '#contract/channels.ts'
import { problemResponses } from '#contract/problem.ts'
import { addressChannels, channels as channelFacts } from '#domain/channels.ts'
import { Problem, wrongField } from '#domain/problem.ts'
import { success } from '#services/success.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)

/** Channels that are set up by an address have the same routes. */
export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
	const { channels } = app.services
	for (const channel of addressChannels) {
		app.put(
			`/v1/user/ways/${channel}/`,
			{
				config: { limit: 'follows' },
				onRequest: app.guardAccountWrites,
				schema: {
					tags: ['follows'],
					summary:
						channelFacts[channel].address === 'signed'
							? 'Sends stories to an https address; a new address gets a new secret to sign with'
							: `Sends stories to the https address of an incoming webhook of ${channel}`,
					body: addressRequest,
					response: { 200: channelsResponse, ...refusals },
				},
			},
			async (request) => {
				const accountId = request.requireAccount()
				const done = await channels.setUpAddress({ accountId, channel }, request.body.url)
				if (!done.ok) throw wrongField('url', done.failure)
				return channels.list(accountId)
			},
		)

		app.post(
			`/v1/user/ways/${channel}/test/`,
			{
				config: { limit: 'accountWrites' },
				onRequest: app.guardAccountWrites,
				schema: {
					tags: ['follows'],
					summary: `Sends a test message by ${channel} and returns the outcome`,
					response: { 200: channelTestResponse, ...refusals },
				},
			},
			async (request) => {
				const outcome = await channels.sendTest({ accountId: request.requireAccount(), channel })
				if (outcome === undefined) throw new Problem('not_found', { message: 'That way is not set up.' })
				return success(outcome)
			},
		)
	}
}
