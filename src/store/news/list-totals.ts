import { asksForNothing, countCeiling, type NewsFilter } from '#domain/news-filter.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { listChoices } from './news-conditions.ts'

/** How many rows each list has: every item, and of each story one. A list that never had an item is absent. */
export type ListTotals = { items: ReadonlyMap<number, number>; stories: ReadonlyMap<number, number> }

/** Of all lists: there are some hundreds, and whoever keeps these asks nothing more for a list by itself. */
export async function readListTotals(db: Queryable): Promise<ListTotals> {
	const { rows } = await query({ key: integer, items: integer, later: integer })`/* planned once */
		select key, items, later from news_total
	`.execute(db)
	return {
		items: new Map(rows.map(({ key, items }) => [key, items])),
		stories: new Map(rows.map(({ key, items, later }) => [key, items - later])),
	}
}

/** How many rows a filter asks for, up to one more than the ceiling, where its one list says so; else undefined. */
export function countByTotals(filter: NewsFilter, totals: ListTotals): number | undefined {
	if (asksForNothing(filter)) return 0
	const [only = [], ...others] = listChoices(filter)
	const [list, another] = only
	if (list === undefined || another !== undefined || others.length > 0 || filter.terms.length > 0) {
		return undefined
	}
	const rows = (filter.grouped ? totals.stories : totals.items).get(list) ?? 0
	return Math.min(rows, countCeiling(filter) + 1)
}
