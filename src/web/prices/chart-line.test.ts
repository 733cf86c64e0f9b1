import { expect, test } from 'vitest'
import type { PricePoint } from '#domain/price-point.ts'
import { chartScale, linePath, priceNear, priceOn, unbrokenRuns, withinPoints } from './chart-line.ts'

const box = { left: 0, right: 100, top: 0, bottom: 50, from: 0, to: 100 }
const points: PricePoint[] = [
	[0, 1],
	[10, 2],
	[20, 3],
	[80, 3],
	[90, 1],
]

test('a line is interrupted where points are missing, and a moment in the gap has no price', () => {
	expect(unbrokenRuns(points).map((run) => run.length)).toEqual([3, 2])
	expect(linePath(points, chartScale(points, box))).toBe('M0.0,50.0 10.0,25.0 20.0,0.0M80.0,0.0 90.0,50.0')
	expect(priceNear(points, 12)).toBe(2)
	expect(priceNear(points, 50)).toBeUndefined()
	expect(priceNear(points, 95)).toBeUndefined()
})

test('steps that are as long as those beside them are no gaps', () => {
	const hourly: PricePoint[] = [0, 60, 120, 180, 185, 190, 195, 200, 205, 400, 405].map((at) => [at, 1])
	expect(unbrokenRuns(hourly).map((run) => run.length)).toEqual([9, 2])
	expect(priceNear(hourly, 70)).toBe(1)
})

test('a moment outside of a line is its nearer end, which has a price', () => {
	expect([-5, 12, 50, 200].map((at) => withinPoints(points, at))).toEqual([0, 12, 50, 90])
	expect(priceNear(points, withinPoints(points, 200))).toBe(1)
	expect(withinPoints([], 7)).toBe(7)
})

test('a constant price is drawn in the middle', () => {
	const flat: PricePoint[] = [
		[0, 1],
		[50, 1],
	]
	expect(linePath(flat, chartScale(flat, box))).toBe('M0.0,25.0 50.0,25.0')
})

test('a mark lies on the line between two points, and nowhere outside of it or in a gap', () => {
	const line: [number, number][] = [
		[0, 10],
		[10, 20],
		[20, 40],
		[30, 40],
		[200, 50],
		[210, 60],
	]
	expect([5, 10, 15, 205].map((at) => priceOn(line, at))).toEqual([15, 20, 30, 55])
	expect([-1, 100, 211].map((at) => priceOn(line, at))).toEqual([undefined, undefined, undefined])
	expect(priceOn([], 5)).toBeUndefined()
})
