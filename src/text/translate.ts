import type { Locale } from '#domain/locale.ts'
import { en, type TextKey } from './en.ts'
import { fa } from './fa.ts'
import { withDigits } from './format.ts'

const texts: Record<Locale, Record<TextKey, string>> = { en, fa }

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** The sentence of a key; `{name}` in it is filled in, numbers in the digits of the language. */
export const translate =
	(locale: Locale): Translate =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)

/** Fills in what a sentence leaves open; numbers in the digits of the language. */
export function fillIn(
	text: string,
	values: Record<string, string | number> | undefined,
	locale: Locale,
): string {
	if (values === undefined) return text
	return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
		const value = values[name]
		if (value === undefined) return whole
		return typeof value === 'number' ? withDigits(String(value), locale) : value
	})
}
