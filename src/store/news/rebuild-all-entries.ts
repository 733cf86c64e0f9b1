import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { rebuildEntries } from './list-entries.ts'
import { lockNewsWriters } from './writers-lock.ts'

/** Few enough that writers of news do not wait long. */
const itemsAtOnce = 1_000

/**
 * Builds the list entries of all items again, the newest first, a few in each transaction, and writes those that differ.
 * Returns how many did.
 */
export async function rebuildAllEntries(db: Queryable): Promise<number> {
	const orphans = await inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		return sql`
			delete from news_list_entry as entry
			where not exists (select from news_item as item where item.id = entry.item_id and item.story_id = entry.story_id)
		`.execute(change)
	})
	let changed = orphans.rowCount ?? 0
	for (let before = afterAnyItem; before > 0; ) {
		const step = await rebuildBefore(db, before)
		changed += step.changed
		before = step.before
	}
	return changed
}

/** No item has such an id. */
const afterAnyItem = 2 ** 31 - 1

/** One step: rebuilds the newest items before one, and returns the oldest of those; 0 if none is left. */
export async function rebuildBefore(
	db: Queryable,
	before: number,
): Promise<{ changed: number; before: number }> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const found = await query({ id: integer })`
			select id from news_item where id < ${before} order by id desc limit ${itemsAtOnce}
		`.execute(change)
		const ids = found.rows.map(({ id }) => id)
		return { changed: await rebuildEntries(change, ids), before: ids.at(-1) ?? 0 }
	})
}
