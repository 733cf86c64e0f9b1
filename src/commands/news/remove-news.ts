import { fail, ok, type Result } from '#domain/result.ts'
import { findAnyItem, removeNews, restoreNews } from '#store/news/news-state.ts'
import type { Queryable } from '#store/schema.ts'

type Named = { slug: string; title: string }

/** Takes an item out of every list, feed and page, of all processes within a second. */
export async function removeItem(
	db: Queryable,
	slug: string,
	reason: string,
	now: Date,
): Promise<Result<Named, string>> {
	const item = await findAnyItem(db, slug)
	if (item === undefined) return fail(`there is no item "${slug}"`)
	const removed = await removeNews(db, item.id, reason, now)
	return removed ? ok({ slug, title: item.title }) : fail(`"${slug}" is removed already`)
}

/** Brings it back with its votes and views. */
export async function restoreItem(db: Queryable, slug: string): Promise<Result<Named, string>> {
	const item = await findAnyItem(db, slug)
	if (item === undefined) return fail(`there is no item "${slug}"`)
	return (await restoreNews(db, item.id)) ? ok({ slug, title: item.title }) : fail(`"${slug}" is not removed`)
}
