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

/** The default country of a number without a code: readers of Persian mean an Iranian number. */
export const nationalCountry = (text: string, locale: UiLocale): CountryCode | undefined =>
	/^[0-9]/.test(latin(text).trim()) ? readCountry(languages[locale].country) : undefined

/** The text of the field while it is typed, and the country of the number. */
export function asTyped(
	text: string,
	country: CountryCode | undefined,
): { shown: string; country: CountryCode | undefined } {
	const typing = new AsYouType(country)
	const shown = typing.input(latin(text))
	// Several countries share a code: the chosen one stays unless the number identifies another.
	return { shown, country: text.trim().startsWith('+') ? (typing.getCountry() ?? country) : country }
}

/** Replaces the country code of a number; the rest stays. */
export function inCountry(text: string, from: CountryCode | undefined, to: CountryCode): string {
	const rest = parsePhoneNumberFromString(latin(text), from)?.nationalNumber ?? ''
	return new AsYouType().input(`+${getCountryCallingCode(to)}${rest}`)
}

/** The stored form; empty if only a country code was typed, undefined if it is invalid. */
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
