import type { NewsFilter } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { integer, query, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { entriesIn, itemConditions } from './entry-conditions.ts'
import { findNewsByIds } from './news-lookup.ts'

const mostBookmarks = 500

/** Saves an item for an account; one that is saved already keeps its position. */
export async function addBookmark(
	db: Queryable,
	accountId: number,
	itemId: number,
	now: Date,
	most: number = mostBookmarks,
): Promise<'saved' | 'not_found' | 'full'> {
	return inTransaction(db, async (change) => {
		// Changes of one account are serialised, or a burst would exceed the limit.
		await sql`select from account where id = ${accountId} for no key update`.execute(change)
		const item = await sql`select from news_item where id = ${itemId} and state = 'shown'`.execute(change)
		if (item.rows.length === 0) return 'not_found'
		const held = await query({ saved: integer, here: truth })`
			select count(*)::integer as saved, coalesce(bool_or(item_id = ${itemId}), false) as here
			from bookmark where account_id = ${accountId}
		`.execute(change)
		const { saved, here } = held.rows[0] ?? { saved: 0, here: false }
		if (here) return 'saved'
		if (saved >= most) return 'full'
		await sql`
			insert into bookmark (account_id, item_id, added_at) values (${accountId}, ${itemId}, ${now})
		`.execute(change)
		return 'saved'
	})
}

export async function removeBookmark(db: Queryable, accountId: number, itemId: number): Promise<void> {
	await sql`delete from bookmark where account_id = ${accountId} and item_id = ${itemId}`.execute(db)
}

/** Ids of saved items, last saved first; some may no longer be shown, unless they must match a filter. */
export async function findBookmarkIds(
	db: Queryable,
	accountId: number,
	filter?: NewsFilter,
): Promise<number[]> {
	const isWanted =
		filter === undefined
			? sql`true`
			: sql`exists (
				select from ${entriesIn(filter)} as entry where entry.item_id = bookmark.item_id and ${itemConditions(filter)}
			)`
	const saved = await query({ itemId: integer })`
		select item_id as "itemId" from bookmark where account_id = ${accountId} and ${isWanted}
		order by added_at desc, item_id desc limit ${mostBookmarks}
	`.execute(db)
	return saved.rows.map(({ itemId }) => itemId)
}

/** The items themselves; those that are no longer shown are left out. */
export async function findBookmarks(
	db: Queryable,
	accountId: number,
	filter?: NewsFilter,
): Promise<NewsItem[]> {
	const ids = await findBookmarkIds(db, accountId, filter)
	const items = new Map((await findNewsByIds(db, ids)).map((item) => [item.id, item]))
	return ids.flatMap((id) => items.get(id) ?? [])
}

/** How many readers have saved each of these items; those that nobody saved are left out. */
export async function countBookmarks(
	db: Queryable,
	itemIds: readonly number[],
): Promise<Map<number, number>> {
	const found = await query({ id: integer, saved: integer }, { isPrepared: true })`
		select item_id as id, count(*)::integer as saved from bookmark
		where item_id = any(${itemIds}::integer[]) group by item_id
	`.execute(db)
	return new Map(found.rows.map(({ id, saved }) => [id, saved]))
}
