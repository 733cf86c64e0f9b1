import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'

/** What is wrong in a catalogue file, in words an editor can act on. `location`: `:12` for a line, or which record. */
export type CatalogueProblem = { file: string; location: string; field: string; message: string }

export const describeProblem = ({ file, location, field, message }: CatalogueProblem): string =>
	`${file}${location}${field === '' ? '' : ` ${field}`}: ${message}`

/** The text of a catalogue file without its byte order mark. */
export async function readCatalogueFile(
	path: string,
	displayName: string,
): Promise<Result<string, CatalogueProblem[]>> {
	try {
		return ok((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''))
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error)
		return fail([{ file: displayName, location: '', field: '', message: `cannot be read: ${message}` }])
	}
}

/** Reads a file that is one JSON document. */
export function readDocument<Document>(
	file: string,
	content: string,
	schema: z.ZodType<Document>,
): Result<Document, CatalogueProblem[]> {
	const problem = (field: string, message: string) => ({ file, location: '', field, message })
	const given = parseJson(content)
	if (!given.ok) return fail([problem('', `not JSON: ${given.failure}`)])
	const read = schema.safeParse(given.value)
	if (read.success) return ok(read.data)
	return fail(read.error.issues.map(({ path, message }) => problem(path.join('.'), message)))
}

type Located = { location: string; value: unknown }
type Layout = { located: Located[]; unread: Pick<CatalogueProblem, 'location' | 'message'>[] }

/** Reads a JSON array. Ours are written one record a line, so that a problem can name its line; any layout will do. */
export function readRecords<Record extends { id: number }>(
	file: string,
	content: string,
	schema: z.ZodType<Record>,
	uniqueField: keyof Record & string,
): Result<Record[], CatalogueProblem[]> {
	const { located, unread } = locateRecords(content)
	const records: Record[] = []
	const problems: CatalogueProblem[] = unread.map((problem) => ({ file, field: '', ...problem }))
	const seenIds = new Map<number, string>()
	const seenNames = new Map<unknown, string>()
	for (const { location, value } of located) {
		const complain = (field: string, message: string) => problems.push({ file, location, field, message })
		const checked = schema.safeParse(value)
		if (!checked.success) {
			for (const issue of checked.error.issues) complain(issue.path.join('.'), issue.message)
			continue
		}
		const record = checked.data
		const name = record[uniqueField]
		const sameId = seenIds.get(record.id)
		const sameName = seenNames.get(name)
		if (sameId !== undefined) complain('id', `${record.id} stands on ${inWords(sameId)} already`)
		if (sameName !== undefined) complain(uniqueField, `${name} stands on ${inWords(sameName)} already`)
		seenIds.set(record.id, location)
		seenNames.set(name, location)
		records.push(record)
	}
	return problems.length === 0 ? ok(records) : fail(problems)
}

const inWords = (location: string): string => location.replace(/^:/, 'line ').trim()

function locateRecords(text: string): Layout {
	const lines = text.split('\n').flatMap((raw, index) => {
		const json = raw.trim().replace(/,$/, '')
		return json === '' || json === '[' || json === ']'
			? []
			: [{ location: `:${index + 1}`, read: parseJson(json) }]
	})
	const located = lines.flatMap(({ location, read }) =>
		read.ok && isObject(read.value) ? [{ location, value: read.value }] : [],
	)
	if (located.length === 0 || located.length * 2 < lines.length) return locateInList(text)
	const unread = lines.flatMap(({ location, read }) =>
		read.ok ? [] : [{ location, message: 'not one whole JSON record on this line' }],
	)
	return { located, unread }
}

function locateInList(text: string): Layout {
	const failed = (message: string): Layout => ({ located: [], unread: [{ location: '', message }] })
	const whole = parseJson(text)
	if (!whole.ok) return failed(`not JSON: ${whole.failure}`)
	if (!Array.isArray(whole.value)) return failed('expected a list of records')
	if (whole.value.length === 0) return failed('no record in this file')
	return {
		located: whole.value.map((value: unknown, index) => ({ location: ` record ${index + 1}`, value })),
		unread: [],
	}
}

const isObject = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

export function parseJson(json: string): Result<unknown, string> {
	try {
		return ok(JSON.parse(json))
	} catch (error) {
		return fail(error instanceof Error ? error.message.slice(0, 120) : 'unknown')
	}
}
