import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeRss } from '#api/feeds/feed-writers.ts'
import { composeFeed } from '#api/feeds/news-feed.ts'
import { noStore, sharedFor } from '#api/http/headers.ts'
import {
	type PostsQuery,
	postPlans,
	postsProblemResponse,
	postsQuery,
	postsResponseOfVersion1,
	postsResponseOfVersion2,
} from '#contract/posts.ts'
import type { Problem } from '#domain/problem.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import type { PostsWish } from '#services/programs/posts.ts'

/** Errors as programs of that API expect them. */
const presentPostsProblem = ({ message }: Problem) => ({ status: 'api_error', info: message })

/** The parameters that make a list, in one order, so that equal lists share a response; never the key. */
const named = [
	...['currencies', 'regions', 'filter', 'kind', 'following', 'size'],
	...['search', 'last_pull', 'format', 'metadata', 'panic_score'],
]

function addressesOf(request: FastifyRequest, publicUrl: string): (page: number) => string {
	const [path = '', ...rest] = request.url.split('?')
	const query = new URLSearchParams(rest.join('?'))
	const given = named.flatMap((name) => {
		const value = query.get(name) ?? ''
		return value === '' ? [] : [[name, value]]
	})
	return (page) => {
		const parameters = new URLSearchParams(page === 1 ? given : [...given, ['page', String(page)]])
		return `${publicUrl}${path.replace(/\/*$/, '/')}${parameters.size === 0 ? '' : `?${parameters}`}`
	}
}

const refusals = {
	400: postsProblemResponse,
	401: postsProblemResponse,
	403: postsProblemResponse,
	429: postsProblemResponse,
}

/** News under the addresses and in the shape of CryptoPanic's API, which bots were written for. */
export const postRoutes: FastifyPluginAsyncZod = async (app) => {
	const { cache, posts, publicUrl } = app.services
	const config = {
		limit: 'reads',
		program: 'posts',
		keyInAddress: true,
		presentProblem: presentPostsProblem,
	} as const

	/** The address may hold a key, which a link of a list that a browser shows must not tell. */
	const onRequest = async (_request: FastifyRequest, reply: FastifyReply) =>
		void reply.header('referrer-policy', 'no-referrer')

	const wishOf = (request: FastifyRequest, query: PostsQuery): PostsWish => ({
		query,
		accountId: request.identity.key?.accountId ?? request.identity.tokenAccountId,
		pageAddress: addressesOf(request, publicUrl),
	})
	const rssOf = async (wish: PostsWish, request: FastifyRequest) => {
		const viewer = request.viewer()
		const selfUrl = wish.pageAddress(wish.query.page)
		const write = async () => {
			const frame = {
				locale: posts.localeOf(wish.query),
				...{ selfUrl, publicUrl, subjects: posts.subjectsOf(wish.query) },
			}
			const items = await posts.items(wish, viewer)
			return new CachedResponse(writeRss(composeFeed(items, frame)), 'application/rss+xml; charset=utf-8')
		}
		return posts.isOwn(wish.query) ? write() : cache.fetchFor(viewer, `posts|rss|${selfUrl}`, write)
	}
	const send = async (version: 1 | 2, request: FastifyRequest, reply: FastifyReply, query: PostsQuery) => {
		const wish = wishOf(request, query)
		const viewer = request.viewer()
		posts.require(wish, viewer)
		if (posts.isSearch(query)) await app.consumeLimit(request, reply, 'search')
		const response =
			query.format === 'rss' ? await rssOf(wish, request) : await posts.page(version, wish, viewer)
		// The address may hold a key, under which no cache may store anything.
		const isPrivate = request.identity.key !== undefined || posts.isOwn(query)
		return reply.sendCached(response, isPrivate ? noStore : sharedFor(5))
	}

	for (const path of ['/api/v1/posts/', '/api/free/v1/posts/', '/api/posts/']) {
		app.get(
			path,
			{
				config,
				onRequest,
				schema: {
					tags: ['programs'],
					summary: 'Posts, version 1',
					description: 'The shape of CryptoPanic’s API. format=rss gives RSS 2.0 of the same list.',
					querystring: postsQuery,
					response: { 200: z.union([postsResponseOfVersion1, z.string()]), ...refusals },
				},
			},
			(request, reply) => send(1, request, reply, request.query),
		)
	}
	app.get(
		`/api/:plan(^${postPlans.join('|')})/v2/posts/`,
		{
			config,
			onRequest,
			schema: {
				tags: ['programs'],
				summary: 'Posts, version 2',
				description: 'The same list with instruments and panic_score, and without count.',
				params: z.object({ plan: z.enum(postPlans) }),
				querystring: postsQuery,
				response: { 200: z.union([postsResponseOfVersion2, z.string()]), ...refusals },
			},
		},
		(request, reply) => send(2, request, reply, request.query),
	)
}
