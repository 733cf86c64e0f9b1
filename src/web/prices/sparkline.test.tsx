import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PricePoint } from '#domain/price-point.ts'
import { Sparkline } from './sparkline.tsx'

const points: PricePoint[] = [
	[0, 10],
	[10, 12],
	[20, 11],
	[30, 9],
]

test('the line is coloured by how the price moved since the marked moment', () => {
	const since = (markedAt?: number) =>
		renderToStaticMarkup(<Sparkline points={points} markedAt={markedAt} label="BTC" />)
	expect(since(30)).toContain('data-way="up"')
	expect(since(10)).toContain('data-way="down"')
	expect(since(10)).toContain('line-mark')
	// There is no mark before the first point.
	expect(since(-5)).not.toContain('line-mark')
	expect(since()).toContain('aria-label="BTC"')
})

test('one point is not a line', () => {
	expect(renderToStaticMarkup(<Sparkline points={points.slice(1, 2)} label="BTC" />)).toBe('')
})
