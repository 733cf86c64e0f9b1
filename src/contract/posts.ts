import { z } from 'zod'
import type { ListLocale } from '#domain/locale.ts'
import { queryMoment, searchText } from './news-list.ts'

/** The plans of the API whose shape this is; here all have the same. */
export const postPlans = ['free', 'developer', 'growth', 'growth_weekly', 'pro', 'enterprise'] as const

/** Programs send parameters that they leave empty. */
const orAbsent = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((given) => (given === '' ? undefined : given), schema)

const list = z
	.string()
	.max(2000)
	.default('')
	.transform((text) => [
		...new Set(
			text
				.split(',')
				.map((one) => one.trim())
				.filter((one) => one !== ''),
		),
	])

/** In a query text: anything but a refusal or nothing at all is a yes. */
const flag = orAbsent(
	z
		.enum(['true', 'false', '1', '0'])
		.default('false')
		.transform((text) => text === 'true' || text === '1'),
)

const wholeNumber = (most: number, usual: number) =>
	orAbsent(
		z
			.string()
			.regex(/^\d{1,6}$/, 'expected a whole number')
			.transform(Number)
			.pipe(z.int().min(1).max(most))
			.default(usual),
	)

export const postsQuery = z.object({
	auth_token: z.string().max(200).optional().describe('An API key. Authorization: Bearer KEY does as well.'),
	currencies: list
		.describe('Symbols of coins, joined by commas; at most one without a key. Unknown ones find nothing.')
		.transform((symbols) => symbols.map((symbol) => symbol.toUpperCase())),
	regions: list
		.describe('Languages of the news: en (the default), fa, or both. Other regions have no news here.')
		.transform((regions) => regions.map((region) => region.toLowerCase())),
	filter: orAbsent(
		z.enum(['rising', 'hot', 'trending', 'bullish', 'bearish', 'important', 'saved', 'lol']).optional(),
	).describe('saved needs a key; lol has nothing.'),
	kind: orAbsent(z.enum(['all', 'news', 'media']).default('all')).describe('media has nothing.'),
	following: flag.describe('true: what the owner of the key follows.'),
	page: wholeNumber(10_000, 1).describe('From 1.'),
	size: wholeNumber(50, 20).describe('1 to 50.'),
	search: searchText.describe('Words of the title.'),
	last_pull: orAbsent(queryMoment.optional()).describe(
		'ISO 8601: only what was collected since, of the 10,000 items that were collected last.',
	),
	format: orAbsent(z.enum(['json', 'rss']).default('json')),
	metadata: flag,
	panic_score: flag,
})
export type PostsQuery = z.output<typeof postsQuery>

/** The languages that regions name; undefined where they name none. */
export function localeOfRegions(regions: readonly string[]): ListLocale | undefined {
	const [english, persian] = [regions.includes('en'), regions.includes('fa')]
	if (english && persian) return 'both'
	return english ? 'en' : persian ? 'fa' : undefined
}

const count = z.int().min(0)
const currency = { code: z.string(), title: z.string(), slug: z.string(), url: z.string() }
const price = z.number().nullable()
const common = {
	id: z.int(),
	kind: z.literal('news'),
	source: z.object({
		title: z.string(),
		region: z.string(),
		domain: z.string(),
		path: z.null(),
		type: z.literal('feed'),
	}),
	title: z.string(),
	slug: z.string(),
	published_at: z.iso.datetime(),
	created_at: z.iso.datetime(),
	url: z.string().describe('Our page of its story, or of the item.'),
	votes: z.object({
		negative: count,
		positive: count,
		important: count,
		liked: count,
		disliked: count,
		lol: count,
		toxic: count,
		saved: count,
		comments: count,
	}),
}
const panicScore = z
	.int()
	.min(0)
	.max(100)
	.describe(
		'The percentile of outlets × (1 + importance votes) among the stories of the last 24 hours; 0 for older ones.',
	)

const postOfVersion1 = z.object({
	...common,
	domain: z.string(),
	currencies: z.array(z.object(currency)).optional(),
	metadata: z.object({ description: z.null(), image: z.null() }).optional(),
	panic_score: panicScore.optional(),
})
export type PostOfVersion1 = z.output<typeof postOfVersion1>

const postOfVersion2 = z.object({
	...common,
	description: z.null(),
	original_url: z.string().describe('The article.'),
	image: z.null(),
	author: z.null(),
	instruments: z
		.array(
			z.object({
				...currency,
				market_cap_usd: z.null(),
				price_in_usd: price,
				price_in_btc: price,
				price_in_eth: price,
				price_in_eur: price,
				market_rank: z.null(),
			}),
		)
		.optional(),
	panic_score: panicScore,
})
export type PostOfVersion2 = z.output<typeof postOfVersion2>

const pages = {
	next: z.string().nullable().describe('The address of the next page, without the key.'),
	previous: z.string().nullable(),
}
export const postsResponseOfVersion1 = z.object({
	count: count.describe('Exact to 10,000, with currencies or last_pull to 2,000, with a search to 500.'),
	...pages,
	results: z.array(postOfVersion1),
})
export const postsResponseOfVersion2 = z.object({ ...pages, results: z.array(postOfVersion2) })

export const postsProblemResponse = z.object({ status: z.literal('api_error'), info: z.string() })
