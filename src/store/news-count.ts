import { sql } from 'kysely'
import { countCeiling, type NewsFilter } from '#domain/news-filter.ts'
import { withIndexesOnly } from './index-only-plan.ts'
import { indexConditions, type ListChoice, listChoices, mostItems, readTotals } from './news-conditions.ts'
import type { Queryable } from './schema.ts'

/** How many items a filter asks for, exact up to the ceiling and not counted beyond it. */
export async function countNews(db: Queryable, filter: NewsFilter): Promise<number> {
	const choices = listChoices(filter)
	const totals = await readTotals(db, choices.flat())
	const most = Math.min(...choices.map((choice) => mostItems(choice, totals)))
	if (most === 0) return 0
	if (choices.length === 1 && filter.terms.length === 0) {
		// An item has one source, so lists of sources do not overlap; of several coins' lists the longest is a floor.
		const apart = choices[0]?.length === 1 || filter.sourceIds.length > 0
		const least = apart ? most : Math.max(...[...totals.values()])
		if (apart || least >= countCeiling) return Math.min(least, countCeiling)
	}
	return countMatching(db, filter, choices)
}

async function countMatching(
	db: Queryable,
	filter: NewsFilter,
	choices: readonly ListChoice[],
): Promise<number> {
	const answer = await withIndexesOnly(db, (within) =>
		sql<{ items: number }>`
			select count(*)::integer as items from (
				select from news_item as item where ${indexConditions(filter, choices)} limit ${countCeiling}
			) as matching
		`.execute(within),
	)
	return answer.rows[0]?.items ?? 0
}
