import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { lateHours } from './news-lookup.ts'

/** The id of the item that was stored last; 0 where there is none. */
export async function findLastItemId(db: Queryable): Promise<number> {
	const found = await query({ id: integer })`select coalesce(max(id), 0) as id from news_item`.execute(db)
	return found.rows[0]?.id ?? 0
}

/**
 * Ids of shown items that were stored after another one, in that order. Writers are serialized, so none of a lower id
 * comes later. Archives that are collected late are not news, as everywhere.
 */
export async function findItemsAfter(
	db: Queryable,
	{ id, since, most }: { id: number; since: Date; most: number },
): Promise<number[]> {
	const found = await query({ id: integer })`
		select id from news_item
		where id > ${id} and first_seen_at > ${since}::timestamptz and state = 'shown'
			and published_at > first_seen_at - make_interval(hours => ${sql.lit(lateHours)})
		order by id limit ${most}
	`.execute(db)
	return found.rows.map((row) => row.id)
}

/** Whether an item was stored since a moment; an unknown id was not. */
export async function wasStoredSince(db: Queryable, id: number, since: Date): Promise<boolean> {
	const found = await query({ id: integer })`
		select id from news_item where id = ${id} and first_seen_at > ${since}::timestamptz
	`.execute(db)
	return found.rows.length > 0
}
