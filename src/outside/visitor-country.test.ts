import { expect, test } from 'vitest'
import { openCountryTable } from './visitor-country.ts'

const countryOf = await openCountryTable()

test.each([
	['5.160.0.1', 'IR'],
	['2a01:5ec0::1', 'IR'],
	['8.8.8.8', 'US'],
	['127.0.0.1', null],
	['10.1.2.3', null],
	['', null],
	['<script>', null],
])('%s is in %s', (address, country) => {
	expect(countryOf(address)).toBe(country)
})
