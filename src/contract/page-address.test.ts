import { describe, expect, test } from 'vitest'
import { inChosenLocale, inLowerCase, type KnownNames, readPageAddress } from './page-address.ts'

const known: KnownNames = {
	isCoin: (symbol) => ['BTC', 'ETH'].includes(symbol),
	isSource: (slug) => ['coindesk', 'arzdigital'].includes(slug),
	isTopic: (ref) => ref === 'defi',
	isPerson: (ref) => ref === 'elon-musk',
}
const textOf = (url: string) => readPageAddress(url, known)?.text

test.each([
	['/en', '/en?news_locale=en'],
	['/en/', '/en?news_locale=en'],
	['/en?anything=1', '/en?news_locale=en'],
	['/en?utm_source=x&news_locale=en&page=1&sort=latest', '/en?news_locale=en'],
	['/en?page=abc&sort=cheapest&news_locale=de', '/en?news_locale=en'],
	['/fa?page=2&news_locale=en', '/fa?news_locale=en&page=2'],
	['/en?coins=BTC,NOPE,,BTC&sources=nowhere', '/en?news_locale=en&coins=BTC'],
	['/en?sources=coindesk&coins=ETH', '/en?news_locale=en&coins=ETH&sources=coindesk'],
	['/en/results?search_query=%20gas%20&x=1', '/en/results?news_locale=en&search_query=gas'],
	['/en/category/defi?x', '/en/category/defi?news_locale=en'],
	[
		'/fa/influencers/elon-musk/results?search_query=a',
		'/fa/influencers/elon-musk/results?news_locale=fa&search_query=a',
	],
	['/en?news_slug=an-item&x=1', '/en?news_locale=en&news_share_id=an-item'],
	['/en?page=2&news_share_id=an-item', '/en?news_locale=en&page=2'],
	['/en?page=99999', '/en?news_locale=en&page=1001'],
	['/en/filters', '/en/filters?news_locale=en'],
	[
		'/fa/filters/?coins=BTC&coins=NOPE&page=3&search_query=a&sort=views&x=1',
		'/fa/filters?news_locale=fa&sort=views&coins=BTC',
	],
	['/en?coins=BTC&coins=ETH', '/en?news_locale=en&coins=BTC%2CETH'],
	['/en/story/an-item-12/?x=1', '/en/story/an-item-12'],
	['/en/about?x=1', '/en/about/'],
	['/fa/privacy-policy/', '/fa/privacy-policy/'],
])('%s is understood as %s', (url, text) => {
	expect(textOf(url)).toBe(text)
	// The rendered address is read by the same rules again, and must give the same result.
	expect(textOf(text)).toBe(text)
})

test.each([
	'/',
	'/EN',
	'/english',
	'/en.data',
	'/en/nowhere',
	'/en/story/',
	'/en/story/An_Item',
	'/en/category/nothing',
	'/en/influencers/defi',
	'/en/category/elon-musk',
	'/user/login',
	'//evil.example/en',
	'/en/../dashboard',
])('%s is not a page that can be shared', (url) => {
	expect(textOf(url)).toBeUndefined()
})

describe('capitals', () => {
	test.each([
		['/EN', '/en'],
		['/Fa/?x=1', '/fa/?x=1'],
		['/EN/Category/DeFi?page=2', '/en/category/defi?page=2'],
		['/en/About', '/en/about'],
		['/EN/Nowhere', '/en/Nowhere'],
	])('%s redirects to %s', (url, target) => {
		expect(inLowerCase(url, known)).toBe(target)
	})
	test.each(['/en', '/en/Nowhere', '/XX', '/User/login', '//EN', '/'])('%s is not redirected', (url) => {
		expect(inLowerCase(url, known)).toBeUndefined()
	})
})

test.each([
	['/en', 'fa', '/en?news_locale=fa'],
	['/en?coins=BTC&news_share_id=a', 'fa', '/en?coins=BTC&news_share_id=a&news_locale=fa'],
	['/fa/category/defi', 'en', '/fa/category/defi?news_locale=en'],
	['/en?news_locale=en', 'fa', undefined],
	['/en', 'en', undefined],
	['/en', undefined, undefined],
	['/en/sources', 'fa', undefined],
	['/en/story/a-story', 'fa', undefined],
	['/dashboard', 'fa', undefined],
] as const)('%s of a reader who chose %s news is %s', (url, chosen, wanted) => {
	expect(inChosenLocale(url, chosen)).toBe(wanted)
})
