import {
	AsYouType,
	type CountryCode,
	getCountryCallingCode,
	isSupportedCountry,
	parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { languages, type UiLocale } from '#domain/locale.ts'
import { readPhoneNumber } from '#domain/phone-number.ts'

export type { CountryCode } from 'libphonenumber-js/min'

const persianDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
const latin = (text: string): string =>
	text.replace(persianDigits, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))

/** The country of a number without a code while no country is chosen: readers of Persian mean an Iranian number. */
export const nationalCountry = (text: string, locale: UiLocale): CountryCode | undefined =>
	/^[0-9]/.test(latin(text).trim()) ? readCountry(languages[locale].country) : undefined

/** What stands in the field while somebody types, and the country that it is a number of. */
export function asTyped(
	text: string,
	country: CountryCode | undefined,
): { shown: string; country: CountryCode | undefined } {
	const typing = new AsYouType(country)
	const shown = typing.input(latin(text))
	// Several countries share a code: the one that was chosen stays unless the number tells otherwise.
	return { shown, country: text.trim().startsWith('+') ? (typing.getCountry() ?? country) : country }
}

/** The number of another country: its code takes the place of the old one, the rest stays. */
export function inCountry(text: string, from: CountryCode | undefined, to: CountryCode): string {
	const rest = parsePhoneNumberFromString(latin(text), from)?.nationalNumber ?? ''
	return new AsYouType().input(`+${getCountryCallingCode(to)}${rest}`)
}

/** The form that is stored; empty where nothing but a country's code was typed, undefined where it is no number. */
export function storedNumber(text: string, country: CountryCode | undefined): string | undefined {
	const typed = latin(text).trim()
	if (typed === '' || (country !== undefined && typed === `+${getCountryCallingCode(country)}`)) return ''
	const number = parsePhoneNumberFromString(typed, country)
	return number?.isPossible() ? readPhoneNumber(number.number) : undefined
}

export const countryOf = (number: string): CountryCode | undefined =>
	parsePhoneNumberFromString(number)?.country

export const readCountry = (code: string | null | undefined): CountryCode | undefined =>
	code && isSupportedCountry(code) ? code : undefined
