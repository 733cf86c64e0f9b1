import { type Counter, counters, type ItemCounts } from '#domain/vote.ts'
import { countStories, lockStories } from '#store/news/story-places.ts'
import { type Column, integer, query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'

/** The counters as columns of a row. */
export const countColumns = Object.fromEntries(counters.map((counter) => [counter, integer])) as Record<
	Counter,
	Column<number>
>

/** The counters one after the other, each as the given SQL says. */
export const eachCounter = (say: (counter: Counter) => Sql): Sql => sql.join(counters.map(say))

/** `views, importance, …` of a table. */
export const countsOf = (table: string): Sql => eachCounter((counter) => sql.ref(`${table}.${counter}`))

/** Ids beyond PostgreSQL's integer name no item; asking with them would be an error instead of an answer. */
const largestId = 2 ** 31 - 1

export const isItemId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId

/** Locks a shown item, so that what is decided about it stays true until the transaction ends. */
export async function lockItem(db: Queryable, itemId: number): Promise<ItemCounts | undefined> {
	if (!isItemId(itemId)) return undefined
	const found = await query(countColumns)`
		select ${countsOf('news_item')} from news_item
		where id = ${itemId} and state = 'shown' for no key update
	`.execute(db)
	return found.rows[0]
}

/**
 * Moves an item's counters, and their copies in every list it stands in; in a story, also the story's, which stand beside
 * every report of it. The item is locked by the caller.
 */
export async function moveCounts(
	db: Queryable,
	itemId: number,
	by: Partial<ItemCounts>,
): Promise<ItemCounts | undefined> {
	const reports = await lockStories(db, [itemId])
	const counts = await moveOwnCounts(db, itemId, by)
	await countStories(db, reports)
	return counts
}

async function moveOwnCounts(
	db: Queryable,
	itemId: number,
	by: Partial<ItemCounts>,
): Promise<ItemCounts | undefined> {
	const moved = await query(countColumns)`
		with item as (
			update news_item set ${eachCounter((counter) => sql`${sql.ref(counter)} = ${sql.ref(counter)} + ${by[counter] ?? 0}`)}
			where id = ${itemId}
			returning id, published_at, search_keys, ${countsOf('news_item')}
		), copies as (
			update news_posting as posting
			set ${eachCounter((counter) => sql`${sql.ref(counter)} = ${sql.ref(`item.${counter}`)}`)},
				top_at = case when posting.story_id is null
					then top_moment(item.published_at, 1, item.importance + item.bullish + item.bearish)
					else posting.top_at end
			from item, unnest(item.search_keys) as list (key)
			where list.key >= 0 and posting.key = list.key
				and posting.published_at = item.published_at and posting.item_id = item.id
		)
		select ${countsOf('item')} from item
	`.execute(db)
	return moved.rows[0]
}
