import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { UiLocale } from '#domain/locale.ts'
import { withDigits } from '#text/format.ts'
import type { CountryCode } from './phone-text.ts'

/** Most readers live here; others are located by their address. */
const home: CountryCode = 'IR'

/** Every country that has a calling code, as the language names and sorts them, after the likely ones: the visitor's own, then Iran. */
export function countriesIn(locale: UiLocale, own: CountryCode | undefined) {
	const names = new Intl.DisplayNames(locale, { type: 'region' })
	const { compare } = new Intl.Collator(locale)
	const all = getCountries().map((code) => {
		const name = `${names.of(code) ?? code} ${withDigits(`+${getCountryCallingCode(code)}`, locale)}`
		return { code, name, place: [own, home].indexOf(code) }
	})
	return {
		likely: all.filter(({ place }) => place >= 0).toSorted((one, other) => one.place - other.place),
		others: all.filter(({ place }) => place < 0).toSorted((one, other) => compare(one.name, other.name)),
	}
}

/** The flag emoji of two letters. */
export const flagOf = (code: CountryCode): string =>
	String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)))
