import { z } from 'zod'
import { feedForms } from '#domain/feed-form.ts'
import { newsLocales } from '#domain/locale.ts'
import { longestSlug } from './home-query.ts'
import { groupedFlag, searchText } from './news-list.ts'

/** This also limits their number. */
const longestNames = 2000

/** `a,b,c`, where the order and repetitions do not matter. */
export const nameList = z
	.string()
	.max(longestNames)
	.default('')
	.transform((list) => [
		...new Set(
			list
				.split(',')
				.map((name) => name.trim())
				.filter((name) => name !== ''),
		),
	])

export const feedQuery = z.object({
	category: z.string().max(longestSlug).default('').describe('The route_ref of a category or an influencer.'),
	coins: nameList.describe('Symbols, joined by commas.'),
	sources: nameList.describe('Slugs of sources, joined by commas.'),
	search: searchText.describe('Words of the title.'),
	grouped: groupedFlag,
})
export type FeedQuery = z.output<typeof feedQuery>

export const feedParams = z.object({ lang: z.enum(newsLocales), form: z.enum(feedForms) })
