import { expect, test } from 'vitest'
import type { SourcesResponse } from '#contract/source-states.ts'
import { placeOfDelay, placeSources } from './place-sources.ts'

type Source = SourcesResponse['data'][number]
const source = (slug: string, locale: 'fa' | 'en', stories: number, lag: number | null) =>
	({ slug, locale, stories, lag_seconds: lag }) as Source

test('the axis goes from a minute to a day', () => {
	expect([0, 60, 86_400, 999_999].map(placeOfDelay)).toEqual([0, 0, 1, 1])
	expect(placeOfDelay(60 * Math.sqrt(1440))).toBeCloseTo(0.5)
})

test('sources that would touch lie in rows of their language, and few stories are faint', () => {
	const placed = placeSources([
		source('small', 'en', 6, 600),
		source('large', 'en', 100, 600),
		source('persian', 'fa', 30, 600),
		source('unknown', 'en', 50, null),
	])
	expect(placed.map(({ source: { slug }, row, opacity }) => [slug, row, opacity])).toEqual([
		['large', 0, 0.95],
		['persian', 0, 0.65],
		['small', 1, 0.35],
	])
	expect(placeSources([])).toEqual([])
})
