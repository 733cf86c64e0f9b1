import { z } from 'zod'
import type { WantedSource } from '#services/sources/source-editor.ts'
import { namesIn, tick } from './fields.ts'

const line = z.string().trim().max(500).default('')

/** The fields of the form; the rules of the catalogue validate them. */
export const sourceFields = z.object({
	/** The slug of the edited source; empty for a new one. */
	edit: line,
	slug: line,
	locale: line,
	title_en: line,
	title_fa: line,
	homepage: line,
	feed_url: line,
	feed_kind: line,
	crypto_only: tick,
	domains: line,
	item: line,
	title: line,
	link: line,
	date: line,
	summary: line,
})
export type TypedSource = z.infer<typeof sourceFields>

export const selectorNames = ['item', 'title', 'link', 'date', 'summary'] as const

/** The record that the form describes. */
export function wantedOf({ edit, item, title, link, date, summary, ...typed }: TypedSource): WantedSource {
	const selectors = { item, title, link, date: date || undefined, summary: summary || undefined }
	return {
		edited: edit || undefined,
		fields: {
			...typed,
			domains: namesIn(typed.domains),
			selectors: typed.feed_kind === 'html' ? selectors : undefined,
		},
	}
}
