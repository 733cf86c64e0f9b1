import { type RawBuilder, sql } from 'kysely'
import type { NewsFilter } from '#domain/news-filter.ts'
import { itemConditions, type ListChoice } from './news-conditions.ts'

/** The story of an item that is known to be in one, or nothing. */
export const storyOf = (itemId: RawBuilder<unknown>): RawBuilder<unknown> =>
	sql`(select story_id from story_member where item_id = ${itemId})`

/** That another report of the story is shown, keeps the conditions on `item`, and was there `when`. */
export const hasFellow = (
	storyId: RawBuilder<unknown>,
	conditions: RawBuilder<unknown>,
	when: RawBuilder<unknown>,
): RawBuilder<unknown> =>
	sql`exists (
		select from story_member as fellow join news_item as item on item.id = fellow.item_id
		where fellow.story_id = ${storyId} and item.state = 'shown' and ${conditions} and ${when}
	)`

export const toldBefore = (table: string): RawBuilder<unknown> =>
	sql`(item.published_at, item.id) < (${sql.ref(`${table}.published_at`)}, ${sql.ref(`${table}.item_id`)})`

/**
 * In a grouped list: that the table's row (item_id, published_at, story_id) is the earliest report of its story that the
 * filter holds. The "or" keeps the planner from making a join of it: it is asked row by row, and only of the rows that are
 * wanted.
 */
export function isFirstOfStory(
	table: string,
	filter: NewsFilter,
	choices: readonly ListChoice[],
	storyId: RawBuilder<unknown> = sql.ref(`${table}.story_id`),
): RawBuilder<unknown> {
	if (!filter.grouped) return sql`true`
	const fellow = hasFellow(storyId, itemConditions(filter, choices), toldBefore(table))
	return sql`(${storyId} is null or not ${fellow})`
}

/**
 * The same of a row (item_id, published_at, later) of a list that the filter keeps to: only what the list has an earlier report
 * of can have one in the filter, and is asked for its story.
 */
export function isFirstInList(
	table: string,
	filter: NewsFilter,
	choices: readonly ListChoice[],
): RawBuilder<unknown> {
	if (!filter.grouped) return sql`true`
	const storyId = storyOf(sql.ref(`${table}.item_id`))
	const fellow = hasFellow(storyId, itemConditions(filter, choices), toldBefore(table))
	return sql`(not ${sql.ref(`${table}.later`)} or not ${fellow})`
}
