import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = new Date('2026-03-01T12:00:00Z')
const day = 86_400_000

test.each([
	['120', 120_000],
	[' 120 ', 120_000],
	['0', 0],
	['86401', day],
	['9'.repeat(400), day],
	['Sun, 01 Mar 2026 12:02:00 GMT', 120_000],
	['Sunday, 01-Mar-26 12:02:00 GMT', 120_000],
	['Sun Mar  1 12:02:00 2026', 120_000],
	['Fri, 01 Jan 2100 00:00:00 GMT', day],
])('%s is obeyed', (header, wanted) => {
	expect(retryAfterMs(header, now)).toBe(wanted)
})

test.each([
	null,
	'',
	'-5',
	'1e99',
	'1.5',
	'abc',
	'0x10',
	'120, 120',
	'2026-03-01',
	'2026-03-01T12:02:00Z',
	'Sun, 01 Mar 2026 11:59:00 GMT',
	'Sun, 99 Foo 2026 12:02:00 GMT',
])('%s is ignored', (header) => {
	expect(retryAfterMs(header, now)).toBeNull()
})
