import { expect, test } from 'vitest'
import '#web/words/both-languages-layout.ts'
import { textIn } from '#web/words/text-registry.ts'
import { listHeading } from './list-heading.ts'
import type { Home } from './use-home.ts'

const names = ['A', 'B', 'C', 'D']
const heading = (query: object) =>
	listHeading(
		{
			data: { query: { search: '', category: undefined, coins: [], sources: [], ...query } },
			catalogue: {
				coins: names.map((name) => ({ symbol: name, name: `Coin ${name}` })),
				sources: names.map((name) => ({ slug: name, name: `Source ${name}` })),
				categories: [{ route_ref: 'defi', name: 'DeFi' }],
				influencers: [],
			},
		} as unknown as Home,
		textIn.en,
	)

test.each([
	[{}, 'Cryptocurrency news'],
	[{ search: 'halving', coins: ['A'] }, 'News for “halving”'],
	[{ category: 'defi' }, 'News: DeFi'],
	[{ coins: ['A', 'B'] }, 'News: Coin A, Coin B'],
	[{ coins: names }, 'News: A, B, C, D'],
	[{ sources: ['B'] }, 'News: Source B'],
	[{ sources: names }, 'News: 4 sources'],
	[{ coins: ['A'], sources: ['B'] }, 'News: Coin A, from 1 source'],
])('a list of %o is headed by what it is', (query, wanted) => {
	expect(heading(query)).toBe(wanted)
})
