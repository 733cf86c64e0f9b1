import type { NewsLocale } from './locale.ts'

/** A saved item as a file has it. */
export type SavedRow = {
	id: number
	title: string
	url: string
	outlet: string
	language: NewsLocale
	published_date: string
}

type SavedItem = Omit<SavedRow, 'outlet' | 'language'> & { source: { title: string; locale: NewsLocale } }

export const savedRow = ({ id, title, url, published_date, source }: SavedItem): SavedRow => ({
	...{ id, title, url, published_date },
	...{ outlet: source.title, language: source.locale },
})

const columns = ['id', 'title', 'url', 'outlet', 'language', 'published_date'] as const

/** With a byte order mark, without which spreadsheets read Persian as Latin letters. */
export const writeSavedCsv = (rows: readonly SavedRow[]): string =>
	`\ufeff${[columns.join(), ...rows.map((row) => columns.map((name) => cell(String(row[name]))).join())].join('\r\n')}\r\n`

/** A spreadsheet runs a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/

const cell = (text: string): string =>
	`"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
