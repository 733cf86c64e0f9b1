import { expect, test } from 'vitest'
import { homeAddress, readHomeQuery } from './home-query.ts'

const read = (path: string, category?: string) =>
	readHomeQuery(new URL(path, 'http://a.example').searchParams, category, 'fa')

test('a URL without a query lists the newest news of the interface’s language', () => {
	expect(read('/fa')).toEqual({
		newsLocale: 'fa',
		isLatest: false,
		page: 1,
		sort: 'latest',
		search: '',
		category: undefined,
		coins: [],
		sources: [],
		coverage: undefined,
		shared: undefined,
	})
})

test.each([
	['0', 1],
	['-3', 1],
	['1.5', 1],
	['1001', 1001],
	['99999', 1001],
	['abc', 1],
	['1000', 1000],
])('page=%s is page %d', (given, page) => {
	expect(read(`/fa?page=${given}`).page).toBe(page)
})

test('lists are trimmed and without duplicates', () => {
	expect(read('/fa?coins=BTC,,ETH,%20BTC').coins).toEqual(['BTC', 'ETH'])
	expect(read('/fa?sources=a&sources=b,a&sources=').sources).toEqual(['a', 'b'])
})

test('what one language alone reported is a part of the list of both', () => {
	expect(read('/fa?news_locale=both&coverage=en').coverage).toBe('en')
	expect(read('/fa?news_locale=both&coverage=both').coverage).toBeUndefined()
	expect(read('/fa?news_locale=fa&coverage=en').coverage).toBeUndefined()
	const place = { uiLocale: 'fa' as const, isPerson: false }
	const now = read('/fa?news_locale=both&coverage=en')
	expect(homeAddress(now, { page: 2 }, place)).toBe('/fa?news_locale=both&page=2&coverage=en')
	expect(homeAddress(now, { newsLocale: 'fa' }, place)).toBe('/fa?news_locale=fa')
})

test('a NUL character is removed', () => {
	expect(read('/fa?search_query=bit%00coin').search).toBe('bitcoin')
	expect(read('/fa?news_share_id=%00').shared).toBeUndefined()
})

test('an unknown sort or language is the default', () => {
	expect(read('/fa?sort=cheapest&news_locale=de')).toMatchObject({ sort: 'latest', newsLocale: 'fa' })
})

const here = { uiLocale: 'en' as const, isPerson: false }
test('the news language is in the URL if it is not the page’s own, or if it was chosen', () => {
	expect(homeAddress(read('/en?news_locale=fa'), { coins: ['BTC'] }, here)).toBe(
		'/en?news_locale=fa&coins=BTC',
	)
	expect(homeAddress(read('/en?news_locale=en'), { coins: ['BTC'] }, here)).toBe('/en?coins=BTC')
	expect(homeAddress(read('/en'), { newsLocale: 'en' }, here)).toBe('/en?news_locale=en')
	// A reader who chose Persian news and opened an English list stays in it.
	expect(homeAddress(read('/en?news_locale=en'), { coins: ['BTC'] }, { ...here, chosenLocale: 'fa' })).toBe(
		'/en?news_locale=en&coins=BTC',
	)
})

test('a search adds /results and search_query, and starts at page 1', () => {
	const now = read('/fa?page=3&news_locale=en')
	expect(homeAddress(now, { search: 'gas fee' }, here)).toBe('/en/results?search_query=gas+fee')
})

test('clearing the search removes both', () => {
	const now = read('/fa/results?search_query=x&news_locale=en')
	expect(homeAddress(now, { search: '' }, here)).toBe('/en')
})

test('changing the page keeps everything except the shared item', () => {
	const now = read(
		'/fa/category/defi/results?search_query=x&coins=BTC&news_share_id=abc&news_locale=en',
		'defi',
	)
	expect(homeAddress(now, { page: 2 }, here)).toBe(
		'/en/category/defi/results?page=2&search_query=x&coins=BTC',
	)
})

test('a shared item that a change names stays', () => {
	const now = read('/fa?news_share_id=abc&news_locale=en')
	expect(homeAddress(now, { coins: ['BTC'], shared: now.shared }, here)).toBe(
		'/en?coins=BTC&news_share_id=abc',
	)
})

test('a person’s list is below /influencers', () => {
	const now = read('/fa?news_locale=en')
	expect(homeAddress(now, { category: 'elon-musk' }, { uiLocale: 'en', isPerson: true })).toBe(
		'/en/influencers/elon-musk',
	)
})
