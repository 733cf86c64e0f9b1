import { expect, test } from 'vitest'
import { visitToMark } from './last-visit.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
	['2026-11-15T11:45:00.000Z', true],
	['2026-11-15T11:45:01.000Z', false],
	['2026-11-15T11:59:14.000Z', false],
	['2026-11-14T12:00:00.000Z', true],
	['no date', false],
	[undefined, false],
])('a visit that ended at %s is marked: %s', (stored, isMarked) => {
	expect(visitToMark(stored, now)).toBe(isMarked ? stored : undefined)
})
