import { z } from 'zod'
import { listLocales } from '#domain/locale.ts'
import { newsItem } from './news-item.ts'
import { searchText } from './news-list.ts'

export const mostSuggestions = 5

export const suggestionsQuery = z.object({
	query: searchText.describe('What a reader has typed so far, as in a search; empty suggests nothing.'),
	lang: z.enum(listLocales).describe('The language of the news; both: in either.'),
})

export const suggestionsResponse = z.object({
	status: z.literal(1),
	data: z.array(newsItem).max(mostSuggestions).describe('Newest first, each story once.'),
})
export type SuggestionsResponse = z.output<typeof suggestionsResponse>
