import { fail, ok, type Result } from '#domain/result.ts'
import { readSourceAnswer } from '#store/sources/source-answer-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { Output } from './command.ts'

/** Shows how the last answer of a source began. */
export async function printAnswer(
	{ id, slug }: { id: number; slug: string },
	json: boolean,
	db: Queryable,
	{ print }: Output,
): Promise<Result<void, string>> {
	const answer = await readSourceAnswer(db, id)
	if (answer === undefined) return fail(`${slug} has not answered yet`)
	const { answeredAt, status, url, headers, body } = answer
	if (json) print(JSON.stringify({ source: slug, answered_at: answeredAt, status, url, headers, body }))
	else {
		print(`${answeredAt.toISOString()} ${status} ${url}`)
		for (const line of headers) print(line)
		if (body !== null) print(`\n${body}`)
	}
	return ok(undefined)
}
