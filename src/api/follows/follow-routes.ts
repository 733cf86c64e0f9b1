import type { z } from 'zod'
import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import {
	followChangeRequest,
	followedThingsResponse,
	followGoneResponse,
	followIdRequest,
	followListResponse,
	followOneResponse,
	followRequest,
	followThingRequest,
} from '#contract/follows.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { ChannelName } from '#domain/channels.ts'
import { type Follow, followedThing } from '#domain/follow.ts'
import { mostFollows } from '#domain/follow-limits.ts'
import { Problem } from '#domain/problem.ts'
import type { Result } from '#domain/result.ts'
import { findThing } from '#services/follows/find-thing.ts'
import { createFollowNames } from '#services/follows/follow-names.ts'
import {
	addFollow,
	changeFollow,
	followThing,
	removeFollow,
	type Thing,
	unfollowThing,
} from '#services/follows/keep-follow.ts'
import { presentFollow } from '#services/follows/present-follow.ts'
import type { Reads } from '#services/reading.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import type { Queryable } from '#store/sql.ts'

const refusals = problemResponses(400, 401, 403, 404, 409, 429)

const problemOf = {
	full: () => new Problem('follows_full'),
	not_found: () => new Problem('not_found', { message: 'There is no such follow.' }),
}

type FollowParts = GuardParts & {
	db: Queryable
	reads: Reads
	now: () => number
	catalogue: () => Catalogue
	offeredChannels: readonly ChannelName[]
}

export function followRoutes(parts: FollowParts) {
	const { db, now, reads, publicUrl, offeredChannels } = parts
	const names = createFollowNames(parts.catalogue)
	const onRequest = guardAccountWrites(parts)
	const checkOffered = (channels: readonly ChannelName[] = []) => {
		const issues = channels.flatMap((channel, at) =>
			offeredChannels.includes(channel)
				? []
				: [{ field: `ways.${at}`, message: `${channel} is not set up here` }],
		)
		const [first] = issues
		if (first) throw new Problem('invalid_input', { message: `${first.field}: ${first.message}`, issues })
	}
	const respond = (stored: Result<Follow, keyof typeof problemOf>) => {
		if (!stored.ok) throw problemOf[stored.failure]()
		return { status: 1 as const, data: presentFollow(stored.value, names, publicUrl) }
	}
	const requireThing = async (named: z.output<typeof followThingRequest>): Promise<Thing> => {
		const thing = await findThing(named, { db, names })
		if (thing === undefined) throw new Problem('not_found', { message: `There is no such ${named.kind}.` })
		return thing
	}
	/** Things that have left the catalogue are left out. */
	const thingOf = (follow: Follow) => {
		const thing = followedThing(follow)
		if (thing === undefined) return []
		const { kind } = thing
		const ref = kind === 'story' ? follow.storySlugs[0] : names.refOf(kind, thing.id)
		return ref === undefined ? [] : [{ id: follow.id, kind, ref }]
	}
	return {
		things: route({
			schema: {
				tags: ['follows'],
				summary: 'The coins, topics, people, sources and stories that the user follows as such',
				response: { 200: followedThingsResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const follows = await findFollows(reads.own, requireAccount(request.identity))
				return { status: 1 as const, data: follows.flatMap(thingOf) }
			},
		}),
		followThing: route({
			schema: {
				tags: ['follows'],
				summary: 'Follows one thing on every channel that works; idempotent',
				body: followThingRequest,
				response: { 200: followOneResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const thing = await requireThing(request.body)
				return respond(await followThing(db, requireAccount(request.identity), thing, new Date(now())))
			},
		}),
		unfollowThing: route({
			schema: {
				tags: ['follows'],
				summary: 'Unfollows one thing',
				body: followThingRequest,
				response: { 200: followGoneResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const thing = await requireThing(request.body)
				await unfollowThing(db, requireAccount(request.identity), thing)
				return { status: 1 as const }
			},
		}),
		list: route({
			schema: {
				tags: ['follows'],
				summary: 'The follows of the user, in their order',
				response: { 200: followListResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const follows = await findFollows(reads.own, requireAccount(request.identity))
				return { status: 1 as const, data: follows.map((follow) => presentFollow(follow, names, publicUrl)) }
			},
		}),
		add: route({
			schema: {
				tags: ['follows'],
				summary: `Follows something; at most ${mostFollows}`,
				body: followRequest,
				response: { 200: followOneResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const { name, ways: channels, paused, position, ...criteria } = request.body
				checkOffered(channels)
				const draft = { ...names.readAll(criteria), storyIds: [], name, channels, paused, position }
				return respond(await addFollow(db, requireAccount(request.identity), draft, new Date(now())))
			},
		}),
		change: route({
			schema: {
				tags: ['follows'],
				summary: 'Changes a follow; absent fields stay as they are',
				body: followChangeRequest,
				response: { 200: followOneResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const { id, name, ways: channels, paused, position, ...criteria } = request.body
				checkOffered(channels)
				const change = {
					...names.read(criteria),
					...(name !== undefined && { name }),
					...(channels && { channels }),
					...(paused !== undefined && { paused }),
					...(position !== undefined && { position }),
				}
				return respond(await changeFollow(db, requireAccount(request.identity), id, change, new Date(now())))
			},
		}),
		remove: route({
			schema: {
				tags: ['follows'],
				summary: 'Deletes a follow',
				body: followIdRequest,
				response: { 200: followGoneResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const gone = await removeFollow(db, requireAccount(request.identity), request.body.id)
				if (!gone.ok) throw problemOf[gone.failure]()
				return { status: 1 as const }
			},
		}),
		renewFeed: route({
			schema: {
				tags: ['follows'],
				summary: 'Gives the feed of a follow another address; the old one stops working',
				body: followIdRequest,
				response: { 200: followOneResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const { id } = request.body
				const change = { renewFeed: true }
				return respond(await changeFollow(db, requireAccount(request.identity), id, change, new Date(now())))
			},
		}),
	}
}
