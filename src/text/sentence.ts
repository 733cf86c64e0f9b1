import { brandName } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import type { AccountKey } from './account-en.ts'
import type { TextKey } from './en.ts'
import { withDigits } from './format.ts'

export type SentenceKey = TextKey | AccountKey

/** The sentence of a key; `{name}` in it is filled in, numbers in the digits of the language. */
export type Translate = (key: SentenceKey, values?: Record<string, string | number>) => string

/** Fills in what a sentence leaves open, the product's name by itself; numbers in the digits of the language. */
export function fillIn(
	text: string,
	values: Record<string, string | number> | undefined,
	locale: Locale,
): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
		const value = name === 'brand' ? brandName[locale] : values?.[name]
		if (value === undefined) return whole
		return typeof value === 'number' ? withDigits(String(value), locale) : value
	})
}
