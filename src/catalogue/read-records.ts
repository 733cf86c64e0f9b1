import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'

/** What is wrong in a catalogue file, in words an editor can act on. `place`: `:12` for a line, or which record. */
export type CatalogueProblem = { file: string; place: string; field: string; message: string }

export const describeProblem = ({ file, place, field, message }: CatalogueProblem): string =>
	`${file}${place}${field === '' ? '' : ` ${field}`}: ${message}`

/** The text of a catalogue's file without the mark that some editors put first. */
export async function readCatalogueFile(
	path: string,
	shownAs: string,
): Promise<Result<string, CatalogueProblem[]>> {
	try {
		return ok((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''))
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error)
		return fail([{ file: shownAs, place: '', field: '', message: `cannot be read: ${message}` }])
	}
}

type Placed = { place: string; value: unknown }
type Layout = { placed: Placed[]; unread: Pick<CatalogueProblem, 'place' | 'message'>[] }

/** Reads a JSON array. Ours are written one record a line, so that a problem can name its line; any layout will do. */
export function readRecords<Record extends { id: number }>(
	file: string,
	content: string,
	schema: z.ZodType<Record>,
	uniqueField: keyof Record & string,
): Result<Record[], CatalogueProblem[]> {
	const { placed, unread } = placeRecords(content)
	const records: Record[] = []
	const problems: CatalogueProblem[] = unread.map((problem) => ({ file, field: '', ...problem }))
	const seenIds = new Map<number, string>()
	const seenNames = new Map<unknown, string>()
	for (const { place, value } of placed) {
		const complain = (field: string, message: string) => problems.push({ file, place, field, message })
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
		seenIds.set(record.id, place)
		seenNames.set(name, place)
		records.push(record)
	}
	return problems.length === 0 ? ok(records) : fail(problems)
}

const inWords = (place: string): string => place.replace(/^:/, 'line ').trim()

function placeRecords(text: string): Layout {
	const lines = text.split('\n').flatMap((raw, index) => {
		const json = raw.trim().replace(/,$/, '')
		return json === '' || json === '[' || json === ']'
			? []
			: [{ place: `:${index + 1}`, read: parseJson(json) }]
	})
	const placed = lines.flatMap(({ place, read }) =>
		read.ok && isObject(read.value) ? [{ place, value: read.value }] : [],
	)
	if (placed.length === 0 || placed.length * 2 < lines.length) return placeInList(text)
	const unread = lines.flatMap(({ place, read }) =>
		read.ok ? [] : [{ place, message: 'not one whole JSON record on this line' }],
	)
	return { placed, unread }
}

function placeInList(text: string): Layout {
	const failed = (message: string): Layout => ({ placed: [], unread: [{ place: '', message }] })
	const whole = parseJson(text)
	if (!whole.ok) return failed(`not JSON: ${whole.failure}`)
	if (!Array.isArray(whole.value)) return failed('expected a list of records')
	if (whole.value.length === 0) return failed('no record in this file')
	return {
		placed: whole.value.map((value: unknown, index) => ({ place: ` record ${index + 1}`, value })),
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
