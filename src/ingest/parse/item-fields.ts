import { feedDate } from '#ingest/date/feed-date.ts'
import { cut, oneLine, plainText } from './plain-text.ts'
import type { Field, RawItem } from './xml-item-reader.ts'

const longestSummary = 2_000

/** The first field of this name that says anything. */
export const fieldOf = (item: RawItem, name: string): Field | undefined =>
	item.fields.find((field) => field.name === name && field.text.trim() !== '')

/** The first instant that any of these fields names. */
export function dateOf(item: RawItem, names: readonly string[]): string | null {
	for (const name of names)
		for (const field of item.fields) {
			const found = field.name === name ? feedDate(field.text.trim()) : null
			if (found !== null) return found
		}
	return null
}

/** The text of an HTML fragment, as long as a list can show it; null when nothing is left. */
export const htmlSummary = (html: string): string | null =>
	plainText(html, { readable: true, limit: longestSummary }) || null

export const textSummary = (text: string): string | null => cut(oneLine(text), longestSummary) || null
