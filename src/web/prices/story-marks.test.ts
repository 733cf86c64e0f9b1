import { expect, test } from 'vitest'
import { storyMarks } from './story-marks.ts'

const lane = { left: 0, right: 500 }
const marked = (...xs: number[]) =>
	storyMarks(xs, lane).map(({ x, first, last }) => [Math.round(x), first, last])

test('marks are numbered in order, and those that would touch are one', () => {
	expect(marked(100, 200, 210, 400)).toEqual([
		[100, 1, 1],
		[205, 2, 3],
		[400, 4, 4],
	])
	// The merged mark is wider and takes in the one before it.
	expect(marked(100, 128, 134)).toEqual([[117, 1, 3]])
	expect(marked(50, 50, 50)).toEqual([[50, 1, 3]])
})

test('a mark covers the places of all its stories', () => {
	const xs = [0, 3, 100, 120, 140, 160, 165, 300, 480, 500]
	for (const { x, width, first, last } of storyMarks(xs, lane))
		for (const place of xs.slice(first - 1, last)) expect(Math.abs(place - x)).toBeLessThanOrEqual(width / 2)
	expect(storyMarks(xs, lane).map(({ width }) => width)).toEqual([36, 87, 22, 42])
})

test('marks stay within the lane, and no stories have none', () => {
	expect(marked(0, 500)).toEqual([
		[11, 1, 1],
		[489, 2, 2],
	])
	expect(marked()).toEqual([])
})
