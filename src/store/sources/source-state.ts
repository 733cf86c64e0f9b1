import { integer, moment, oneOf, orNull, query, type Row, text } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'

const sourceState = {
	id: integer,
	slug: text,
	state: oneOf(['answering', 'silent', 'unread']),
	answeredAt: orNull(moment),
	newestAt: orNull(moment),
}
type SourceState = Row<typeof sourceState>

/** How every source of the catalogue did when it was last read, by id: what readers may know of its health. */
export async function readSourceStates(db: Queryable): Promise<SourceState[]> {
	const found = await query(sourceState)`
		select source.id, source.slug, last_success_at as "answeredAt", newest_item_at as "newestAt",
			case when last_attempt_at is null then 'unread'
				when consecutive_failures = 0 then 'answering' else 'silent' end as state
		from source left join source_health as health on health.source_id = source.id
		where source.listed order by source.id
	`.execute(db)
	return found.rows
}
