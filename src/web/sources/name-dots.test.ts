import { expect, test } from 'vitest'
import { nameDots } from './name-dots.ts'
import type { PlacedSource } from './place-sources.ts'

const dot = (slug: string, at: number, row = 0) =>
	({ source: { slug, locale: 'en' }, lag: 60, at, row, radius: 6, opacity: 1 }) as PlacedSource

const named = (...dots: PlacedSource[]) =>
	nameDots(dots, ({ slug }) => slug).map(({ placed, edge, isWideOnly }) => [
		placed.source.slug,
		edge,
		isWideOnly,
	])

test('a name begins after its dot, or ends before it at the edge and where another dot is in its way', () => {
	expect(named(dot('The Block', 0.2), dot('Bitcoin Magazine', 1))).toEqual([
		['The Block', 'left', false],
		['Bitcoin Magazine', 'right', false],
	])
	expect(named(dot('The Block', 0.5), dot('Decrypt', 0.55))).toEqual([
		['The Block', 'right', false],
		['Decrypt', 'left', false],
	])
	expect(named(dot('The Block', 0.5), dot('Decrypt', 0.55, 1)).map(([, edge]) => edge)).toEqual([
		'left',
		'left',
	])
})

test('a narrow screen has only the names that fit there, and what fits nowhere has none', () => {
	expect(named(dot('The Block', 0.4), dot('Cointelegraph', 0.5), dot('Decrypt', 0.6))).toEqual([
		['The Block', 'right', false],
		['Decrypt', 'left', false],
	])
	expect(named(dot('The Block', 0.2), dot('Cointelegraph', 0.5), dot('Decrypt', 0.6))).toEqual([
		['The Block', 'left', false],
		['Decrypt', 'left', false],
		['Cointelegraph', 'right', true],
	])
})
