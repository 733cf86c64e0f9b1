import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { UiLocale } from '#domain/locale.ts'
import { foldForSearch } from '#domain/persian-text.ts'
import type { CountryCode } from './phone-text.ts'

export type Country = { code: CountryCode; name: string; callingCode: string; folded: string }

const made: Partial<Record<UiLocale, Country[]>> = {}

/** Every country with a calling code, named and sorted in the language. */
export function countriesIn(locale: UiLocale): Country[] {
	made[locale] ??= makeCountries(locale)
	return made[locale]
}

function makeCountries(locale: UiLocale): Country[] {
	const names = new Intl.DisplayNames(locale, { type: 'region' })
	const order = new Intl.Collator(locale)
	return getCountries()
		.map((code) => {
			const name = names.of(code) ?? code
			return { code, name, callingCode: `+${getCountryCallingCode(code)}`, folded: foldForSearch(name) }
		})
		.toSorted((one, other) => order.compare(one.name, other.name))
}

/** The flag emoji of two letters. */
export const flagOf = (code: CountryCode): string =>
	String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)))

/** Most readers live here; others are located by their address. */
const home: CountryCode = 'IR'

export const isLikely = (code: CountryCode, own: CountryCode | undefined): boolean =>
	code === own || code === home

/** Likely countries before the alphabet: the visitor's own, then Iran. */
export function likelyFirst(countries: readonly Country[], own: CountryCode | undefined): Country[] {
	const likely = countries.filter(({ code }) => isLikely(code, own))
	const rest = countries.filter(({ code }) => !isLikely(code, own))
	return [...likely.toSorted((one) => (one.code === own ? -1 : 1)), ...rest]
}

/** Finds countries by a part of the name, the two letters or the calling code. */
export function findCountries(countries: readonly Country[], query: string): readonly Country[] {
	const wanted = foldForSearch(query.trim())
	if (wanted === '') return countries
	const begins = (country: Country) => country.folded.startsWith(wanted)
	const found = countries.filter(
		({ code, folded, callingCode }) =>
			folded.includes(wanted) ||
			code.toLowerCase() === wanted ||
			callingCode.startsWith(`+${wanted.replace(/^\+/, '')}`),
	)
	return found.toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}
