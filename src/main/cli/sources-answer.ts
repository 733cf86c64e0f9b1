import { fail, ok, type Result } from '#domain/result.ts'
import { readSourceResponse } from '#store/sources/source-response-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { Output } from './command.ts'

/** Prints the beginning of a source's last response. */
export async function printResponse(
	{ id, slug }: { id: number; slug: string },
	json: boolean,
	db: Queryable,
	{ print }: Output,
): Promise<Result<void, string>> {
	const found = await readSourceResponse(db, id)
	if (found === undefined) return fail(`${slug} has not responded yet`)
	const { respondedAt, status, url, headers, body } = found
	if (json) print(JSON.stringify({ source: slug, answered_at: respondedAt, status, url, headers, body }))
	else {
		print(`${respondedAt.toISOString()} ${status} ${url}`)
		for (const line of headers) print(line)
		if (body !== null) print(`\n${body}`)
	}
	return ok(undefined)
}
