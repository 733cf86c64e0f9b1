import { expect, test } from 'vitest'
import { leadingDigits, roundLevel, writeDollars, writeNumber, writePercent, writePrice } from './figures.ts'

test.each([
	[64_200, '$64,200', '۶۴٬۲۰۰ دلار'],
	[96_000, '$96,000', '۹۶ هزار دلار'],
	[2.4, '$2.40', '۲٫۴ دلار'],
	[182, '$182', '۱۸۲ دلار'],
	[0.52, '$0.52', '۰٫۵۲ دلار'],
	[0.0000136, '$0.0000136', '۰٫۰۰۰۰۱۳۶ دلار'],
])('a price of %d is written %s and %s', (price, english, persian) => {
	expect(writePrice(price, 'en')).toBe(english)
	expect(writePrice(price, 'fa')).toBe(persian)
})

test.each([
	[1.2e9, '$1.2 billion', '۱٫۲ میلیارد دلار'],
	[120e6, '$120 million', '۱۲۰ میلیون دلار'],
	[240e3, '$240,000', '۲۴۰ هزار دلار'],
	[3.4e12, '$3.4 trillion', '۳٫۴ تریلیون دلار'],
])('a sum of %d is written %s and %s', (sum, english, persian) => {
	expect(writeDollars(sum, 'en')).toBe(english)
	expect(writeDollars(sum, 'fa')).toBe(persian)
})

test('numbers and percentages take the digits of their language', () => {
	expect(writeNumber(12_345, 'fa')).toBe('۱۲٬۳۴۵')
	expect([writePercent(4.5, 'en'), writePercent(4.5, 'fa')]).toEqual(['4.5%', '۴٫۵ درصد'])
})

test.each([
	[102_400, 104_000, 102_000],
	[3_420, 3_450, 3_400],
	[0.187, 0.188, 0.186],
	[96_400, 97_000, 96_000],
])('the round levels around %d are %d and %d', (price, above, below) => {
	expect(roundLevel(price, Math.ceil)).toBe(above)
	expect(roundLevel(price, Math.floor)).toBe(below)
})

test('leading digits have no rounding error', () => {
	expect(leadingDigits(96_437, 3, Math.round)).toBe(96_400)
	expect(leadingDigits(0.3000004, 3, Math.round)).toBe(0.3)
})
