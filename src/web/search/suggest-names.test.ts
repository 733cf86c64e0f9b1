import { describe, expect, test } from 'vitest'
import { nearNames, searchableThings, suggestNames } from './suggest-names.ts'

const catalogue = {
	coins: [
		{ id: 4001, symbol: 'BTC', en: 'Bitcoin', fa: 'بیت‌کوین' },
		{ id: 4002, symbol: 'ETH', en: 'Ethereum', fa: 'اتریوم' },
		{ id: 4003, symbol: 'BCH', en: 'Bitcoin Cash', fa: 'بیت‌کوین کش' },
		{ id: 4004, symbol: 'SOL', en: 'Solana', fa: 'سولانا' },
	],
	sources: [
		{ id: 1001, slug: 'arz', locale: 'fa' as const, en: 'Arz Digital', fa: 'ارزدیجیتال' },
		{ id: 2030, slug: 'wire', locale: 'en' as const, en: 'Bitcoin Wire', fa: 'بیت‌کوین وایر' },
	],
	categories: [{ id: 1, route_ref: 'market', en: 'Market', fa: 'بازار' }],
	influencers: [{ id: 9001, route_ref: 'vitalik-buterin', en: 'Vitalik Buterin', fa: 'ویتالیک بوترین' }],
	choices: '',
}
const english = searchableThings(catalogue, 'en', ['ETH', 'BTC'])
const persian = searchableThings(catalogue, 'fa', [])
const refs = (things: readonly { ref: string }[]) => things.map(({ ref }) => ref)

test('coins are in the order of the price list, and outlets of the language come first', () => {
	expect(refs(english.filter(({ kind }) => kind === 'coin'))).toEqual(['ETH', 'BTC', 'BCH', 'SOL'])
	expect(refs(english.filter(({ kind }) => kind === 'source'))).toEqual(['wire', 'arz'])
	expect(refs(persian.filter(({ kind }) => kind === 'source'))).toEqual(['arz', 'wire'])
})

test('an outlet of another language is named in Latin letters, everything else in the language of the page', () => {
	expect(persian.map(({ name }) => name)).toContain('Bitcoin Wire')
	expect(persian.map(({ name }) => name)).toContain('بیت‌کوین')
})

describe('what was typed', () => {
	test.each([
		['bit', ['BTC', 'BCH', 'wire']],
		['bitcoin', ['BTC', 'BCH', 'wire']],
		['cash bit', ['BCH']],
		['BUT', ['vitalik-buterin']],
		['btc', ['BTC']],
		['بيتكوين', ['BTC', 'BCH', 'wire']],
		['itcoin', []],
	])('%s begins words of a name, in any language and spelling', (typed, expected) => {
		expect(refs(suggestNames(english, typed))).toEqual(expected)
	})

	test.each([
		['bitcon', 'BTC'],
		['etherum price', 'ETH'],
		['بیتکین', 'BTC'],
		['vitalic', 'vitalik-buterin'],
	])('%s is near a name', (typed, expected) => {
		expect(refs(nearNames(english, typed))[0]).toBe(expected)
	})

	test('has nothing near where no letters are shared', () => {
		expect(nearNames(english, 'zzqqxx')).toEqual([])
	})
})
