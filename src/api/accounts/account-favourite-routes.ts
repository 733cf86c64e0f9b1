import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import {
	favouriteFilterRequest,
	favouriteFilterResponse,
	favouriteSavedResponse,
} from '#contract/favourites.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'
import { requireChoosable } from '#services/news/read-news-filter.ts'
import type { Reads } from '#services/reading.ts'
import { findFavourite, saveFavourite } from '#store/accounts/favourite-filter-store.ts'
import type { Queryable } from '#store/sql.ts'

type FavouriteParts = GuardParts & {
	db: Queryable
	reads: Reads
	now: () => number
	index: () => CatalogueIndex
}

export function favouriteRoutes(parts: FavouriteParts) {
	const { db, index, now, reads } = parts
	const known = (ids: readonly number[], among: { has: (id: number) => boolean }) =>
		[...new Set(ids)].filter((id) => among.has(id))
	return {
		read: route({
			schema: {
				tags: ['favourites'],
				summary: 'The favourite filter of the user',
				response: { 200: favouriteFilterResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const { coinIds, sourceIds } = await findFavourite(reads.own, requireAccount(request.identity))
				const data = {
					assets: known(coinIds, index().coinIds),
					sources: known(sourceIds, index().sourceById),
				}
				return { status: 1 as const, data }
			},
		}),
		save: route({
			schema: {
				tags: ['favourites'],
				summary: 'Stores the favourite filter of the user',
				body: favouriteFilterRequest,
				response: { 200: favouriteSavedResponse, ...problemResponses(400, 401, 403, 429) },
			},
			onRequest: guardAccountWrites(parts),
			handler: async (request) => {
				const { assets, sources } = request.body
				requireChoosable(request.body, index())
				const filter = {
					coinIds: known(assets, index().coinIds),
					sourceIds: known(sources, index().sourceById),
				}
				await saveFavourite(db, requireAccount(request.identity), filter, new Date(now()))
				return { status: 1 as const }
			},
		}),
	}
}
