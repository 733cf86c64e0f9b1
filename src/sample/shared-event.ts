import type { Locale } from '#domain/locale.ts'

/** One event that several outlets tell in their own words, in both languages. */
export type SharedEvent = {
	topic?: string
	person?: string
	tellings: Readonly<Record<Locale, readonly string[]>>
}
