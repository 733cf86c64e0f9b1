import type { ApiParts } from '#api/api-parts.ts'
import { type CachedResponse, cachedJson } from '#api/cache/cached-response.ts'
import { sendHotResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { mostNewestCounted, newestAnswer, newestQuery } from '#contract/newest-news.ts'
import { problemAnswer } from '#contract/problem.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { countArrivals, findArrivals } from '#store/news/news-arrivals.ts'
import { requirePast } from './read-news-filter.ts'

/** Every open page asks once a minute, each from its own moment: all are counted out of one list in memory. */
export function newestRoute({ cache, now, reads }: ApiParts) {
	const arrivalsOf = (locale: NewsLocale) =>
		cache.arrivals.peek(locale) ??
		cache.arrivals.get(locale, [locale], () =>
			findArrivals(reads.lists, locale, mostNewestCounted, new Date(now())),
		)
	// There are as many responses as numbers.
	const responses = new Map<number, CachedResponse>()
	const responseOf = (count: number): CachedResponse => {
		const known = responses.get(count)
		if (known !== undefined) return known
		const response = cachedJson(newestAnswer.parse({ status: 1, data: { count } }), sharedFor(1, 0))
		responses.set(count, response)
		return response
	}
	return route({
		schema: {
			tags: ['news'],
			summary: 'How many items came since a reader last looked',
			description:
				'Counts what /v1/news/recent/ would bring without a filter. Cheap enough to be asked often.',
			querystring: newestQuery,
			response: { 200: newestAnswer, 400: problemAnswer, 429: problemAnswer },
		},
		handler: async (request, reply) => {
			const { lang, since, grouped } = request.query
			requirePast('since', since, now())
			return sendHotResponse(
				request,
				reply,
				responseOf(countArrivals(await arrivalsOf(lang), since.getTime(), grouped)),
			)
		},
	})
}
