import { fail, ok, type Result } from '#domain/result.ts'
import { findAnyItem, removeNews, restoreNews } from '#store/news/news-state.ts'
import type { Queryable } from '#store/sql.ts'

/** Removes an item from every list, feed and page of all processes within a second. Returns its title. */
export async function removeItem(
	db: Queryable,
	slug: string,
	reason: string,
	now: Date,
): Promise<Result<string, 'unknown' | 'no_change'>> {
	const item = await findAnyItem(db, slug)
	if (item === undefined) return fail('unknown')
	return (await removeNews(db, item.id, reason, now)) ? ok(item.title) : fail('no_change')
}

/** Restores an item with its votes and views. */
export async function restoreItem(
	db: Queryable,
	slug: string,
): Promise<Result<string, 'unknown' | 'no_change'>> {
	const item = await findAnyItem(db, slug)
	if (item === undefined) return fail('unknown')
	return (await restoreNews(db, item.id)) ? ok(item.title) : fail('no_change')
}
