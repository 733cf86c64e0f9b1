import { type Counter, counters, type ItemCounts } from '#domain/vote.ts'
import { addCounts } from '#store/news/add-counts.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
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

/** Locks a shown item, so that what is decided about it stays true until the transaction ends; in a writer's turn. */
export async function lockItem(db: Queryable, itemId: number): Promise<ItemCounts | undefined> {
	if (!isItemId(itemId)) return undefined
	await lockNewsWriters(db)
	const found = await query(countColumns)`
		select ${countsOf('news_item')} from news_item
		where id = ${itemId} and state = 'shown' for no key update
	`.execute(db)
	return found.rows[0]
}

/** Moves an item's counters, with its list entries and its story's. The writers' lock is the caller's. */
export async function moveCounts(
	db: Queryable,
	itemId: number,
	by: Partial<ItemCounts>,
): Promise<ItemCounts | undefined> {
	await addCounts(db, [{ itemId, ...by }])
	const moved = await query(countColumns)`
		select ${countsOf('news_item')} from news_item where id = ${itemId}
	`.execute(db)
	return moved.rows[0]
}
