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
const nothing = { priced: [], ticked: { coins: [], sources: [] }, withNews: null }
const symbols = (list: readonly { symbol: string }[]) => list.map(({ symbol }) => symbol).join('')
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

test('coins have the order of the price list, then of the catalogue', () => {
	expect(symbols(coinsByPrice(coins, ['C', 'Z', 'A']))).toBe('CABDEFGH')
	expect(symbols(coinsByPrice(coins, []))).toBe('ABCDEFGH')
})

describe('a fresh page', () => {
	test('has six of each group', () => {
		const first = firstChoices({ coins, sources }, { ...nothing, priced: ['H', 'B'] })
		expect(symbols(first.coins)).toBe('HBACDE')
		expect(first.sources.filter(({ locale }) => locale === 'fa')).toHaveLength(6)
		expect(first.sources.filter(({ locale }) => locale === 'en')).toHaveLength(6)
		expect(first.withoutNews).toEqual([])
	})

	test('includes the selected ones, in their order, and nothing unknown', () => {
		const ticked = { coins: ['H', 'A', 'Q'], sources: ['en-7', 'nowhere'] }
		const first = firstChoices({ coins, sources }, { ...nothing, ticked })
		expect(symbols(first.coins)).toBe('ABCDEFH')
		expect(slugs(first.sources)).toContain('en-7')
		expect(first.sources).toHaveLength(13)
	})

	test('leaves out sources without news, unless they are selected', () => {
		const withNews = sources.map(({ id }) => id).filter((id) => id !== 100 && id !== 201)
		const first = firstChoices({ coins, sources }, { ...nothing, withNews })
		expect(slugs(first.sources).slice(0, 6)).toEqual(['fa-1', 'fa-2', 'fa-3', 'fa-4', 'fa-5', 'fa-6'])
		expect(first.withoutNews).toEqual([100, 201])
		const ticked = { coins: [], sources: ['fa-0'] }
		expect(slugs(firstChoices({ coins, sources }, { ...nothing, withNews, ticked }).sources)[0]).toBe('fa-0')
	})

	test('has every source while none has news', () => {
		expect(firstChoices({ coins, sources }, { ...nothing, withNews: [] }).sources).toHaveLength(12)
	})
})
