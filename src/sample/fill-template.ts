import { readFileSync } from 'node:fs'
import { escapeMarkup } from '#domain/escape-markup.ts'

/** Templates are in data/: `{{name}}` is an escaped value, `{{name|filter}}` a differently encoded one. */
export const readTemplate = (name: string): string =>
	readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8')

/** Typographic instead of straight quotes: these characters distinguish windows-1252 from ISO-8859-1. */
export const typeset = (text: string): string =>
	text
		.replaceAll(/(^|[\s(])'/g, '$1‘')
		.replaceAll("'", '’')
		.replaceAll(/(^|[\s(])"/g, '$1“')
		.replaceAll('"', '”')

const filters: Readonly<Record<string, (text: string) => string>> = {
	plain: (text) => text,
	markup: escapeMarkup,
	/** Escaped twice, like Atom's HTML titles. */
	twice: (text) => escapeMarkup(escapeMarkup(text)),
	/** WordPress turns straight quotes into typographic ones and writes those as references. */
	typeset: (text) =>
		escapeMarkup(typeset(text)).replaceAll(/[‘’“”]/g, (quote) => `&#${quote.charCodeAt(0)};`),
}

const slot = /\{\{(\w+)(?:\|(\w+))?\}\}/g
const section = /\{\{#entries\}\}\n?([\s\S]*?)\{\{\/entries\}\}\n?/g

type Values = Readonly<Record<string, string>>

/** The text between `{{#entries}}` and `{{/entries}}` is repeated for each entry. */
export function fillTemplate(template: string, values: Values, entries: readonly Values[] = []): string {
	const fill = (text: string, known: Values) =>
		text.replaceAll(slot, (whole, name: string, filter = 'markup') => {
			const value = known[name]
			return value === undefined ? whole : (filters[filter]?.(value) ?? whole)
		})
	const written = template.replaceAll(section, (_whole, one: string) =>
		entries.map((entry) => fill(one, { ...values, ...entry })).join(''),
	)
	return fill(written, values)
}
