import { z } from 'zod'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import {
	channelsResponse,
	digestHistoryResponse,
	digestSentResponse,
	mailChannelRequest,
	readerHours,
} from '#contract/channels.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'
import { type ChannelParts, readChannels } from '#services/follows/present-channels.ts'
import { setHours, setUpMail, unsubscribe } from '#services/follows/set-up-mail.ts'
import { sendDigestNow } from '#services/follows/write-digest.ts'
import { findSentDigests } from '#store/follows/digest-store.ts'

const refusals = problemResponses(400, 401, 403, 429)

/** The routes of the digest: its times, the reader's hours, and unsubscribing. */
export function mailChannelRoutes(parts: ChannelParts & GuardParts) {
	const { db, now } = parts
	const onRequest = guardAccountWrites(parts)
	return {
		setUp: route({
			schema: {
				tags: ['follows'],
				summary:
					'Sends a digest of the follows with the channel mail, daily or weekly; none if there is nothing',
				body: mailChannelRequest,
				response: { 200: channelsResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				await setUpMail(db, accountId, request.body, new Date(now()))
				return readChannels(parts, accountId)
			},
		}),
		sendNow: route({
			schema: {
				tags: ['follows'],
				summary: 'Sends the digest now, with what is new since the last one',
				response: { 200: digestSentResponse, ...refusals, 404: problemResponse },
			},
			onRequest,
			handler: async (request) => {
				const sent = await sendDigestNow(db, requireAccount(request.identity), new Date(now()))
				if (sent === undefined) throw new Problem('not_found', { message: 'No digest is set up.' })
				return { status: sent ? (1 as const) : (0 as const) }
			},
		}),
		history: route({
			schema: {
				tags: ['follows'],
				summary: 'The digests of the last 30 days, newest first: how and when each was sent',
				response: { 200: digestHistoryResponse, ...refusals },
			},
			handler: async (request) => {
				const sent = await findSentDigests(db, requireAccount(request.identity))
				return {
					status: 1 as const,
					data: sent.map(({ sentAt, outcome }) => ({
						way: 'mail' as const,
						at: sentAt.toISOString(),
						state: outcome ?? ('waiting' as const),
					})),
				}
			},
		}),
		hours: route({
			schema: {
				tags: ['follows'],
				summary: 'The user’s time zone, quiet hours, and the most messages an hour',
				body: readerHours,
				response: { 200: channelsResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				const { time_zone: timeZone, quiet, most_an_hour: mostAnHour } = request.body
				const quietFrom = quiet?.from ?? null
				const quietUntil = quiet?.until ?? null
				await setHours(db, accountId, { timeZone, quietFrom, quietUntil, mostAnHour }, new Date(now()))
				return readChannels(parts, accountId)
			},
		}),
		unsubscribe: route({
			schema: {
				tags: ['follows'],
				summary: 'Unsubscribes by the link of an e-mail (RFC 8058)',
				params: z.object({ token: z.string() }),
				response: { 200: z.string(), 303: z.string(), 404: problemResponse },
			},
			// A mail program posts a form whose content is ignored, because the token in the link is enough.
			scope: (own) =>
				own.addContentTypeParser(
					['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
					{ parseAs: 'string', bodyLimit: 1024 },
					(_request, body, done) => done(null, body),
				),
			handler: async (request, reply) => {
				const isKnown = await unsubscribe(db, request.params.token, new Date(now()))
				// Our own page sends `from=page` and is redirected to itself; a mail program must not be redirected.
				const isPage = typeof request.body === 'string' && request.body.includes('from=page')
				if (isPage) return reply.redirect(isKnown ? '?done' : '?dead', 303)
				if (!isKnown) throw new Problem('not_found', { message: 'There is no such link.' })
				return reply.type('text/plain').send('You are unsubscribed.')
			},
		}),
	}
}
