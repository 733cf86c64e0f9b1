import { expect, test } from 'vitest'
import { translateSources } from '#text/translate.ts'
import { lagWords } from './lag-words.ts'

test.each([
	[20, 'under a minute', 'کمتر از یک دقیقه'],
	[59 * 60, '59 min', '۵۹ دقیقه'],
	[3_599, '1 h', '۱ ساعت'],
	[65 * 60, '1 h 5 min', '۱ ساعت و ۵ دقیقه'],
	[150 * 60, '2 h 30 min', '۲ ساعت و ۳۰ دقیقه'],
])('a delay of %i s reads %s, in Persian %s', (seconds, en, fa) => {
	expect(lagWords(seconds, translateSources('en'), 'en')).toBe(en)
	expect(lagWords(seconds, translateSources('fa'), 'fa')).toBe(fa)
})
