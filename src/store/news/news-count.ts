import { asksForNothing, countCeiling, isNarrowed, type NewsFilter } from '#domain/news-filter.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { entriesIn, entryConditions, hasTwoRowsOfAStory, itemConditions } from './entry-conditions.ts'

/** The number of rows of a filter, exact up to the limit; one more than the limit if there are more. */
export async function countNews(db: Queryable, filter: NewsFilter): Promise<number> {
	if (asksForNothing(filter)) return 0
	const enough = countCeiling(filter) + 1
	const found =
		hasTwoRowsOfAStory(filter) && isNarrowed(filter)
			? await countStories(db, filter, enough)
			: await query({ rows: integer })`
				select count(*)::integer as rows from (
					select from ${entriesIn(filter)} as entry where ${entryConditions(filter)} limit ${enough}
				) as fitting
			`.execute(db)
	return Math.min(found.rows[0]?.rows ?? 0, enough)
}

/** A story has an entry in each of its languages, so twice as many entries contain enough stories. */
function countStories(db: Queryable, filter: NewsFilter, enough: number) {
	return query({ rows: integer })`
		select count(distinct story_id)::integer as rows from (
			select entry.story_id from ${entriesIn(filter)} as entry where ${itemConditions(filter)} limit ${2 * enough}
		) as fitting
	`.execute(db)
}
