import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
	channelsResponse,
	digestHistoryResponse,
	digestSentResponse,
	mailChannelRequest,
	readerHours,
} from '#contract/channels.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'

const refusals = problemResponses(400, 401, 403, 429)

/** The routes of the digest: its times, the reader's hours, and what was sent. */

export const mailChannelRoutes: FastifyPluginAsyncZod = async (app) => {
	const { channels } = app.services

	app.put(
		'/v1/user/ways/hours/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'The user’s time zone, quiet hours, and the most messages an hour',
				body: readerHours,
				response: { 200: channelsResponse, ...refusals },
			},
		},
		async (request) => {
			const accountId = request.requireAccount()
			const { time_zone: timeZone, quiet, most_an_hour: mostAnHour } = request.body
			const quietFrom = quiet?.from ?? null
			const quietUntil = quiet?.until ?? null
			await channels.setHours(accountId, { timeZone, quietFrom, quietUntil, mostAnHour })
			return channels.list(accountId)
		},
	)

	app.put(
		'/v1/user/ways/mail/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary:
					'Sends a digest of the follows with the channel mail, daily or weekly; none if there is nothing',
				body: mailChannelRequest,
				response: { 200: channelsResponse, ...refusals },
			},
		},
		async (request) => {
			const accountId = request.requireAccount()
			await channels.setUpMail(accountId, request.body)
			return channels.list(accountId)
		},
	)

	app.post(
		'/v1/user/ways/mail/send/',
		{
			config: { limit: 'accountWrites' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Sends the digest now, with what is new since the last one',
				response: { 200: digestSentResponse, ...refusals, 404: problemResponse },
			},
		},
		async (request) => {
			const sent = await channels.sendDigest(request.requireAccount())
			if (sent === undefined) throw new Problem('not_found', { message: 'No digest is set up.' })
			return { status: sent ? (1 as const) : (0 as const) }
		},
	)

	app.get(
		'/v1/user/ways/mail/history/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The digests of the last 30 days, newest first: how and when each was sent',
				response: { 200: digestHistoryResponse, ...refusals },
			},
		},
		async (request) => channels.sentDigests(request.requireAccount()),
	)
}
