import { asksForNothing, countCeiling, type NewsFilter } from '#domain/news-filter.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { entriesIn, entryConditions } from './entry-conditions.ts'

/** How many rows a filter has, exact up to the ceiling; one more than the ceiling where there are more. */
export async function countNews(db: Queryable, filter: NewsFilter): Promise<number> {
	if (asksForNothing(filter)) return 0
	const found = await query({ rows: integer })`
		select count(*)::integer as rows from (
			select from ${entriesIn(filter)} as entry where ${entryConditions(filter)} limit ${countCeiling(filter) + 1}
		) as fitting
	`.execute(db)
	return found.rows[0]?.rows ?? 0
}
