import type { Catalogue } from '#domain/catalogue.ts'
import type { NewsListing } from '#domain/news-filter.ts'
import { newsSorts } from '#domain/news-filter.ts'
import { searchTerms } from '#domain/search-words.ts'
import { indexCatalogue } from '#services/catalogue/catalogue-index.ts'
import { vocabulary } from './synthetic-news.ts'

/** `kind` decides which bound applies: lists and their mixtures, searches, or pages far down. */
export type ScaleCase = { name: string; kind: 'list' | 'mixture' | 'search' | 'deep'; listing: NewsListing }

export function scaleCases(catalogue: Catalogue): ScaleCase[] {
	const coin = (rank: number) => catalogue.coins[rank - 1]?.id ?? 0
	const coins = (first: number, count: number) =>
		Array.from({ length: count }, (_, index) => coin(first + index))
	const sources = catalogue.sources.filter(({ locale }) => locale === 'en').map(({ id }) => id)
	const topic = catalogue.topics[0]?.id ?? 0
	const person = catalogue.people[0]?.id ?? 0
	const english = vocabulary('en')
	const { names } = indexCatalogue(catalogue)
	const named = (query: string) => searchTerms(query, names)
	const persian = vocabulary('fa')
	const list = (name: string, wish: Partial<NewsListing>, kind: ScaleCase['kind'] = 'list'): ScaleCase => ({
		name,
		kind,
		listing: {
			locale: 'en',
			coinIds: [],
			sourceIds: [],
			categoryId: null,
			terms: [],
			sort: 'latest',
			page: 1,
			...wish,
		},
	})
	const search = (name: string, query: string, wish: Partial<NewsListing> = {}) =>
		list(`search ${name}`, { terms: searchTerms(query), ...wish }, 'search')
	return [
		...newsSorts.map((sort) => list(`all by ${sort}`, { sort })),
		list('all in Persian', { locale: 'fa' }),
		list('common coin', { coinIds: [coin(1)] }),
		list('common coin by views', { coinIds: [coin(1)], sort: 'views' }),
		list('rare coin', { coinIds: [coin(200)] }),
		list('rare coin by bullish', { coinIds: [coin(200)], sort: 'bullish' }),
		list('2 coins', { coinIds: coins(1, 2) }, 'mixture'),
		list('10 coins', { coinIds: coins(10, 10) }, 'mixture'),
		list('10 coins by views', { coinIds: coins(10, 10), sort: 'views' }, 'mixture'),
		list('one source', { sourceIds: sources.slice(3, 4) }),
		list('5 sources', { sourceIds: sources.slice(3, 8) }),
		list('5 sources by importance', { sourceIds: sources.slice(3, 8), sort: 'importance' }),
		list('category', { categoryId: topic }),
		list('category by bearish', { categoryId: topic, sort: 'bearish' }),
		list('influencer', { categoryId: person }),
		list('100 rarest coins', { coinIds: coins(101, 100) }, 'mixture'),
		list('all coins', { coinIds: coins(1, 200) }, 'mixture'),
		list('coin + source', { coinIds: [coin(1)], sourceIds: sources.slice(3, 4) }, 'mixture'),
		list('rare coin + source', { coinIds: [coin(150)], sourceIds: sources.slice(20, 21) }, 'mixture'),
		list('coin + category by views', { coinIds: [coin(2)], categoryId: topic, sort: 'views' }, 'mixture'),
		list(
			'coins + sources + category + word',
			{
				coinIds: coins(1, 3),
				sourceIds: sources.slice(0, 5),
				categoryId: topic,
				terms: searchTerms(english[1] ?? ''),
			},
			'mixture',
		),
		search('coin name', 'bitcoin', { terms: named('bitcoin') }),
		search('common word', english[2] ?? ''),
		search('common word by views', english[2] ?? '', { sort: 'views' }),
		search('middling word', english[80] ?? ''),
		search('rare word', english[3500] ?? ''),
		search('absent word', 'xyzzy'),
		search('two words', `${english[2]} ${english[6]}`),
		search('two middling words', `${english[30]} ${english[40]}`),
		search('two words in Persian', `${persian[2]} ${persian[6]}`, { locale: 'fa' }),
		search('phrase', `"${english[1]} ${english[2]}"`),
		search('three letters', 'ing'),
		search('two letters', 'to'),
		search('two rare letters', 'qx'),
		search('sign', '%'),
		search('word + sign of its own', `42% ${english[2]}`),
		search('page 50', english[2] ?? '', { page: 50 }),
		list('page 100', { page: 100 }, 'deep'),
		list('page 1000', { page: 1000 }, 'deep'),
		list('page 1000 by views', { page: 1000, sort: 'views' }, 'deep'),
		list('page 200 of common coin', { page: 200, coinIds: [coin(1)] }, 'deep'),
		list('page 200 of a middling coin', { page: 200, coinIds: [coin(20)] }, 'deep'),
		list('both languages', { locale: 'both' }),
		list('both languages by views', { locale: 'both', sort: 'views' }),
		list('common coin in both languages', { locale: 'both', coinIds: [coin(1)] }),
		list('rare coin in both languages', { locale: 'both', coinIds: [coin(200)] }),
		search('middling word in both languages', english[80] ?? '', { locale: 'both' }),
		search('name and word', `bitcoin ${english[6]}`, { terms: named(`bitcoin ${english[6]}`) }),
		search('rare name', 'rare', { terms: named(catalogue.coins[199]?.names.en ?? '') }),
		search('two words, one excluded', `${english[2]} -${english[6]}`),
		search('one excluded word', `-${english[2]}`),
		search('a hundred letters', english.slice(0, 14).join(' ').slice(0, 100)),
	]
}
