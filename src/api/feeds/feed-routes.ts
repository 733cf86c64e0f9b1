import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sharedFor } from '#api/http/headers.ts'
import { type FeedQuery, feedParams, feedQuery } from '#contract/feeds.ts'
import { problemResponse } from '#contract/problem.ts'
import { anyFeedForm, feedForms } from '#domain/feed-form.ts'
import { newsLocales } from '#domain/locale.ts'
import { filterKey } from '#domain/news-filter.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { idsOf } from '#services/catalogue/catalogue-index.ts'
import { feedWriters } from './feed-writers.ts'
import { composeFeed } from './news-feed.ts'

/** Number of items in a feed: a feed reader that polls once an hour misses nothing. */
export const feedSize = 30

/** The canonical address of a feed, however it was requested. */
function selfUrlOf(publicUrl: string, path: string, query: FeedQuery): string {
	const url = new URL(path, publicUrl)
	if (query.category !== '') url.searchParams.set('category', query.category)
	if (query.coins.length > 0) url.searchParams.set('coins', query.coins.join())
	if (query.sources.length > 0) url.searchParams.set('sources', query.sources.join())
	if (query.search !== '') url.searchParams.set('search', query.search)
	if (query.grouped) url.searchParams.set('grouped', '1')
	return url.href
}

export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
	const { cache, catalogue, news, publicUrl } = app.services

	app.get(
		`/feeds/:lang(^${newsLocales.join('|')}).:form(^${feedForms.join('|')})`,
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['feeds'],
				summary: 'The news as a feed: /feeds/en.atom, /feeds/fa.json',
				description: `${anyFeedForm} of the same list, with conditional GET; the anonymous limit holds.`,
				params: feedParams,
				querystring: feedQuery,
				response: { 200: z.string(), 400: problemResponse, 401: problemResponse, 403: problemResponse },
			},
		},
		async (request, reply) => {
			const { params, query } = request
			const index = catalogue.index()
			const wanted = {
				assets: idsOf(index, 'coin', query.coins),
				sources: idsOf(index, 'source', query.sources),
				query: query.search,
				lang: params.lang,
				category: query.category,
				grouped: query.grouped,
			}
			const viewer = request.viewer()
			const listing = news.feedListing({ ...wanted, page: 1, sort_by: null }, viewer)
			if (listing.terms.length > 0) await request.server.consumeLimit(request, reply, 'search')
			const selfUrl = selfUrlOf(publicUrl, `/feeds/${params.lang}.${params.form}`, query)
			const subjects = [query.category, ...query.coins, ...query.sources, query.search].filter(
				(part) => part !== '',
			)
			const key = `feed|${selfUrl}|${filterKey(listing)}`
			const response = await cache.fetchFor(viewer, key, async () => {
				const frame = { locale: params.lang, selfUrl, publicUrl, subjects }
				const { type, write } = feedWriters[params.form]
				const items = await news.newest(listing, feedSize, viewer)
				return new CachedResponse(write(composeFeed(items, frame)), type)
			})
			return reply.sendCached(response, sharedFor(120))
		},
	)
}
