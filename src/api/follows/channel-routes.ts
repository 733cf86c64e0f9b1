import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { resumeChannel, setBriefingHour } from '#commands/follows/set-up-mail.ts'
import { briefingHourRequest, channelRequest, channelsResponse } from '#contract/channels.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import type { ChannelName } from '#domain/channels.ts'
import { deleteReaderChannel } from '#store/follows/reader-channel-store.ts'
import type { Queryable } from '#store/sql.ts'
import { readChannels } from './present-channels.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)
const notSetUp = () => new Problem('not_found', { message: 'That way is not set up.' })

type ChannelParts = GuardParts & { db: Queryable; now: () => number; offeredChannels: readonly ChannelName[] }

/** Reads the reader's channels, and makes the changes that are the same for every channel. */
export function channelRoutes(parts: ChannelParts) {
	const { db, now } = parts
	const onRequest = guardAccountWrites(parts)
	return {
		list: route({
			schema: {
				tags: ['follows'],
				summary: 'The channels that follows can use, and those that the user has set up',
				response: { 200: channelsResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				return readChannels(parts, accountId)
			},
		}),
		resume: route({
			schema: {
				tags: ['follows'],
				summary: 'Resumes a paused channel',
				body: channelRequest,
				response: { 200: channelsResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				if (!(await resumeChannel(db, accountId, request.body.way, new Date(now())))) throw notSetUp()
				return readChannels(parts, accountId)
			},
		}),
		briefing: route({
			schema: {
				tags: ['follows'],
				summary:
					'Sends the briefing of the day at an hour, instead of each story as it comes, or the other way round',
				body: briefingHourRequest,
				response: { 200: channelsResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				const { way: channel, hour } = request.body
				if (!(await setBriefingHour(db, { accountId, channel }, hour, new Date(now())))) throw notSetUp()
				return readChannels(parts, accountId)
			},
		}),
		remove: route({
			schema: {
				tags: ['follows'],
				summary: 'Removes a channel and its destination',
				body: channelRequest,
				response: { 200: channelsResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				if (!(await deleteReaderChannel(db, accountId, request.body.way))) throw notSetUp()
				return readChannels(parts, accountId)
			},
		}),
	}
}
