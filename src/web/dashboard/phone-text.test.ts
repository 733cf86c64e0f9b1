import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { asTyped, countryOf, inCountry, nationalCountry, storedNumber } from './phone-text.ts'

test('a number of every region is formatted as it is typed and stored as E.164', () => {
	for (const region of getCountries()) {
		const wanted = getExampleNumber(region, examples)?.number ?? ''
		const { shown } = asTyped(wanted, undefined)
		expect(storedNumber(shown, undefined), region).toBe(wanted)
		const national = getExampleNumber(region, examples)?.formatNational() ?? ''
		expect(storedNumber(national, region), region).toBe(wanted)
	}
})

test.each([
	['09123456789', 'IR', '+989123456789'],
	['۰۹۱۲۳۴۵۶۷۸۹', 'IR', '+989123456789'],
	['+98', 'IR', ''],
	['', 'IR', ''],
	['12', 'IR', undefined],
	['+98912345678901234', 'IR', undefined],
	['call me', undefined, undefined],
] as const)('%s in %s is stored as %s', (text, country, wanted) => {
	expect(storedNumber(text, country)).toBe(wanted)
})

test('digits are grouped as the country groups them, and the country is read off the code', () => {
	expect(asTyped('+989123456789', undefined)).toEqual({ shown: '+98 912 345 6789', country: 'IR' })
	expect(asTyped('2015550123', 'US').shown).toBe('(201) 555-0123')
	expect(countryOf('+12015550123')).toBe('US')
})

test('another country changes the code and keeps the number', () => {
	expect(inCountry('+98 912 345 6789', 'IR', 'US')).toBe('+1 912 345 6789')
	expect(inCountry('', undefined, 'IR')).toBe('+98')
})

test('in Persian a number without a code is Iranian, and its country follows from it', () => {
	for (const typed of ['09121234567', '۰۹۱۲۱۲۳۴۵۶۷']) {
		const { shown, country } = asTyped(typed, nationalCountry(typed, 'fa'))
		expect(country).toBe('IR')
		expect(storedNumber(shown, country)).toBe('+989121234567')
	}
	expect(nationalCountry('+4915112345678', 'fa')).toBeUndefined()
	expect(nationalCountry('', 'fa')).toBeUndefined()
	expect(nationalCountry('09121234567', 'en')).toBeUndefined()
})
