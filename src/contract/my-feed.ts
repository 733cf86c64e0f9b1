import { z } from 'zod'
import { followedKinds } from '#domain/follow.ts'
import { inEachNewsLocale, listLocales } from '#domain/locale.ts'
import { newsPageSize, sortToWire } from '#domain/news-filter.ts'
import { newsItem } from './news-item.ts'

/** Older items are in the list of each follow. */
export const lastFeedPage = 50

/** A query is text by nature, so here digits are read as numbers. */
const digits = (most: number) =>
	z
		.string()
		.regex(/^[1-9]\d{0,9}$/, 'expected a number')
		.transform(Number)
		.pipe(z.int().max(most))

const top = String(sortToWire('top'))

export const myFeedQuery = z.object({
	page: digits(lastFeedPage)
		.default(1)
		.describe(`${newsPageSize} items a page, at most ${lastFeedPage} pages.`),
	sort_by: z
		.enum(['', top])
		.default('')
		.transform((sort) => (sort === top ? ('top' as const) : ('latest' as const)))
		.describe(`Empty: newest first; ${top}: top.`),
	lang: z.enum(listLocales).default('both').describe('The language of the news; both: in either.'),
	follow: digits(2 ** 31 - 1)
		.optional()
		.describe('The id of a follow: only its items.'),
})

const feedItem = newsItem.extend({
	reasons: z
		.array(z.object({ kind: z.enum([...followedKinds, 'follow']), ref: z.string() }))
		.describe('The followed things that matched it; follow: the name of a follow with several conditions.'),
	read: z.boolean().describe('Whether the user has opened it.'),
})

export const myFeedResponse = z.object({
	status: z.literal(1),
	data: z.object({ news: z.array(feedItem), num_pages: z.int().min(0).max(lastFeedPage) }),
})
export type MyFeedResponse = z.output<typeof myFeedResponse>

export const mostFollowedLength = 10

export const mostFollowedResponse = z.object({
	status: z.literal(1),
	data: z
		.array(
			z.object({
				kind: z.enum(followedKinds),
				ref: z.string(),
				...inEachNewsLocale(() => z.string()),
			}),
		)
		.max(mostFollowedLength),
})
export type MostFollowedResponse = z.output<typeof mostFollowedResponse>
