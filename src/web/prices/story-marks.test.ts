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
	expect(marked(100, 128, 134)).toEqual([[121, 1, 3]])
	expect(marked(50, 50, 50)).toEqual([[50, 1, 3]])
})

test('marks stay within the lane, and no stories have none', () => {
	expect(marked(0, 500)).toEqual([
		[11, 1, 1],
		[489, 2, 2],
	])
	expect(marked()).toEqual([])
})
