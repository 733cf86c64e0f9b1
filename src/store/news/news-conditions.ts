import type { NewsFilter } from '#domain/news-filter.ts'
import { integer, query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { listKey, localeKey, termKeys } from './search-keys.ts'
import { unseen } from './unseen-value.ts'

/** Lists of which an item must stand in at least one. */
export type ListChoice = readonly number[]

/** What a filter asks, as lists: one of each choice. A filter without any condition asks for its language's list. */
export function listChoices(filter: NewsFilter): ListChoice[] {
	const keys = (ids: readonly number[]) => [...new Set(ids)].map((id) => listKey(id, filter.locale))
	const choices = [
		keys(filter.sourceIds),
		keys(filter.coinIds),
		filter.categoryId === null ? [] : keys([filter.categoryId]),
	].filter((choice) => choice.length > 0)
	return choices.length > 0 ? choices : [[localeKey(filter.locale)]]
}

/** How keys are put into a statement: the inverted index serves either, but only of seen ones it is known how common they are. */
type PutKeys = (keys: ListChoice) => Sql
const seenKeys: PutKeys = (keys) => sql`${keys}::integer[]`
export const unseenKeys: PutKeys = (keys) => unseen(keys, 'integer[]')

/** The conditions on `item` that keep the choices and the terms, for the inverted index to answer. */
export function indexConditions(
	filter: NewsFilter,
	choices: readonly ListChoice[],
	put: PutKeys = seenKeys,
): Sql {
	const required = termKeys(filter.terms)
	const letters = letterConditions(filter)
	return sql.join([...keyConditions(filter, choices, required, put), ...letters], sql` and `)
}

/** The same for an item at hand, where comparing the letters is cheaper than comparing their keys, and planning is the same for all. */
export function itemConditions(filter: NewsFilter, choices: readonly ListChoice[]): Sql {
	const required = termKeys(filter.terms.filter(({ wholeWord }) => wholeWord))
	const keys = keyConditions(filter, choices, required, unseenKeys)
	return sql.join([...letterConditions(filter), ...keys], sql` and `)
}

function keyConditions(
	filter: NewsFilter,
	choices: readonly ListChoice[],
	wordKeys: readonly number[],
	put: PutKeys,
): Sql[] {
	const single = choices.flatMap((choice) => (choice.length === 1 ? choice : []))
	const several = choices.filter((choice) => choice.length > 1)
	const required = [...single.filter((key) => key !== localeKey(filter.locale)), ...wordKeys]
	return [
		...(required.length > 0 ? [sql`item.search_keys @> ${put(required)}`] : []),
		...several.map((choice) => sql`item.search_keys && ${put(choice)}`),
	]
}

function letterConditions(filter: NewsFilter): Sql[] {
	return [
		sql`item.locale = ${unseen(filter.locale, 'text')}`,
		// Trigrams say that the letters are there, not that they stand together. Whole words need no second look.
		...filter.terms.flatMap((term) =>
			term.wholeWord ? [] : [sql`strpos(item.title_folded, ${unseen(term.text, 'text')}) > 0`],
		),
	]
}

/** How many rows each list has, grouped or not; a list that never had an item is absent. */
export async function readTotals(
	db: Queryable,
	keys: readonly number[],
	grouped = false,
): Promise<Map<number, number>> {
	const found = await query({ key: integer, items: integer })`/* planned once */
		select key, items - case when ${grouped} then later else 0 end as items
		from news_total where key = any(${keys}::integer[])
	`.execute(db)
	return new Map(found.rows.map(({ key, items }) => [key, items]))
}

/** At most how many items a choice of lists has; fewer where one item stands in several of them. */
export const mostItems = (choice: ListChoice, totals: ReadonlyMap<number, number>): number =>
	choice.reduce((sum, key) => sum + (totals.get(key) ?? 0), 0)
