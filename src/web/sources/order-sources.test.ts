import { expect, test } from 'vitest'
import { readSourceOrder, writeSourceOrder } from '#contract/source-order.ts'
import type { SourcesResponse } from '#contract/source-states.ts'
import { orderSources } from './order-sources.ts'

const source = (en: string, lag_seconds: number | null, first_share: number | null) =>
	({ en, fa: en, lag_seconds, first_share }) as SourcesResponse['data'][number]
const sources = [source('b', 60, 0.5), source('a', null, null), source('c', 20, 0.7), source('d', 60, 0.1)]

test.each([
	['', 'cbda'],
	['sort=name', 'abcd'],
	['sort=-name', 'dcba'],
	['sort=lag', 'cbda'],
	// Sources without a value come last.
	['sort=-lag', 'bdca'],
	['sort=first', 'cbda'],
	['sort=nonsense', 'cbda'],
])('by “%s” the order is %s', (query, wanted) => {
	const order = readSourceOrder(new URLSearchParams(query))
	const names = orderSources(sources, order, 'en').map(({ en }) => en)
	expect(names.join('')).toBe(wanted)
	expect(readSourceOrder(new URLSearchParams(writeSourceOrder(order)))).toEqual(order)
})

test('sources of few stories come after the others, because what they have done may be chance', () => {
	const of = (en: string, stories: number, lag_seconds: number) =>
		({ en, fa: en, stories, lag_seconds, first_share: 0.5 }) as SourcesResponse['data'][number]
	const some = [of('a', 5, 10), of('b', 40, 90), of('c', 20, 60), of('d', 19, 5)]
	const by = (query: string) =>
		orderSources(some, readSourceOrder(new URLSearchParams(query)), 'en')
			.map(({ en }) => en)
			.join('')
	expect([by('sort=lag'), by('sort=-lag'), by('sort=name')]).toEqual(['cbda', 'bcad', 'abcd'])
})
