import { z } from 'zod'
import { mostIdsInList } from '#domain/limits.ts'
import { newsItem, wireId } from './news-item.ts'

export const favouriteFilterRequest = z.object({
	assets: z.array(wireId).max(mostIdsInList).describe('Ids of coins; unknown ones are dropped.'),
	sources: z.array(wireId).max(mostIdsInList).describe('Ids of sources of both languages.'),
})
export const favouriteFilterAnswer = z.object({
	status: z.literal(1),
	data: z.object({ assets: z.array(z.int()), sources: z.array(z.int()) }),
})
export type FavouriteFilterAnswer = z.output<typeof favouriteFilterAnswer>
export const favouriteSavedAnswer = z.object({ status: z.literal(1) })
export type FavouriteSavedAnswer = z.output<typeof favouriteSavedAnswer>

export const bookmarkRequest = z.object({ id: wireId })
export const bookmarkListAnswer = z.object({ status: z.literal(1), data: z.array(newsItem) })
export type BookmarkListAnswer = z.output<typeof bookmarkListAnswer>
export const bookmarkIdsAnswer = z.object({
	status: z.literal(1),
	data: z.object({ items: z.array(z.int()).describe('Ids of the kept items, last kept first.') }),
})
export type BookmarkIdsAnswer = z.output<typeof bookmarkIdsAnswer>
