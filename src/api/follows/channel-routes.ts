import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { briefingHourRequest, channelRequest, channelsResponse } from '#contract/channels.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import type { OwnChannel } from '#domain/channels.ts'
import { Problem } from '#domain/problem.ts'
import { type ChannelParts, readChannels } from '#services/follows/present-channels.ts'
import { resumeChannel, setBriefingHour } from '#services/follows/set-up-mail.ts'
import { deleteReaderChannel } from '#store/follows/reader-channel-store.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)
const notSetUp = () => new Problem('not_found', { message: 'That way is not set up.' })

/** Reads the reader's channels, and makes the changes that are the same for every channel. */
export function channelRoutes(parts: ChannelParts & GuardParts) {
	const { db, now } = parts
	const onRequest = guardAccountWrites(parts)
	const changeRoute = (summary: string, change: (own: OwnChannel) => Promise<boolean>) =>
		route({
			schema: {
				tags: ['follows'],
				summary,
				body: channelRequest,
				response: { 200: channelsResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				if (!(await change({ accountId, channel: request.body.way }))) throw notSetUp()
				return readChannels(parts, accountId)
			},
		})
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
		resume: changeRoute('Resumes a paused channel', (own) => resumeChannel(db, own, new Date(now()))),
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
		remove: changeRoute('Removes a channel and its destination', (own) => deleteReaderChannel(db, own)),
	}
}
