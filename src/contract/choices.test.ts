import { describe, expect, test } from 'vitest'
import { coinsByPrice, firstChoices } from './choices.ts'

const coins = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((symbol, index) => ({
	id: 1 + index,
	symbol,
	en: symbol,
	fa: symbol,
}))
const sources = (['fa', 'en'] as const).flatMap((locale, part) =>
	Array.from({ length: 8 }, (_, index) => ({
		id: 100 * (part + 1) + index,
		slug: `${locale}-${index}`,
		locale,
		en: 'name',
		fa: 'نام',
	})),
)
const influencers = Array.from({ length: 14 }, (_, index) => ({
	id: 9001 + index,
	route_ref: `person-${index}`,
	en: 'name',
	fa: 'نام',
}))
const choices = { coins, sources, influencers }
const nothing = { priced: [], ticked: { coins: [], sources: [] }, withNews: null, category: undefined }
const symbols = (list: readonly { symbol: string }[]) => list.map(({ symbol }) => symbol).join('')
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

test('coins have the order of the price list, then of the catalogue', () => {
	expect(symbols(coinsByPrice(coins, ['C', 'Z', 'A']))).toBe('CABDEFGH')
	expect(symbols(coinsByPrice(coins, []))).toBe('ABCDEFGH')
})

describe('a fresh page', () => {
	test('has six of each group', () => {
		const first = firstChoices(choices, { ...nothing, priced: ['H', 'B'] })
		expect(symbols(first.coins)).toBe('HBACDE')
		expect(first.sources.filter(({ locale }) => locale === 'fa')).toHaveLength(6)
		expect(first.sources.filter(({ locale }) => locale === 'en')).toHaveLength(6)
		expect(first.withoutNews).toEqual([])
	})

	test('includes the selected ones, in their order, and nothing unknown', () => {
		const ticked = { coins: ['H', 'A', 'Q'], sources: ['en-7', 'nowhere'] }
		const first = firstChoices(choices, { ...nothing, ticked })
		expect(symbols(first.coins)).toBe('ABCDEFH')
		expect(slugs(first.sources)).toContain('en-7')
		expect(first.sources).toHaveLength(13)
	})

	test('has ten people and the one whom the page is about', () => {
		expect(firstChoices(choices, nothing).influencers).toHaveLength(10)
		const { influencers: shown } = firstChoices(choices, { ...nothing, category: 'person-12' })
		expect(shown.map(({ route_ref }) => route_ref).slice(9)).toEqual(['person-9', 'person-12'])
	})

	test('leaves out sources without news, unless they are selected', () => {
		const withNews = sources.map(({ id }) => id).filter((id) => id !== 100 && id !== 201)
		const first = firstChoices(choices, { ...nothing, withNews })
		expect(slugs(first.sources).slice(0, 6)).toEqual(['fa-1', 'fa-2', 'fa-3', 'fa-4', 'fa-5', 'fa-6'])
		expect(first.withoutNews).toEqual([100, 201])
		const ticked = { coins: [], sources: ['fa-0'] }
		expect(slugs(firstChoices(choices, { ...nothing, withNews, ticked }).sources)[0]).toBe('fa-0')
	})

	test('has every source while none has news', () => {
		expect(firstChoices(choices, { ...nothing, withNews: [] }).sources).toHaveLength(12)
	})
})
