import { expect, test } from 'vitest'
import { pageCatalogue } from './home-catalogue.ts'

const given = {
	coins: [
		{ id: 4001, symbol: 'BTC', en: 'Bitcoin', fa: 'بیت‌کوین' },
		{ id: 4002, symbol: 'ETH', en: 'Ethereum', fa: 'اتریوم' },
	],
	sources: [
		{ id: 1001, slug: 'arz', locale: 'fa' as const, en: 'Arz Digital', fa: 'ارز دیجیتال' },
		{ id: 2030, slug: 'coindesk', locale: 'en' as const, en: 'CoinDesk', fa: 'کوین‌دسک' },
	],
	categories: [{ id: 1, route_ref: 'defi', en: 'DeFi', fa: 'دیفای' }],
	influencers: [],
	choices: '/v1/catalogue/choices-0.json',
}

test('a page names everything in its own language, English outlets in Latin letters', () => {
	expect(pageCatalogue(given, 'fa', [2030])).toEqual({
		coins: [
			{ id: 4001, symbol: 'BTC', name: 'بیت‌کوین' },
			{ id: 4002, symbol: 'ETH', name: 'اتریوم' },
		],
		sources: [
			{ id: 1001, slug: 'arz', locale: 'fa', name: 'ارز دیجیتال', hasNews: false },
			{ id: 2030, slug: 'coindesk', locale: 'en', name: 'CoinDesk', hasNews: true },
		],
		categories: [{ id: 1, route_ref: 'defi', name: 'دیفای' }],
		influencers: [],
	})
})

test.each([
	['nobody knows which sources have news', null],
	['none has any yet', []],
])('all sources are shown if %s', (_case, withNews) => {
	const { sources } = pageCatalogue(given, 'en', withNews)
	expect(sources.every(({ hasNews }) => hasNews)).toBe(true)
})
