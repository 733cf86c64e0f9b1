import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import {
	bookmarkIdsResponse,
	bookmarkListResponse,
	bookmarkRequest,
	favouriteSavedResponse,
} from '#contract/favourites.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'
import type { PresentNews } from '#services/news/present-news-item.ts'
import type { Reads } from '#services/reading.ts'
import { addBookmark, findBookmarkIds, findBookmarks, removeBookmark } from '#store/news/bookmark-store.ts'
import type { Queryable } from '#store/sql.ts'

const refusals = problemResponses(400, 401, 403, 404, 409, 429)

type BookmarkParts = GuardParts & { db: Queryable; reads: Reads; presentNews: PresentNews; now: () => number }

export function bookmarkRoutes(parts: BookmarkParts) {
	const { db, now, presentNews, reads } = parts
	const onRequest = guardAccountWrites(parts)
	return {
		list: route({
			schema: {
				tags: ['favourites'],
				summary: 'The saved items of the user, last saved first',
				response: { 200: bookmarkListResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const items = await findBookmarks(reads.own, requireAccount(request.identity))
				const data = await presentNews(items)
				return { status: 1 as const, data }
			},
		}),
		ids: route({
			schema: {
				tags: ['favourites'],
				summary: 'The ids of saved items, to mark them in lists',
				response: { 200: bookmarkIdsResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const items = await findBookmarkIds(reads.own, requireAccount(request.identity))
				return { status: 1 as const, data: { items } }
			},
		}),
		add: route({
			schema: {
				tags: ['favourites'],
				summary: 'Saves an item; at most 500',
				body: bookmarkRequest,
				response: { 200: favouriteSavedResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				const outcome = await addBookmark(db, accountId, request.body.id, new Date(now()))
				if (outcome === 'not_found') throw new Problem('not_found', { message: 'There is no such item.' })
				if (outcome === 'full') throw new Problem('bookmarks_full')
				return { status: 1 as const }
			},
		}),
		remove: route({
			schema: {
				tags: ['favourites'],
				summary: 'Removes a saved item',
				body: bookmarkRequest,
				response: { 200: favouriteSavedResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				await removeBookmark(db, requireAccount(request.identity), request.body.id)
				return { status: 1 as const }
			},
		}),
	}
}
