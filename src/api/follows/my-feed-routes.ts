import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { requireAccount } from '#api/identity/identity.ts'
import {
	lastFeedPage,
	type MostFollowedResponse,
	mostFollowedLength,
	mostFollowedResponse,
	myFeedQuery,
	myFeedResponse,
} from '#contract/my-feed.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { type Catalogue, sourceTitle } from '#domain/catalogue.ts'
import { inEachNewsLocale } from '#domain/locale.ts'
import { newsPageSize } from '#domain/news-filter.ts'
import { Problem } from '#domain/problem.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import type { Viewer } from '#services/viewer.ts'

export function myFeedRoute({
	services,
	viewerOf,
	presentNews,
}: Pick<ResponseDeps, 'services' | 'presentNews'> & Pick<ReadRouteParts, 'viewerOf'>) {
	return route({
		schema: {
			tags: ['follows'],
			summary: 'The news of everything that the user follows, each item with its reasons',
			querystring: myFeedQuery,
			response: { 200: myFeedResponse, ...problemResponses(400, 401, 404, 429) },
		},
		handler: async (request) => {
			const accountId = requireAccount(request.identity)
			const { page, sort_by: sort, lang: locale, follow: followId } = request.query
			const query = { accountId, page, sort, locale, followId }
			const feed = await services.findFeed(query, lastFeedPage * newsPageSize, viewerOf(request))
			if (feed === undefined) throw new Problem('not_found', { message: 'There is no such follow.' })
			const presented = await presentNews(feed.items.map(({ item }) => item))
			const news = presented.map((item, at) => ({
				...item,
				reasons: [...(feed.items[at]?.reasons ?? [])],
				read: feed.items[at]?.isRead ?? false,
			}))
			return { status: 1 as const, data: { news, num_pages: feed.pages } }
		},
	})
}

export const createMostFollowedResponse =
	({ services, fetchCached, catalogue }: ResponseDeps) =>
	(viewer: Viewer) =>
		fetchCached(viewer, 'most-followed', async () => {
			const things = thingsOf(catalogue())
			const followed = (await services.findMostFollowed(mostFollowedLength)).flatMap(
				({ kind, id }) => things.find((one) => one.kind === kind && one.id === id) ?? [],
			)
			// While there are few follows, the first coins and topics of the catalogue are suggested.
			const usual = [...things.filter(isCoin).slice(0, 5), ...things.filter(({ kind }) => kind === 'topic')]
			const data = [...new Set([...followed, ...usual])]
				.slice(0, mostFollowedLength)
				.map(({ id: _, ...thing }) => thing)
			const body: MostFollowedResponse = { status: 1, data }
			return cachedJson(body, sharedFor(300))
		})

const isCoin = ({ kind }: { kind: string }): boolean => kind === 'coin'

/** Everything in the catalogue that can be followed. */
const thingsOf = ({ coins, topics, people, sources }: Catalogue) => [
	...coins.map(({ id, symbol, names }) => ({ kind: 'coin' as const, id, ref: symbol, ...names })),
	...topics.map(({ id, routeRef, names }) => ({ kind: 'topic' as const, id, ref: routeRef, ...names })),
	...people.map(({ id, routeRef, names }) => ({ kind: 'person' as const, id, ref: routeRef, ...names })),
	...sources.map((source) => ({
		kind: 'source' as const,
		id: source.id,
		ref: source.slug,
		...inEachNewsLocale((locale) => sourceTitle(source, locale)),
	})),
]

export function mostFollowedRoute({ responses, viewerOf }: ReadRouteParts) {
	return route({
		schema: {
			tags: ['follows'],
			summary: 'The ten things that most readers follow',
			response: { 200: mostFollowedResponse, 429: problemResponse },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.mostFollowed(viewerOf(request))),
	})
}
