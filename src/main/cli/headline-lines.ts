import { z } from 'zod'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadTagData } from '#catalogue/load-tag-words.ts'
import { describeProblem, parseJson } from '#catalogue/read-records.ts'
import { newsLocales } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { buildTagger, type Tagger } from '#ingest/tag/tag-entry.ts'
import type { Shown } from './command.ts'

/** The tagger of the project's catalogue. */
export async function loadTagger(): Promise<Result<Tagger, string>> {
	const [catalogue, tagData] = await Promise.all([loadCatalogue(), loadTagData()])
	if (!catalogue.ok) return fail(catalogue.failure.map(describeProblem).join('; '))
	if (!tagData.ok) return fail(tagData.failure.map(describeProblem).join('; '))
	return ok(buildTagger(catalogue.value, tagData.value))
}

/** A command that reads lines reads all of them, and fails if any was invalid. */
export const endOfLines = (all: number, invalid: number): Result<Shown, string> =>
	invalid === 0 ? ok({}) : fail(`${invalid} of ${all} lines are invalid`)

/** What a line has at least. */
export const headline = z.object({ lang: z.enum(newsLocales), title: z.string() })

/** The JSON lines of standard input; of one that cannot be read, the response that says so. */
export async function* readLines<Line>(schema: z.ZodType<Line>): AsyncGenerator<Result<Line, object>> {
	for await (const line of inputLines()) {
		// This also removes a byte order mark.
		const text = line.trim()
		if (text === '') continue
		const given = parseJson(text)
		const read = given.ok ? schema.safeParse(given.value) : undefined
		const issue = read?.error?.issues[0]
		const message = issue
			? [issue.path.join('.'), issue.message].filter(Boolean).join(': ')
			: 'the line is not JSON'
		yield read?.success ? ok(read.data) : fail({ error: { code: 'invalid_input', message } })
	}
}

/** Only a line feed ends a line: readline also splits at U+2028, which a title may contain. */
async function* inputLines(): AsyncGenerator<string> {
	let rest = ''
	for await (const piece of process.stdin.setEncoding('utf8')) {
		const lines = (rest + piece).split('\n')
		rest = lines.pop() ?? ''
		yield* lines
	}
	yield rest
}
