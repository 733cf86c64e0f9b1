import { describe, expect, test } from 'vitest'
import { markHits } from './mark-hits.ts'
import { hasPattern, indexNames, namesIn, searchTerms, titleWords } from './search-words.ts'

const names = indexNames([
	{
		...{ kind: 'coin', id: 4001, ref: 'BTC', names: ['BTC', 'Bitcoin', 'بیت‌کوین'] },
		tellingNames: ['BTC', 'Bitcoin', 'بیت‌کوین'],
	},
	{ kind: 'coin', id: 4002, ref: 'BCH', names: ['BCH', 'Bitcoin Cash', 'بیت‌کوین کش'] },
	{ kind: 'person', id: 9001, ref: 'vitalik-buterin', names: ['Vitalik Buterin', 'ویتالیک بوترین'] },
	{ kind: 'source', id: 2030, ref: 'wire', names: ['The Wire', 'وایر'] },
])

/** Matches as a list does, without tags. */
const finds = (query: string, title: string): boolean =>
	searchTerms(query).every(
		({ patterns, isExcluded }) =>
			patterns.length > 0 &&
			patterns.every((pattern) => hasPattern(titleWords(title), pattern)) !== isExcluded,
	)

test('every word of a query is a prefix of a word of the title', () => {
	expect(finds('eth', 'Tether grows')).toBe(false)
	expect(finds('sec', 'Second thoughts')).toBe(true)
	expect(finds('eth', 'Ethereum grows')).toBe(true)
	expect(finds('grows ether', 'Ethereum grows')).toBe(true)
	expect(finds('grows down', 'Ethereum grows')).toBe(false)
	expect(finds('e', 'Ethereum grows')).toBe(false)
	expect(finds('a', 'Not a coin')).toBe(true)
})

test.each(['بیت‌کوین', 'بیت کوین', 'بیتکوین', 'بيت كوين'])('%s finds every spelling', (query) => {
	for (const title of ['رشد بیت‌کوین', 'بیت کوین رشد کرد', 'بیتکوین‌ها', 'بهاي بيت كوين'])
		expect(finds(query, title)).toBe(true)
	expect(finds(query, 'کازماس در بای‌بیت و آلت‌کوین‌ها')).toBe(false)
	expect(finds(query, 'بیت و این کوین')).toBe(false)
})

test('joined and separate spellings of a compound match each other', () => {
	for (const query of ['قیمت‌گذاری', 'قیمتگذاری', 'قیمت گذاری', 'گذاری'])
		expect(finds(query, 'قیمت‌گذاری تازه')).toBe(true)
	expect(finds('قیمت‌گذاری', 'قیمت گذاری تازه')).toBe(true)
	for (const query of ['on-chain', 'onchain', 'on chain']) expect(finds(query, 'On-chain data')).toBe(true)
	expect(finds('on-chain', 'Onchain data')).toBe(true)
	expect(finds('us', 'The U.S. economy')).toBe(true)
})

test('a quoted phrase matches in order', () => {
	expect(finds('"spot etf"', 'A spot ETF at last')).toBe(true)
	expect(finds('"etf spot"', 'A spot ETF at last')).toBe(false)
	expect(finds('«رشد بیت‌کوین»', 'رشد بیتکوین ادامه دارد')).toBe(true)
	expect(finds('“spot at”', 'A spot ETF at last')).toBe(false)
})

test('a word after a minus is excluded', () => {
	expect(finds('etf -spot', 'A spot ETF')).toBe(false)
	expect(finds('etf -spot', 'A futures ETF')).toBe(true)
	expect(finds('-"spot etf" etf', 'A spot ETF')).toBe(false)
	expect(finds('-"spot etf" etf', 'An ETF on the spot')).toBe(true)
	expect(finds('-etf', 'Bitcoin')).toBe(true)
	expect(finds('on-chain', 'On-chain data')).toBe(true)
	expect(finds('-5%', 'Down 5%')).toBe(true)
})

test.each([
	['$103', 'Above $103K', true],
	['$103', 'Above 103K', false],
	['5%', 'Down 5% again', true],
	['5%', 'Down 5 again', false],
	['%', 'Down 5%', true],
	['_', 'near_term', true],
	['_', 'near term', false],
	['#bitcoin?', 'Bitcoin', true],
	['6,068', 'At 6068', true],
	['1.5', 'Gains 1.5x', true],
	['5x', 'Gains 1.5x', false],
])('punctuation has no special meaning: %s in “%s” is %s', (query, title, found) => {
	expect(finds(query, title)).toBe(found)
})

test('an empty query matches everything, and punctuation alone nothing', () => {
	expect(searchTerms('  ')).toEqual([])
	for (const query of ['\u200c', '""', '...', '😀', '، ؟', '-', '- -', '« »']) {
		expect(searchTerms(query)).toEqual([{ patterns: [], names: [], isExcluded: false }])
	}
})

test('a hundred words and very long words are limited', () => {
	expect(searchTerms(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' '))).toHaveLength(100)
	expect(Math.max(...titleWords('x'.repeat(5000)).map(({ text }) => text.length))).toBeLessThan(100)
	expect(finds('x'.repeat(100), 'x'.repeat(5000))).toBe(true)
})

describe('names', () => {
	const named = (query: string) => namesIn(searchTerms(query, names)).map(({ ref }) => ref)
	test.each([
		['btc', ['BTC']],
		['BITCOIN price', ['BTC']],
		['bitcoin cash', ['BCH']],
		['price of bitcoin cash and bitcoin', ['BCH', 'BTC']],
		['بیت کوین', ['BTC']],
		['بیتکوین کش', ['BCH']],
		['vitalik', []],
		['vitalik buterin', ['vitalik-buterin']],
		['the wire', ['wire']],
		['bitc', []],
		['"bitcoin"', []],
		['-bitcoin', []],
	])('%s names %j', (query, refs) => {
		expect(named(query)).toEqual(refs)
	})
	test('every name finds what the others find', () => {
		const spelled = (query: string) => searchTerms(query, names)[0]?.names[0]?.spellings
		expect(spelled('btc')).toEqual(spelled('بیتکوین'))
		expect(spelled('btc')).toEqual([
			{ words: ['btc'], joined: null, isWhole: true },
			{ words: ['bitcoin'], joined: null },
			{ words: ['بیت', 'کوین'], joined: 'بیتکوین' },
		])
	})
	test('excluded names belong to their term', () => {
		expect(searchTerms('-btc', names)).toMatchObject([{ isExcluded: true, names: [{ ref: 'BTC' }] }])
	})
})

test.each([
	['eth', 'Tether and Ethereum', 'Tether and [Ethereum]'],
	['بیت‌کوین', 'رشد بیتکوین‌ها', 'رشد [بیتکوین]‌ها'],
	['بیتکوین', 'رشد بیت‌کوین امروز', 'رشد [بیت‌کوین] امروز'],
	['"spot etf"', 'Spot ETF, spot price', '[Spot ETF], spot price'],
	['6068', 'At $6,068 now', 'At $[6,068] now'],
	['etf -spot', 'ETF spot', '[ETF] spot'],
	['x', 'Nothing here', 'Nothing here'],
	['بیت‌کوین', 'تورم؛ بیت‌کوین، ریپل', 'تورم؛ [بیت‌کوین]، ریپل'],
	['on-chain', 'On-chain data', '[On-chain] data'],
	['btc', 'بیت‌کوین', 'بیت‌کوین'],
])('%s marks “%s”', (query, title, marked) => {
	const parts = markHits(title, searchTerms(query, names))
	expect(parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')).toBe(marked)
})
