import type { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'

/** What is wrong in a catalogue file, in words an editor can act on. */
export type CatalogueProblem = { file: string; line: number; field: string; message: string }

export const describeProblem = (problem: CatalogueProblem): string =>
	`${problem.file}:${problem.line}${problem.field === '' ? '' : ` ${problem.field}`}: ${problem.message}`

/**
 * Reads a JSON array that is written one record a line.
 * Each line is parsed by itself, so that a problem can name its line.
 */
export function readRecords<Record extends { id: number }>(
	file: string,
	content: string,
	schema: z.ZodType<Record>,
	uniqueField: keyof Record & string,
): Result<Record[], CatalogueProblem[]> {
	const records: Record[] = []
	const problems: CatalogueProblem[] = []
	const seenIds = new Map<number, number>()
	const seenNames = new Map<unknown, number>()
	const lines = content.replace(/^\uFEFF/, '').split('\n')
	const complain = (line: number, field: string, message: string) =>
		problems.push({ file, line, field, message })

	for (const [index, raw] of lines.entries()) {
		const line = index + 1
		const json = raw.trim().replace(/,$/, '')
		if (json === '' || json === '[' || json === ']') continue
		const parsed = readLine(json)
		if (!parsed.ok) {
			complain(line, '', parsed.failure)
			continue
		}
		const checked = schema.safeParse(parsed.value)
		if (!checked.success) {
			for (const issue of checked.error.issues) complain(line, issue.path.join('.'), issue.message)
			continue
		}
		const record = checked.data
		const sameId = seenIds.get(record.id)
		if (sameId !== undefined) complain(line, 'id', `${record.id} stands on line ${sameId} already`)
		const name = record[uniqueField]
		const sameName = seenNames.get(name)
		if (sameName !== undefined) complain(line, uniqueField, `${name} stands on line ${sameName} already`)
		seenIds.set(record.id, line)
		seenNames.set(name, line)
		records.push(record)
	}
	if (records.length === 0 && problems.length === 0) complain(1, '', 'no record in this file')
	return problems.length === 0 ? ok(records) : fail(problems)
}

function readLine(json: string): Result<unknown, string> {
	try {
		return ok(JSON.parse(json))
	} catch {
		return fail('not one whole JSON record on this line')
	}
}
