import { expect, test } from 'vitest'
import '#web/words/every-language-layout.ts'
import { textIn } from '#text/page-texts.ts'
import { followName, idleSources, listHeading } from './list-heading.ts'
import type { Home } from './use-home.ts'

const names = ['A', 'B', 'C', 'D']
const listOf = (query: object, matched: object[] = []) =>
	({
		uiLocale: 'en',
		data: {
			list: { news: [], matched },
			query: { newsLocale: 'en', search: '', category: undefined, coins: [], sources: [], ...query },
		},
		catalogue: {
			coins: names.map((name) => ({ symbol: name, name: `Coin ${name}` })),
			sources: [
				...names.map((name) => ({ slug: name, name: `Source ${name}`, locale: 'en' })),
				{ slug: 'arz', name: 'Arz', locale: 'fa' },
			],
			categories: [{ route_ref: 'defi', name: 'DeFi' }],
			influencers: [{ route_ref: 'elon-musk', name: 'Elon Musk' }],
		},
	}) as unknown as Home

test.each([
	[{}, 'Cryptocurrency news'],
	[{ search: 'halving', coins: ['A'] }, 'News for “halving”'],
	[{ search: 'halving', category: 'defi' }, 'News for “halving” in DeFi'],
	[{ search: 'halving', category: 'elon-musk' }, 'News for “halving” in Elon Musk'],
	[{ category: 'defi' }, 'News: DeFi'],
	[{ coins: ['A', 'B'] }, 'News: Coin A, Coin B'],
	[{ coins: names }, 'News: A, B, C, D'],
	[{ sources: ['B'] }, 'News: Source B'],
	[{ sources: names }, 'News: 4 outlets'],
	[{ coins: ['A'], sources: ['B'] }, 'News: Coin A, from 1 outlet'],
	[{ sources: ['B', 'arz'] }, 'News: Source B'],
	[{ sources: ['arz'] }, 'Cryptocurrency news'],
	[{ coins: ['A'], sources: ['arz'] }, 'News: Coin A'],
])('a list of %o has the right heading', (query, wanted) => {
	expect(listHeading(listOf(query), textIn.en)).toBe(wanted)
})

test('a search that names something says so', () => {
	const bitcoin = { kind: 'coin', ref: 'BTC', fa: 'بیت‌کوین', en: 'Bitcoin' }
	const wire = { kind: 'source', ref: 'wire', fa: 'وایر', en: 'The Wire' }
	const heading = (query: object, matched: object[], locale: 'en' | 'fa' = 'en') =>
		listHeading({ ...listOf(query, matched), uiLocale: locale }, textIn[locale])
	expect(heading({ search: 'btc' }, [bitcoin])).toBe('News for “btc”, in the title or tagged Bitcoin (BTC)')
	expect(heading({ search: 'btc the wire', category: 'defi' }, [bitcoin, wire])).toBe(
		'News for “btc the wire” in DeFi, in the title or tagged Bitcoin (BTC), The Wire',
	)
	expect(heading({ search: 'btc' }, [bitcoin], 'fa')).toBe(
		'خبرهای مرتبط با «btc»، در عنوان یا با برچسب بیت‌کوین (BTC)',
	)
})

test('a source of the other language is named as unused if it leaves the list without a source', () => {
	const idle = (sources: string[]) => idleSources(listOf({ sources })).map(({ name }) => name)
	expect(idle(['arz'])).toEqual(['Arz'])
	expect(idle(['arz', 'B'])).toEqual([])
	expect(idle([])).toEqual([])
})

test.each([
	[{ coins: ['A'] }, 'Coin A'],
	[{ category: 'defi', coins: ['A'] }, 'DeFi, Coin A'],
	[{ search: 'halving' }, 'halving'],
	[{ search: 'halving', category: 'defi' }, 'halving, DeFi'],
])('a follow of %o is suggested with the right name', (query, wanted) => {
	expect(followName(listOf(query), textIn.en)).toBe(wanted)
})
