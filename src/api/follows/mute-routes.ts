import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { mutes, mutesResponse } from '#contract/follows.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { createFollowNames } from '#services/follows/follow-names.ts'
import type { Reads } from '#services/reading.ts'
import { findMutes, saveMutes } from '#store/follows/mute-store.ts'
import type { Queryable } from '#store/sql.ts'

type MuteParts = GuardParts & { db: Queryable; reads: Reads; now: () => number; catalogue: () => Catalogue }

export function muteRoutes(parts: MuteParts) {
	const { db, now, reads } = parts
	const names = createFollowNames(parts.catalogue)
	return {
		read: route({
			schema: {
				tags: ['follows'],
				summary: 'The muted words and sources of the user',
				response: { 200: mutesResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const found = await findMutes(reads.own, requireAccount(request.identity))
				return { status: 1 as const, data: names.writeMutes(found) }
			},
		}),
		save: route({
			schema: {
				tags: ['follows'],
				summary: 'Mutes words and sources, these and no others',
				body: mutes,
				response: { 200: mutesResponse, ...problemResponses(400, 401, 403, 429) },
			},
			onRequest: guardAccountWrites(parts),
			handler: async (request) => {
				const { sourceIds = [], words = [] } = names.read(request.body)
				const muted = { words, sourceIds }
				await saveMutes(db, requireAccount(request.identity), muted, new Date(now()))
				return { status: 1 as const, data: names.writeMutes(muted) }
			},
		}),
	}
}
