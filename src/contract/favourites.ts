import { z } from 'zod'
import { mostIdsInList } from '#domain/limits.ts'
import { newsLocales } from '#domain/locale.ts'
import { newsItem, wireId } from './news-item.ts'

export const favouriteFilterRequest = z.object({
	assets: z.array(wireId).max(mostIdsInList).describe('Ids of coins; unknown ones are dropped.'),
	sources: z.array(wireId).max(mostIdsInList).describe('Ids of sources of both languages.'),
})
export const favouriteFilterResponse = z.object({
	status: z.literal(1),
	data: z.object({ assets: z.array(z.int()), sources: z.array(z.int()) }),
})
export type FavouriteFilterResponse = z.output<typeof favouriteFilterResponse>
export const favouriteSavedResponse = z.object({ status: z.literal(1) })
export type FavouriteSavedResponse = z.output<typeof favouriteSavedResponse>

export const bookmarkRequest = z.object({ id: wireId })
export const bookmarkListResponse = z.object({ status: z.literal(1), data: z.array(newsItem) })
export type BookmarkListResponse = z.output<typeof bookmarkListResponse>
export const bookmarkExportQuery = z.object({ form: z.enum(['json', 'csv']).default('json') })
/** CSV is text with the same columns. */
export const bookmarkExportResponse = z.union([
	z.object({
		status: z.literal(1),
		data: z.array(
			z.object({
				id: z.int(),
				title: z.string(),
				url: z.string(),
				outlet: z.string(),
				language: z.enum(newsLocales),
				published_date: z.iso.datetime(),
			}),
		),
	}),
	z.string(),
])
export const bookmarkIdsResponse = z.object({
	status: z.literal(1),
	data: z.object({ items: z.array(z.int()).describe('Ids of the saved items, last saved first.') }),
})
export type BookmarkIdsResponse = z.output<typeof bookmarkIdsResponse>
