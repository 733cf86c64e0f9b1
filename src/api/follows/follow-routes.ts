import { notKept } from '#api/http/headers.ts'
import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { addFollow, changeFollow, removeFollow } from '#commands/follows/keep-follow.ts'
import {
	followChangeRequest,
	followGoneAnswer,
	followIdRequest,
	followListAnswer,
	followOneAnswer,
	followRequest,
} from '#contract/follows.ts'
import { problemAnswer, problemAnswers } from '#contract/problem.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { Follow, FollowWay } from '#domain/follow.ts'
import type { Result } from '#domain/result.ts'
import type { Reads } from '#services/reading.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import type { Queryable } from '#store/sql.ts'
import { createFollowNames } from './follow-names.ts'
import { presentFollow } from './present-follow.ts'

const refusals = problemAnswers(400, 401, 403, 404, 409, 429)

const problemOf = {
	full: () => new Problem('follows_full'),
	not_found: () => new Problem('not_found', { message: 'There is no such follow.' }),
}

type FollowParts = GuardParts & {
	db: Queryable
	reads: Reads
	now: () => number
	catalogue: () => Catalogue
	offeredWays: readonly FollowWay[]
}

export function followRoutes(parts: FollowParts) {
	const { db, now, reads, publicUrl, offeredWays } = parts
	const names = createFollowNames(parts.catalogue)
	const onRequest = guardAccountWrites(parts)
	const checkWays = (ways: readonly FollowWay[] = []) => {
		const issues = ways.flatMap((way, at) =>
			offeredWays.includes(way) ? [] : [{ field: `ways.${at}`, message: `${way} is not set up here` }],
		)
		const [first] = issues
		if (first) throw new Problem('invalid_input', { message: `${first.field}: ${first.message}`, issues })
	}
	const answer = (kept: Result<Follow, keyof typeof problemOf>) => {
		if (!kept.ok) throw problemOf[kept.failure]()
		return { status: 1 as const, data: presentFollow(kept.value, names, publicUrl) }
	}
	return {
		list: route({
			schema: {
				tags: ['follows'],
				summary: 'What the user follows, in their order',
				response: { 200: followListAnswer, 401: problemAnswer },
			},
			handler: async (request, reply) => {
				const follows = await findFollows(reads.own, requireAccount(request.identity))
				reply.headers(notKept)
				return { status: 1 as const, data: follows.map((follow) => presentFollow(follow, names, publicUrl)) }
			},
		}),
		add: route({
			schema: {
				tags: ['follows'],
				summary: 'Follows something; at most 20',
				body: followRequest,
				response: { 200: followOneAnswer, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const { name, ways, paused, position, ...criteria } = request.body
				checkWays(ways)
				const draft = { ...names.readAll(criteria), name, ways, paused, position }
				reply.headers(notKept)
				return answer(await addFollow(db, requireAccount(request.identity), draft, new Date(now())))
			},
		}),
		change: route({
			schema: {
				tags: ['follows'],
				summary: 'Changes a follow; what is absent stays as it is',
				body: followChangeRequest,
				response: { 200: followOneAnswer, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const { id, name, ways, paused, position, ...criteria } = request.body
				checkWays(ways)
				const change = {
					...names.read(criteria),
					...(name !== undefined && { name }),
					...(ways && { ways }),
					...(paused !== undefined && { paused }),
					...(position !== undefined && { position }),
				}
				reply.headers(notKept)
				return answer(await changeFollow(db, requireAccount(request.identity), id, change))
			},
		}),
		remove: route({
			schema: {
				tags: ['follows'],
				summary: 'Follows it no longer',
				body: followIdRequest,
				response: { 200: followGoneAnswer, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const gone = await removeFollow(db, requireAccount(request.identity), request.body.id)
				if (!gone.ok) throw problemOf[gone.failure]()
				reply.headers(notKept)
				return { status: 1 as const }
			},
		}),
		renewFeed: route({
			schema: {
				tags: ['follows'],
				summary: 'Gives the feed of a follow another address; the old one leads nowhere any more',
				body: followIdRequest,
				response: { 200: followOneAnswer, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const change = { renewFeed: true }
				reply.headers(notKept)
				return answer(await changeFollow(db, requireAccount(request.identity), request.body.id, change))
			},
		}),
	}
}
