import type { NewsLocale } from '#domain/locale.ts'
import type { TagReason } from '#domain/news-item.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { readItems, retagItems } from './item-tags.ts'
import { lockNewsWriters } from './writers-lock.ts'

type RetagProgress = { done: number; changed: number; total: number }

/** Few enough that writers of news do not wait long. */
const itemsAtOnce = 200

/** Tags stored items again, the newest first, in small steps; each step leaves lists and counts consistent. */
export async function retagNews(
	db: Queryable,
	tag: (title: string, locale: NewsLocale) => readonly TagReason[],
	{ since, now, stop, tell }: RetagOptions,
): Promise<RetagProgress> {
	const counted = await query({ total: integer })`
		select count(*)::integer as total from news_item where published_at >= ${since}::timestamptz and state <> 'removed'
	`.execute(db)
	const progress = { done: 0, changed: 0, total: counted.rows[0]?.total ?? 0 }
	let before = 2 ** 31 - 1
	while (!stop.aborted) {
		const found = await query({ id: integer })`
			select id from news_item where id < ${before} and published_at >= ${since}::timestamptz and state <> 'removed'
			order by id desc limit ${itemsAtOnce}
		`.execute(db)
		const ids = found.rows.map(({ id }) => id)
		if (ids.length === 0) break
		progress.changed += await inTransaction(db, async (change) => {
			await lockNewsWriters(change)
			const items = await readItems(change, ids)
			return retagItems(change, items, ({ title, locale }) => tag(title, locale), now())
		})
		progress.done += ids.length
		before = Math.min(...ids)
		tell({ ...progress })
	}
	return progress
}

type RetagOptions = {
	since: Date
	now: () => Date
	stop: AbortSignal
	tell: (progress: RetagProgress) => void
}
