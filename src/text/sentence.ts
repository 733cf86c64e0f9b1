import { brandName } from '#domain/brand.ts'
import { languages, type UiLocale } from '#domain/locale.ts'
import type { Texts } from '#text/en/texts.ts'
import { wholeNumber, withDigits } from './format.ts'

type Values = Record<string, string | number>

/** The text of a key; `{name}` in it is filled in, numbers in the digits of the language. */
type TranslateKeys<Key> = (key: Key, values?: Values) => string

/** The texts of one part of the product. */
export type TranslatePart<Part extends keyof Texts> = TranslateKeys<keyof Texts[Part]>

/** The keys of pages, which share one namespace. */
export type SentenceKey = keyof (Texts['site'] & Texts['account'] & Texts['tags'] & Texts['offline'])
export type Translate = TranslateKeys<SentenceKey>

export const translateBy =
	<Key extends PropertyKey>(texts: Readonly<Record<Key, string>>, locale: UiLocale): TranslateKeys<Key> =>
	(key, values) =>
		fillIn(texts[key], values, locale)

const rules: Partial<Record<UiLocale, Intl.PluralRules>> = {}

/** Both languages have two plural forms; the language decides which numbers take which. */
function isOne(count: number, locale: UiLocale): boolean {
	rules[locale] ??= new Intl.PluralRules(languages[locale].tag)
	return rules[locale].select(count) === 'one'
}

const leastSeparated = 10_000

const open = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g

/**
 * Fills in the placeholders of a text: `{count}` is the value, in the digits of the language; `{brand}` the product's
 * name; `{count|story|stories}` the plural form of the number.
 */
export function fillIn(text: string, values: Values | undefined, locale: UiLocale): string {
	return text.replace(open, (whole, name: string, one?: string, others?: string) => {
		const value = name === 'brand' ? brandName[locale] : values?.[name]
		if (value === undefined) return whole
		if (one !== undefined) return (isOne(Number(value), locale) ? one : others) ?? whole
		if (typeof value !== 'number') return value
		// A year has no separators.
		return value < leastSeparated ? withDigits(String(value), locale) : wholeNumber(value, locale)
	})
}
