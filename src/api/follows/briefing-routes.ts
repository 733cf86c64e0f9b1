import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { noStore, sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import {
	type BriefingResponse,
	briefingDoneRequest,
	briefingDoneResponse,
	briefingQuery,
	briefingResponse,
} from '#contract/briefing.ts'
import { problemResponses } from '#contract/problem.ts'
import type { ListLocale } from '#domain/locale.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import { presentStories } from '#services/news/present-story.ts'
import { requirePast } from '#services/news/read-news-filter.ts'
import type { Viewer } from '#services/viewer.ts'
import { markBriefingDone } from '#store/follows/briefing-done.ts'
import type { Queryable } from '#store/sql.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** A reader who was away for longer gets the last week. */
const longestMs = 7 * dayMs

type BriefingWish = { locale: ListLocale; since: Date | undefined; accountId: number | undefined }

/** A guest's briefing covers all news, and guests who came back in the same minute share it. */
export const createBriefingResponse = ({ services, fetchCached, presentNews, now }: ResponseDeps) => {
	const compose = async ({ locale, accountId }: BriefingWish, since: Date, viewer: Viewer) => {
		const until = new Date(now())
		const found = await services.findBriefing({ locale, since, until, accountId }, viewer)
		const stories = await presentStories(found.stories, presentNews)
		const data = { since: since.toISOString(), stories, done: [...found.done] }
		const response: BriefingResponse = { status: 1, data }
		return cachedJson(response, accountId === undefined ? sharedFor(30) : noStore)
	}
	return (query: BriefingWish, viewer: Viewer) => {
		const requested = query.since?.getTime() ?? now() - dayMs
		const minute = Math.floor(Math.max(requested, now() - longestMs) / minuteMs)
		const since = new Date(minute * minuteMs)
		if (query.accountId !== undefined) return compose(query, since, viewer)
		return fetchCached(viewer, `briefing|${query.locale}|${minute}`, () => compose(query, since, viewer))
	}
}

export function briefingRoute({ responses, viewerOf, now }: ReadRouteParts & { now: () => number }) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'The briefing: at most ten stories since a moment',
			description: 'With a token followed stories come first; for a guest it covers all news.',
			querystring: briefingQuery,
			response: { 200: briefingResponse, ...problemResponses(400, 401, 429) },
		},
		handler: async (request, reply) => {
			const { lang: locale, since } = request.query
			if (since !== undefined) requirePast('since', since, now())
			const accountId = request.identity.tokenAccountId
			const response = await responses.briefing({ locale, since, accountId }, viewerOf(request))
			return sendResponse(request, reply, response)
		},
	})
}

/** The stories that a reader has marked as done, on any device. */
export function briefingDoneRoute(parts: GuardParts & { db: Queryable }) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'Marks stories of a briefing as done, or not done',
			body: briefingDoneRequest,
			response: { 200: briefingDoneResponse, ...problemResponses(400, 401, 403, 429) },
		},
		onRequest: guardAccountWrites(parts),
		handler: async (request) => {
			const done = await markBriefingDone(parts.db, requireAccount(request.identity), request.body)
			return { status: 1 as const, data: { done } }
		},
	})
}
