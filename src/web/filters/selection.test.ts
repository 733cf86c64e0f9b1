import { expect, test } from 'vitest'
import type { NewsLocale } from '#domain/locale.ts'
import type { HomeCatalogue } from '#web/news/home-catalogue.ts'
import {
	favouritesOf,
	limited,
	overLimit,
	readFavourites,
	sameFavourites,
	selectionOf,
	selectionOfFavourites,
	toggled,
} from './selection.ts'

const source = (id: number, slug: string, locale: NewsLocale) => ({
	id,
	slug,
	locale,
	name: slug,
	hasNews: true,
})
const catalogue: HomeCatalogue = {
	coins: [
		{ id: 4001, symbol: 'BTC', name: 'Bitcoin' },
		{ id: 4002, symbol: 'ETH', name: 'Ethereum' },
	],
	sources: [source(1001, 'arz', 'fa'), source(1002, 'mihan', 'fa'), source(2030, 'coindesk', 'en')],
	categories: [],
	influencers: [],
}

test.each([
	[{ coins: ['BTC'], fa: ['arz'], en: ['coindesk'] }, false],
	[{ coins: ['BTC', 'ETH'], fa: [], en: [] }, true],
	[{ coins: [], fa: ['arz', 'mihan'], en: [] }, true],
	[{ coins: [], fa: [], en: ['a', 'b'] }, true],
])('%j is over the limit: %s', (selection, over) => {
	expect(overLimit(selection)).toBe(over)
})

test('the limited filter keeps the first of each kind', () => {
	expect(limited({ coins: ['BTC', 'ETH'], fa: ['mihan', 'arz'], en: [] })).toEqual({
		coins: ['BTC'],
		fa: ['mihan'],
		en: [],
	})
})

test('a click on a row toggles it', () => {
	const once = toggled({ coins: [], fa: [], en: [] }, 'coins', 'BTC')
	expect(once.coins).toEqual(['BTC'])
	expect(toggled(once, 'coins', 'BTC').coins).toEqual([])
})

test('unknown names in a URL are not selected', () => {
	expect(selectionOf(['BTC', 'NOPE'], ['arz', 'coindesk', 'nope'], catalogue)).toEqual({
		coins: ['BTC'],
		fa: ['arz'],
		en: ['coindesk'],
	})
})

test('a selection survives storing it as favourites and reading it back', () => {
	const selection = { coins: ['BTC', 'ETH'], fa: ['arz'], en: ['coindesk'] }
	expect(favouritesOf(selection, catalogue)).toEqual({ assets: [4001, 4002], sources: [1001, 2030] })
	expect(selectionOfFavourites(favouritesOf(selection, catalogue), catalogue)).toEqual(selection)
})

test.each([undefined, '', '{', 'null', '[]', '{"assets":"x","sources":[]}', '{"assets":[1.5],"sources":[]}'])(
	'stored %j reads as nothing',
	(stored) => {
		expect(readFavourites(stored)).toEqual({ assets: [], sources: [] })
	},
)

test('order does not make favourites differ', () => {
	expect(sameFavourites({ assets: [1, 2], sources: [] }, { assets: [2, 1], sources: [] })).toBe(true)
	expect(sameFavourites({ assets: [1], sources: [] }, { assets: [1, 2], sources: [] })).toBe(false)
})
