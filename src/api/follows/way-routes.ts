import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { resumeWay, setBriefingHour } from '#commands/follows/set-up-mail.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { briefingHourRequest, wayRequest, waysResponse } from '#contract/ways.ts'
import type { ChannelName } from '#domain/channels.ts'
import { deleteReaderWay } from '#store/follows/reader-way-store.ts'
import type { Queryable } from '#store/sql.ts'
import { readWays } from './present-ways.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)
const notSetUp = () => new Problem('not_found', { message: 'That way is not set up.' })

type WayParts = GuardParts & { db: Queryable; now: () => number; offeredWays: readonly ChannelName[] }

/** Reads the reader's channels, and makes the changes that are the same for every channel. */
export function wayRoutes(parts: WayParts) {
	const { db, now } = parts
	const onRequest = guardAccountWrites(parts)
	return {
		list: route({
			schema: {
				tags: ['follows'],
				summary: 'The channels that follows can use, and those that the user has set up',
				response: { 200: waysResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				return readWays(parts, accountId)
			},
		}),
		resume: route({
			schema: {
				tags: ['follows'],
				summary: 'Resumes a paused channel',
				body: wayRequest,
				response: { 200: waysResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				if (!(await resumeWay(db, accountId, request.body.way, new Date(now())))) throw notSetUp()
				return readWays(parts, accountId)
			},
		}),
		briefing: route({
			schema: {
				tags: ['follows'],
				summary:
					'Sends the briefing of the day at an hour, instead of each story as it comes, or the other way round',
				body: briefingHourRequest,
				response: { 200: waysResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				const { way, hour } = request.body
				if (!(await setBriefingHour(db, { accountId, way }, hour, new Date(now())))) throw notSetUp()
				return readWays(parts, accountId)
			},
		}),
		remove: route({
			schema: {
				tags: ['follows'],
				summary: 'Removes a channel and its destination',
				body: wayRequest,
				response: { 200: waysResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				if (!(await deleteReaderWay(db, accountId, request.body.way))) throw notSetUp()
				return readWays(parts, accountId)
			},
		}),
	}
}
