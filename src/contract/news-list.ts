import { z } from 'zod'
import { mostIdsInList } from '#domain/limits.ts'
import { inEachNewsLocale, listLocales, newsLocales } from '#domain/locale.ts'
import {
	lastFilteredPage,
	lastNewsPage,
	lastSearchPage,
	newsPageSize,
	newsSorts,
	sortToWire,
} from '#domain/news-filter.ts'
import { namedKinds } from '#domain/search-words.ts'
import { longestQuery, longestSlug } from './home-query.ts'
import { newsItem, wireId, wireIds } from './news-item.ts'

/** The words of a search. A NUL is in no title, and no database accepts one. */
const soughtText = (longest: number) =>
	z
		.string()
		.max(longest)
		.refine((text) => !text.includes('\0'), 'has characters that cannot be stored')

export const searchText = soughtText(longestQuery).default('')
const slug = soughtText(longestSlug)

/** In a query `grouped=1`; anything else but `0` is refused. */
export const groupedFlag = z
	.enum(['0', '1'])
	.default('0')
	.transform((flag) => flag === '1')
	.describe('1: one row for each story, its earliest matching report.')

/** A client sends an object with `news_slug`, or an empty something. */
const sharedItem = z
	.union([z.object({ news_slug: slug.nullish() }), z.literal(''), z.null()])
	.optional()
	.transform((given) => (given ? (given.news_slug ?? '') : ''))

/** In the order of their numbers. */
const sorts = newsSorts.toSorted((one, other) => (sortToWire(one) ?? -1) - (sortToWire(other) ?? -1))

const filterFields = {
	assets: z.array(wireId).max(mostIdsInList).default([]).describe('Ids of coins: items about any of them.'),
	sources: z
		.array(wireId)
		.max(mostIdsInList)
		.default([])
		.describe('Ids of sources: items of any of them. Those of the other language do not narrow the list.'),
	query: searchText.describe(
		'Beginnings of words of the title and "quoted phrases"; -word excludes. A word that names a coin, a person or a source also finds what is tagged with it.',
	),
	lang: z.enum(listLocales).describe('The language of the news; both: in either.'),
	category: z
		.string()
		.max(longestSlug)
		.nullish()
		.transform((ref) => ref ?? '')
		.describe('The route_ref of a category or an influencer; empty for all.'),
	page: z
		.int()
		.min(1)
		.max(lastNewsPage)
		.default(1)
		.describe(
			`At most ${lastNewsPage}; with coins, sources or a category ${lastFilteredPage}, with a query ${lastSearchPage}.`,
		),
	sort_by: z
		.union(sorts.map((sort) => (sortToWire(sort) === null ? z.null() : z.literal(sortToWire(sort)))))
		.default(null)
		.describe(`${sorts.map((sort) => `${sortToWire(sort)} ${sort}`).join(', ')}.`),
	slug_uid: sharedItem.describe('{"news_slug"}: the shared item, which comes first on page 1.'),
	coverage: z
		.enum(newsLocales)
		.nullish()
		.describe('With lang both: only what was reported in this language alone.'),
	grouped: z
		.boolean()
		.default(false)
		.describe(
			'One row for each story whose reports together match: the earliest that matches by itself. Its counters are the sums of its reports’, and it is sorted by its first report’s date or by these sums.',
		),
}

export const newsFilterRequest = z.object(filterFields)
export type NewsFilterRequest = z.output<typeof newsFilterRequest>

const isoForm = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d(?:\.\d+)?)?(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/

/** A date of ISO 8601, or a date and a time. A date is its midnight, and without a time zone it is UTC. */
const isoMoment = z
	.string()
	.regex(isoForm, 'expected a date or a moment in ISO 8601')
	.transform((text) => {
		const [, date, minute = '00:00', second = ':00', hours, minutes = '00'] = isoForm.exec(text) ?? []
		return `${date}T${minute}${second}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`
	})
	.pipe(z.iso.datetime({ offset: true }))

/** Milliseconds since the epoch or ISO 8601; read as a Date. */
const wireMoment = z
	.union([z.int().min(0).max(8_640_000_000_000_000), isoMoment])
	.transform((given) => new Date(given))

/** A query is text: digits are read as milliseconds, and the plus of a time zone may have become a space. */
export const queryMoment = z
	.string()
	.max(40)
	.transform((text) => (/^\d{1,16}$/.test(text) ? Number(text) : text.replace(/ (?=\d\d:?\d\d$)/, '+')))
	.pipe(wireMoment)

export const newsRecentRequest = z.object({
	...filterFields,
	last_request: wireMoment.describe('When this reader last looked: ms since the epoch, or ISO 8601.'),
})

export const newsInfoRequest = z.object({ uid: slug.min(1).describe('The slug of an item.') })

const textAd = z.object({
	id: z.int(),
	news_id: z.int(),
	text: z.string(),
	advertiser: z.string(),
	why: z.string(),
})

export const newsListResponse = z.object({
	status: z.literal(1),
	data: z.object({
		news: z.array(newsItem),
		num_pages: z.int().min(0).max(lastNewsPage).describe('Exact up to the last page that can be requested.'),
		count: z
			.int()
			.min(0)
			.max(lastNewsPage * newsPageSize)
			.describe('The number of rows, exact to 10,000, with a query to 500.'),
		more: z.boolean().describe('True if there are more than count.'),
		ads: z
			.array(textAd)
			.max(1)
			.describe('At most one, under one of the first four items; a list of fewer than five has none.'),
		matched: z
			.array(z.object({ kind: z.enum(namedKinds), ref: z.string(), ...inEachNewsLocale(() => z.string()) }))
			.describe('What the query names: items that are tagged with it are found too.'),
	}),
})
export type NewsListResponse = z.output<typeof newsListResponse>

export const newsRecentResponse = z.object({ status: z.literal(1), data: z.array(newsItem) })
export type NewsRecentResponse = z.output<typeof newsRecentResponse>
export const newsInfoResponse = z.object({ status: z.literal(1), data: newsItem })

export const newsGoneQuery = z.object({ ids: wireIds(200) })
export const newsGoneResponse = z.object({
	status: z.literal(1),
	data: z.array(wireId).describe('Those that are no longer shown.'),
})

export const newsSourcesResponse = z.object({
	status: z.literal(1),
	data: z.object({ items: z.array(z.int()).describe('Ids of the sources that have items.') }),
})
export type NewsSourcesResponse = z.output<typeof newsSourcesResponse>

export const newsSortResponse = z.object({
	status: z.literal(1),
	data: z.array(
		z.object({
			sort_index: z.int().nullable().describe('The values of sort_by.'),
			name: z.string(),
		}),
	),
})

export const newsFreshnessResponse = z.object({
	status: z.literal(1),
	data: z.object({
		updated_at: z.iso.datetime().nullable().describe('When a source was last read with success.'),
		sources_answering: z.int().min(0),
		sources_total: z.int().min(0),
	}),
})
export type NewsFreshnessResponse = z.output<typeof newsFreshnessResponse>
