import type { ApiParts } from '#api/api-parts.ts'
import { cachedJson } from '#api/cache/cached-response.ts'
import { createScopedCache } from '#api/cache/scoped-cache.ts'
import { sendHotResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { problemAnswer } from '#contract/problem.ts'
import { mostReadAnswer, mostReadLength, mostReadQuery } from '#contract/readers-interest.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { findMostRead } from '#store/votes/readers-interest.ts'
import { isRecent, presentNewsItem } from './present-news-item.ts'

/** To count a day's readers is dear, and the order of what they read changes slowly. */
const rankedForMs = 60_000
/** One that is removed meanwhile leaves its place to the next. */
const spare = 5

export function mostReadRoute({ cache, now, reads: { lists: db } }: ApiParts) {
	const rankings = createScopedCache<readonly number[]>({
		maxWeight: 2,
		weigh: () => 1,
		maxAgeMs: () => rankedForMs,
		now,
		// Where nobody has read anything yet it costs nothing to ask again, and the first who does is seen at once.
		keeps: (ids) => ids.length > 0,
	})
	const find = async (locale: NewsLocale) => {
		const moment = now()
		const ids = await rankings.get(locale, [], () =>
			findMostRead(db, locale, mostReadLength + spare, new Date(moment)),
		)
		const items = new Map((await findNewsByIds(db, ids)).map((item) => [item.id, item]))
		const read = ids.flatMap((id) => items.get(id) ?? []).slice(0, mostReadLength)
		return mostReadAnswer.parse({
			status: 1,
			data: read.map((item) => presentNewsItem(item, isRecent(item, moment))),
		})
	}
	return route({
		schema: {
			tags: ['news'],
			summary: 'What most readers opened in the last 24 hours',
			querystring: mostReadQuery,
			response: { 200: mostReadAnswer, 400: problemAnswer, 429: problemAnswer },
		},
		handler: async (request, reply) => {
			const { lang } = request.query
			const key = `most-read|${lang}`
			const make = async () => cachedJson(await find(lang), sharedFor(60))
			const kept = cache.responses.peek(key) ?? (await cache.responses.get(key, [lang], make))
			request.server.answerAtOnce(request, () => cache.responses.peek(key))
			return sendHotResponse(request, reply, kept)
		},
	})
}
