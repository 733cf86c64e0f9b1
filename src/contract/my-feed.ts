import { z } from 'zod'
import { followedKinds } from '#domain/follow.ts'
import { inEachNewsLocale, listLocales } from '#domain/locale.ts'
import { newsPageSize, newsSorts, sortToWire } from '#domain/news-filter.ts'
import { nameList } from './feeds.ts'
import { newsItem } from './news-item.ts'
import { groupedFlag } from './news-list.ts'

/** Older items are in the list of each follow. */
export const lastFeedPage = 50

/** A query is text by nature, so here digits are read as numbers. */
const digits = (most: number) =>
	z
		.string()
		.regex(/^[1-9]\d{0,9}$/, 'expected a number')
		.transform(Number)
		.pipe(z.int().max(most))

/** In a query the order without a number is an empty text. */
const sorts = new Map(newsSorts.map((sort) => [String(sortToWire(sort) ?? ''), sort]))

const feedPage = {
	page: digits(lastFeedPage)
		.default(1)
		.describe(`${newsPageSize} items a page, at most ${lastFeedPage} pages.`),
	sort_by: z
		.enum([...sorts.keys()])
		.default('')
		.transform((wire) => sorts.get(wire) ?? 'latest')
		.describe(`${[...sorts].map(([wire, sort]) => `${wire || 'empty'} ${sort}`).join(', ')}.`),
	lang: z.enum(listLocales).default('both').describe('The language of the news; both: in either.'),
	grouped: groupedFlag,
	unread: z
		.enum(['0', '1'])
		.default('0')
		.transform((flag) => flag === '1')
		.describe('1: without what the user or the browser has opened.'),
}

export const myFeedQuery = z.object({
	...feedPage,
	follow: digits(2 ** 31 - 1)
		.optional()
		.describe('The id of a follow: only its items.'),
})

/** What a guest follows is stored by the guest's browser. */
export const guestFeedQuery = z.object({
	...feedPage,
	coins: nameList.describe('Symbols, joined by commas.'),
	topics: nameList.describe('The route_ref of topics.'),
	people: nameList.describe('The route_ref of influencers.'),
	sources: nameList.describe('Slugs of sources.'),
	stories: nameList.describe('Slugs of stories, of which the first ten count.'),
})
export type GuestFeedQuery = z.output<typeof guestFeedQuery>

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

export const guestFeedResponse = z.object({
	status: z.literal(1),
	data: myFeedResponse.shape.data.extend({
		limited: z
			.boolean()
			.describe('Without an account one coin and one source of each language count, the first ones.'),
	}),
})
export type GuestFeedResponse = z.output<typeof guestFeedResponse>

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
