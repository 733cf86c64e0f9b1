import { expect, test } from 'vitest'
import { latinLetters } from './latin-letters.ts'

test.each([
	['بیت‌کوین بالای ۱۰۳ هزار دلار ماند', 'bitkoin balai 103 hzar dlar mand'],
	['ورود ETF اتریوم', 'vrod ETF atriom'],
	['چین و ژاپن؛ مؤسسهٔ «الف»', 'chin o zhapn؛ mossh «alf»'],
	['Bitcoin', 'Bitcoin'],
	['٣٤', '34'],
])('%s is written %s', (persian, latin) => {
	expect(latinLetters(persian)).toBe(latin)
})
