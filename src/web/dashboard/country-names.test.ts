import { expect, test } from 'vitest'
import { countriesIn, flagOf } from './country-names.ts'

test.each([
	['nobody knows where', undefined, ['IR']],
	['in Iran', 'IR', ['IR']],
	['abroad', 'DE', ['DE', 'IR']],
] as const)('who is %s finds the likely countries first, and each country once', (_name, own, first) => {
	const { likely, others } = countriesIn('fa', own)
	const listed = [...likely, ...others].map(({ code }) => code)
	expect(likely.map(({ code }) => code)).toEqual(first)
	expect(new Set(listed).size).toBe(listed.length)
	expect(listed.length).toBeGreaterThan(200)
})

test('a flag is made from a country’s two letters', () => {
	expect([flagOf('IR'), flagOf('DE')]).toEqual(['🇮🇷', '🇩🇪'])
})
