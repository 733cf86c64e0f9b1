import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { readPhoneNumber } from './phone-number.ts'

test('a number of every region is accepted, in E.164 and in national format', () => {
	const regions = getCountries()
	expect(regions.length).toBeGreaterThan(200)
	for (const region of regions) {
		const number = getExampleNumber(region, examples)
		expect(readPhoneNumber(number?.number ?? ''), region).toBe(number?.number)
		expect(readPhoneNumber(number?.formatInternational() ?? ''), region).toBe(number?.number)
	}
})

test.each([
	['Persian digits', '+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
	['Arabic digits', '+٩٨٩١٢٣٤٥٦٧٨٩', '+989123456789'],
	['the international prefix', '0098 912 345 6789', '+989123456789'],
	['marks that were copied along', '\u202a+1 (201) 555-0123\u202c', '+12015550123'],
	['no country', '09123456789', undefined],
	['nothing', '', undefined],
	['too short', '+98912', undefined],
	['too long', '+1234567890123456', undefined],
	['a country that begins with zero', '+0989123456789', undefined],
	['letters', '+98912CALLME', undefined],
	['markup', '<b>+989123456789</b>', undefined],
])('%s', (_name, given, wanted) => {
	expect(readPhoneNumber(given)).toBe(wanted)
})
