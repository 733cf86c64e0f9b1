import type { ResponseHead } from '#domain/response-head.ts'
import { integer, moment, orNull, query, text, texts } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'

const result = {
	respondedAt: moment,
	status: integer,
	url: text,
	headers: texts,
	body: orNull(text),
}

/** The head of a source's last response; undefined before the first. Written with the result of its reading. */
export async function readSourceResponse(
	db: Queryable,
	sourceId: number,
): Promise<(ResponseHead & { respondedAt: Date }) | undefined> {
	const found = await query(result)`
		select answered_at as "respondedAt", status, url, headers, body from source_answer where source_id = ${sourceId}
	`.execute(db)
	return found.rows[0]
}
