import { brandName } from '#domain/brand.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { AccountKey } from '#text/en/account.ts'
import type { OfflineKey } from '#text/en/offline.ts'
import type { TextKey } from '#text/en/site.ts'
import type { TagsKey } from '#text/en/tags.ts'
import { withDigits } from './format.ts'

export type SentenceKey = TextKey | AccountKey | TagsKey | OfflineKey

/** The sentence of a key; `{name}` in it is filled in, numbers in the digits of the language. */
export type Translate = (key: SentenceKey, values?: Record<string, string | number>) => string

const rules: Partial<Record<UiLocale, Intl.PluralRules>> = {}

/** Both languages know two forms, of one and of others; which numbers take which is for the language to say. */
function isOne(count: number, locale: UiLocale): boolean {
	rules[locale] ??= new Intl.PluralRules(locale)
	return rules[locale].select(count) === 'one'
}

const open = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g

/**
 * Fills in what a sentence leaves open: `{count}` is the value, in the digits of the language; `{brand}` the product's name;
 * `{count|story|stories}` the form that goes with the number.
 */
export function fillIn(
	text: string,
	values: Record<string, string | number> | undefined,
	locale: UiLocale,
): string {
	return text.replace(open, (whole, name: string, one?: string, others?: string) => {
		const value = name === 'brand' ? brandName[locale] : values?.[name]
		if (value === undefined) return whole
		if (one !== undefined) return (isOne(Number(value), locale) ? one : others) ?? whole
		return typeof value === 'number' ? withDigits(String(value), locale) : value
	})
}
