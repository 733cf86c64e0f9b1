import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { guardAccountWrites } from '#api/identity/write-guard.ts'
import { resumeChannel, setBriefingHour } from '#commands/follows/set-up-mail.ts'
import { briefingHourRequest, channelRequest, channelsResponse } from '#contract/channels.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { deleteReaderChannel } from '#store/follows/reader-channel-store.ts'
import { type ChannelParts, readChannels } from './present-channels.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)
const notSetUp = () => new Problem('not_found', { message: 'That way is not set up.' })

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
				const { way: channel } = request.body
				if (!(await resumeChannel(db, { accountId, channel }, new Date(now())))) throw notSetUp()
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
				const { way: channel } = request.body
				if (!(await deleteReaderChannel(db, { accountId, channel }))) throw notSetUp()
				return readChannels(parts, accountId)
			},
		}),
	}
}
