import { expect, test } from 'vitest'
import { shownCount } from './narrowed-line.tsx'

test.each([
	[{ count: 1, more: false }, '1', '۱'],
	[{ count: 500, more: true }, '500+', '۵۰۰+'],
	[{ count: 10_000, more: true }, '10,000+', '۱۰٬۰۰۰+'],
])('%j reads %s, in Persian %s', (found, en, fa) => {
	expect([shownCount(found, 'en'), shownCount(found, 'fa')]).toEqual([en, fa])
})
