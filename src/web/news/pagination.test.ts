import { expect, test } from 'vitest'
import { pageWindow } from './pagination.tsx'

test.each([
	[1, 0, []],
	[1, 1, [1]],
	[2, 5, [1, 2, 3, 4, 5]],
	[1, 100, [1, 2, 3, 4, 5, 6, 7]],
	[4, 100, [1, 2, 3, 4, 5, 6, 7]],
	[50, 100, [47, 48, 49, 50, 51, 52, 53]],
	[100, 100, [94, 95, 96, 97, 98, 99, 100]],
	[900, 3, [1, 2, 3]],
])('page %d of %d shows %j', (current, last, wanted) => {
	expect(pageWindow(current, last)).toEqual(wanted)
})
