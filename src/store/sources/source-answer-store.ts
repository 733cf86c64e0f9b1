import type { ResponseHead } from '#domain/response-head.ts'
import { integer, moment, orNull, query, text, texts } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'

const answer = {
	answeredAt: moment,
	status: integer,
	url: text,
	headers: texts,
	body: orNull(text),
}

/** How the last answer of a source began; undefined before the first. Written with how its reading went. */
export async function readSourceAnswer(
	db: Queryable,
	sourceId: number,
): Promise<(ResponseHead & { answeredAt: Date }) | undefined> {
	const found = await query(answer)`
		select answered_at as "answeredAt", status, url, headers, body from source_answer where source_id = ${sourceId}
	`.execute(db)
	return found.rows[0]
}
