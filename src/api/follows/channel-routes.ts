import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { briefingHourRequest, channelRequest, channelsResponse } from '#contract/channels.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)
const notSetUp = () => new Problem('not_found', { message: 'That way is not set up.' })

/** Reads the reader's channels, and makes the changes that are the same for every channel. */
export const channelRoutes: FastifyPluginAsyncZod = async (app) => {
	const { channels } = app.services

	app.get(
		'/v1/user/ways/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The channels that follows can use, and those that the user has set up',
				response: { 200: channelsResponse, 401: problemResponse },
			},
		},
		async (request) => channels.list(request.requireAccount()),
	)

	const changes = [
		{ method: 'PUT', summary: 'Resumes a paused channel', change: channels.resume },
		{ method: 'DELETE', summary: 'Removes a channel and its destination', change: channels.remove },
	] as const
	for (const { method, summary, change } of changes) {
		app.route({
			method,
			url: '/v1/user/ways/',
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary,
				body: channelRequest,
				response: { 200: channelsResponse, ...refusals },
			},
			handler: async (request) => {
				const accountId = request.requireAccount()
				if (!(await change({ accountId, channel: request.body.way }))) throw notSetUp()
				return channels.list(accountId)
			},
		})
	}

	app.put(
		'/v1/user/ways/briefing/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary:
					'Sends the briefing of the day at an hour, instead of each story as it comes, or the other way round',
				body: briefingHourRequest,
				response: { 200: channelsResponse, ...refusals },
			},
		},
		async (request) => {
			const accountId = request.requireAccount()
			const { way: channel, hour } = request.body
			if (!(await channels.setBriefingHour({ accountId, channel }, hour))) throw notSetUp()
			return channels.list(accountId)
		},
	)
}
