import { expect, test } from 'vitest'
import { moved, shownSize, startFrame, turned, zoomed, zoomStep } from './crop-frame.ts'

const wide = { width: 900, height: 600 }

test('the shorter side fills the window, the longer one can be moved', () => {
	expect(shownSize(wide, startFrame)).toEqual({ width: 1.5, height: 1 })
	expect(moved(wide, startFrame, 9, 9)).toMatchObject({ x: 0.25, y: 0 })
	expect(moved(wide, startFrame, -9, -9).x).toBe(-0.25)
})

test('zoom goes in steps of 0.2 between 1 and 4, and never shows an edge', () => {
	let frame = startFrame
	for (let step = 0; step < 10; step++) frame = zoomed(wide, frame, zoomStep)
	expect(frame.zoom).toBe(3)
	for (let step = 0; step < 10; step++) frame = zoomed(wide, frame, zoomStep)
	expect(frame.zoom).toBe(4)
	const corner = moved(wide, frame, 9, 9)
	const back = zoomed(wide, corner, -3)
	expect(back).toMatchObject({ zoom: 1, y: 0 })
	expect(back.x).toBeLessThanOrEqual(0.25)
})

test('four turns to either side lead back to the start', () => {
	const begin = moved(wide, zoomed(wide, startFrame, 1), 0.3, -0.2)
	for (const quarter of [1, -1] as const) {
		let frame = begin
		for (let turn = 0; turn < 4; turn++) frame = turned(wide, frame, quarter)
		expect(frame.turns).toBe(0)
		expect(frame.x).toBeCloseTo(begin.x)
		expect(frame.y).toBeCloseTo(begin.y)
	}
	expect(turned(wide, startFrame, -1).turns).toBe(3)
})
