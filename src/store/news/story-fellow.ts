import type { NewsFilter } from '#domain/news-filter.ts'
import { type Sql, sql } from '#store/sql.ts'
import { itemConditions, type ListChoice } from './news-conditions.ts'
import { unseen } from './unseen-value.ts'

/** The story of an item that is known to be in one, or nothing. */
export const storyOf = (itemId: Sql): Sql =>
	sql`(select story_id from story_member where item_id = ${itemId})`

/** That another report of the story is shown, keeps the conditions on `fellow` and its `item`, and was there `when`. */
export const hasFellow = (storyId: Sql, conditions: Sql, when: Sql): Sql =>
	sql`exists (
		select from story_member as fellow join news_item as item on item.id = fellow.item_id
		where fellow.story_id = ${storyId} and fellow.shown and ${when}
			and ${conditions}
	)`

export const toldBefore = (table: string): Sql =>
	sql`(fellow.published_at, fellow.item_id) < (${sql.ref(`${table}.published_at`)}, ${sql.ref(`${table}.item_id`)})`

/**
 * In a grouped list: that the table's row (item_id, published_at, story_id) is the earliest report of its story that the
 * filter holds. The "or" keeps the planner from making a join of it: it is asked row by row, and only of the rows that are
 * wanted.
 */
export function isFirstOfStory(table: string, filter: NewsFilter, choices: readonly ListChoice[]): Sql {
	return filter.grouped ? isFirstWhere(table, fellowConditions(filter, choices)) : sql`true`
}

/** What can be asked of the member is asked of it first, so that few items are looked up. */
function fellowConditions(filter: NewsFilter, choices: readonly ListChoice[]): Sql {
	return sql`${memberConditions(filter)} and ${itemConditions(filter, choices)}`
}

/** What a filter asks of `fellow` that its story knows of it. */
export const memberConditions = ({ locale, sourceIds }: NewsFilter): Sql =>
	sourceIds.length === 0
		? sql`fellow.locale = ${unseen(locale, 'text')}`
		: sql`fellow.locale = ${unseen(locale, 'text')} and fellow.source_id = any(${unseen(sourceIds, 'integer[]')}::integer[])`

/** The same by the conditions on `fellow` and its `item` that the filter makes. */
export function isFirstWhere(table: string, conditions: Sql): Sql {
	const storyId = sql.ref(`${table}.story_id`)
	return sql`(${storyId} is null or not ${hasFellow(storyId, conditions, toldBefore(table))})`
}

/**
 * The same of a row (item_id, published_at, later) of a list that the filter keeps to: only what the list has an earlier report
 * of can have one in the filter, and is asked for its story.
 */
export function isFirstInList(table: string, filter: NewsFilter, choices: readonly ListChoice[]): Sql {
	if (!filter.grouped) return sql`true`
	const storyId = storyOf(sql.ref(`${table}.item_id`))
	const fellow = hasFellow(storyId, fellowConditions(filter, choices), toldBefore(table))
	return sql`(not ${sql.ref(`${table}.later`)} or not ${fellow})`
}
