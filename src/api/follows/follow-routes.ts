import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
	type FollowResponse,
	followChangeRequest,
	followedThingsResponse,
	followGoneResponse,
	followIdRequest,
	followListResponse,
	followOneResponse,
	followPreviewRequest,
	followPreviewResponse,
	followRequest,
	followThingRequest,
} from '#contract/follows.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { mostFollows } from '#domain/follow-limits.ts'
import { Problem } from '#domain/problem.ts'
import type { Result } from '#domain/result.ts'
import { success } from '#services/success.ts'

const refusals = problemResponses(400, 401, 403, 404, 409, 429)

const problemOf = {
	full: () => new Problem('follows_full'),
	not_found: () => new Problem('not_found', { message: 'There is no such follow.' }),
}

function respond(stored: Result<FollowResponse, keyof typeof problemOf>) {
	if (!stored.ok) throw problemOf[stored.failure]()
	return success(stored.value)
}

export const followRoutes: FastifyPluginAsyncZod = async (app) => {
	const { follows } = app.services

	app.get(
		'/v1/user/follows/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The follows of the user, in their order',
				response: { 200: followListResponse, 401: problemResponse },
			},
		},
		async (request) => success(await follows.list(request.requireAccount())),
	)

	app.post(
		'/v1/user/follows/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: `Follows something; at most ${mostFollows}`,
				body: followRequest,
				response: { 200: followOneResponse, ...refusals },
			},
		},
		async (request) => respond(await follows.add(request.requireAccount(), request.body)),
	)

	app.put(
		'/v1/user/follows/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Changes a follow; absent fields stay as they are',
				body: followChangeRequest,
				response: { 200: followOneResponse, ...refusals },
			},
		},
		async (request) => respond(await follows.change(request.requireAccount(), request.body)),
	)

	app.delete(
		'/v1/user/follows/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Deletes a follow',
				body: followIdRequest,
				response: { 200: followGoneResponse, ...refusals },
			},
		},
		async (request) => {
			const gone = await follows.remove(request.requireAccount(), request.body.id)
			if (!gone.ok) throw problemOf[gone.failure]()
			return { status: 1 as const }
		},
	)

	app.put(
		'/v1/user/follows/feed/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Gives the feed of a follow another address; the old one stops working',
				body: followIdRequest,
				response: { 200: followOneResponse, ...refusals },
			},
		},
		async (request) => respond(await follows.renewFeed(request.requireAccount(), request.body.id)),
	)

	app.get(
		'/v1/user/follows/thing/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The coins, topics, people, sources and stories that the user follows as such',
				response: { 200: followedThingsResponse, 401: problemResponse },
			},
		},
		async (request) => success(await follows.things(request.requireAccount())),
	)

	app.put(
		'/v1/user/follows/thing/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Follows one thing on every channel that works; idempotent',
				body: followThingRequest,
				response: { 200: followOneResponse, ...refusals },
			},
		},
		async (request) => respond(await follows.followThing(request.requireAccount(), request.body)),
	)

	app.delete(
		'/v1/user/follows/thing/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Unfollows one thing',
				body: followThingRequest,
				response: { 200: followGoneResponse, ...refusals },
			},
		},
		async (request) => {
			await follows.unfollowThing(request.requireAccount(), request.body)
			return { status: 1 as const }
		},
	)

	app.post(
		'/v1/user/follows/preview/',
		{
			config: { limit: 'previews' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Previews what a follow would have matched in the last 7 days',
				body: followPreviewRequest,
				response: { 200: followPreviewResponse, ...problemResponses(400, 401, 403, 429) },
			},
		},
		async (request) => follows.preview(request.requireAccount(), request.body, request.viewer()),
	)
}
