import type { FastifyInstance } from 'fastify'
import type { LiveAds } from '#api/ads/ad-board.ts'
import type { ApiParts } from '#api/api-parts.ts'
import { type CachedResponse, cachedJson } from '#api/cache/cached-response.ts'
import type { Anew } from '#api/cache/hot-path.ts'
import { rememberLast } from '#api/cache/remember-last.ts'
import { sendHotResponse, sendResponse } from '#api/cache/send-response.ts'
import { notKept } from '#api/http/headers.ts'
import { addJsonBody, createRememberedJson, readJson, rememberingValidator } from '#api/http/json-body.ts'
import { Problem } from '#api/http/problem.ts'
import { route } from '#api/http/route.ts'
import type { Shown } from '#api/identity/identity.ts'
import { sharerKey } from '#api/limits/address.ts'
import {
	type NewsFilterRequest,
	newsFilterRequest,
	newsListAnswer,
	newsRecentAnswer,
	newsRecentRequest,
} from '#contract/news-list.ts'
import { problemAnswers } from '#contract/problem.ts'
import { findNewsSince } from '#store/news/news-lookup.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { isOverLimit, requireFilterAllowance } from './filter-limit.ts'
import { listQuestion, type NewsListQuestion, newsListKey, readNewsList } from './news-list.ts'
import { presentNewsItem } from './present-news-item.ts'
import { filterKey, readNewsFilter, readNewsListing, requirePast } from './read-news-filter.ts'

const refusals = problemAnswers(400, 401, 403, 429)

/** Everything about a request that follows from its body alone; equal bodies are one object. */
function createListReader(index: () => CatalogueIndex): (body: NewsFilterRequest) => NewsListQuestion {
	const read = new WeakMap<NewsFilterRequest, NewsListQuestion>()
	return (body) => {
		const known = read.get(body)
		if (known !== undefined) return known
		const question = listQuestion(readNewsListing(body, index()), body.slug_uid)
		read.set(body, question)
		return question
	}
}

export function newsListRoutes(parts: ApiParts) {
	const { ads, cache, listLimit, index, now, reads, writers } = parts
	const readQuestion = createListReader(index)
	const readBody = createRememberedJson()
	const make = async (question: NewsListQuestion, live: LiveAds, who: string, from = reads.lists) =>
		cachedJson(await listLimit(who, () => readNewsList(question, live, { ...parts, db: from })), notKept)
	/** The list that everybody is shown, as kept or made in the turn of who asks. */
	const findOrMake = async (
		question: NewsListQuestion,
		live: LiveAds,
		who: string,
	): Promise<CachedResponse> => {
		const key = newsListKey(question, live)
		return (
			cache.responses.peek(key) ??
			(await cache.responses.get(key, [question.locale], () => make(question, live, who)))
		)
	}
	/** Undefined for what is refused, or not for everybody: the whole way says what and why. */
	const answerPage = async (given: unknown): Promise<CachedResponse | undefined> => {
		const { success, data } = newsFilterRequest.safeParse(given)
		if (!success || isOverLimit(data)) return undefined
		try {
			return await findOrMake(
				listQuestion(readNewsListing(data, index()), data.slug_uid),
				await ads.live(),
				'pages',
			)
		} catch (error) {
			if (error instanceof Problem) return undefined
			throw error
		}
	}
	const scope = (own: FastifyInstance) => {
		addJsonBody(own, readBody)
		own.addBodyReadBefore()
		own.setValidatorCompiler(rememberingValidator)
	}
	const filterScope = (own: FastifyInstance) => {
		scope(own)
		own.pageAnswers.set('/v1/news/filter/', answerPage)
	}
	/** Who has just voted sees it at once, and asks the database. */
	const findKept = (question: NewsListQuestion) => {
		// Ads come and go by the hour: the same key is the same text, which need not be read anew to be found.
		const keyWith = rememberLast((live: LiveAds) => newsListKey(question, live))
		return (asker: Shown) => {
			const live = ads.known()
			if (live === undefined || writers.wroteLately(asker)) return undefined
			return cache.responses.peek(keyWith(live))
		}
	}
	const refusal = ({ ip }: { ip: string }) =>
		listLimit.isFull(sharerKey(ip)) ? 'too many lists are already waited for' : undefined
	/** What a body asks for, past the framework; undefined for what needs a look at who asks. */
	const readAnew = (bytes: Buffer): Anew | undefined => {
		const { success, data } = newsFilterRequest.safeParse(readJson(bytes))
		if (!success || isOverLimit(data)) return undefined
		const question = listQuestion(readNewsListing(data, index()), data.slug_uid)
		return {
			find: findKept(question),
			make: (asker) =>
				writers.wroteLately(asker)
					? undefined
					: ads.live().then((live) => findOrMake(question, live, sharerKey(asker.ip))),
			limit: question.terms.length > 0 ? 'search' : undefined,
		}
	}
	const byBody = { refusal, read: readAnew }
	return {
		filter: route({
			schema: {
				tags: ['news'],
				summary: 'A page of news: filtered, searched, sorted',
				description:
					'Ten items a page. Without a valid token at most one coin and one source of each language (403 filter_limit). Ids that are not in the catalogue are 400; an unknown slug_uid is passed over.',
				body: newsFilterRequest,
				response: { 200: newsListAnswer, ...refusals },
			},
			scope: filterScope,
			handler: async (request, reply) => {
				const { body, identity } = request
				const question = readQuestion(body)
				if (isOverLimit(body)) await requireFilterAllowance(body, identity, parts.identity)
				else if (question.terms.length === 0) {
					request.server.answerAtOnce(request, findKept(question), byBody)
				}
				if (question.terms.length > 0) await request.server.takeLimit(request, reply, 'search')
				const live = await ads.live()
				const who = sharerKey(request.ip)
				if (writers.wroteLately(request)) {
					return sendResponse(request, reply, await make(question, live, who, reads.own))
				}
				return sendHotResponse(request, reply, await findOrMake(question, live, who))
			},
		}),
		recent: route({
			schema: {
				tags: ['news'],
				summary: 'What came since a reader last looked',
				description: 'Newest first, at most 50, each with recent: true. page and sort_by do not matter here.',
				body: newsRecentRequest,
				response: { 200: newsRecentAnswer, ...refusals },
			},
			scope,
			handler: async (request, reply) => {
				const { body, identity } = request
				const filter = readNewsFilter(body, index())
				await requireFilterAllowance(body, identity, parts.identity)
				requirePast('last_request', body.last_request, now())
				if (filter.terms.length > 0) await request.server.takeLimit(request, reply, 'search')
				// Readers who came in the same second share an answer.
				const since = new Date(Math.floor(body.last_request.getTime() / 1000) * 1000)
				const key = `recent|${since.getTime()}|${filterKey(filter)}`
				const kept = await cache.responses.get(key, [filter.locale], async () => {
					const items = await listLimit(sharerKey(request.ip), () =>
						findNewsSince(reads.lists, filter, since),
					)
					const data = items.map((item) => presentNewsItem(item, true))
					return cachedJson(newsRecentAnswer.parse({ status: 1, data }), notKept)
				})
				return sendResponse(request, reply, kept)
			},
		}),
	}
}
