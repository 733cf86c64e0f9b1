import { expect, test } from 'vitest'
import { countriesIn, flagOf, likelyFirst } from './country-names.ts'

test.each([
	['nobody knows where', undefined, ['IR']],
	['in Iran', 'IR', ['IR']],
	['abroad', 'DE', ['DE', 'IR']],
] as const)('who is %s finds the likely countries first, and each country once', (_name, own, first) => {
	const countries = countriesIn('fa')
	const listed = likelyFirst(countries, own).map(({ code }) => code)
	expect(listed.slice(0, first.length)).toEqual(first)
	expect(new Set(listed)).toEqual(new Set(countries.map(({ code }) => code)))
	expect(listed).toHaveLength(countries.length)
})

test('a flag is made from a country’s two letters', () => {
	expect([flagOf('IR'), flagOf('DE')]).toEqual(['🇮🇷', '🇩🇪'])
})
