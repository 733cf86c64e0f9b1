import { integers, query, type Row, selectList } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** The saved choice of the side panel; Persian and English sources together. */
const favourite = { coinIds: integers, sourceIds: integers }
export type FavouriteFilter = Row<typeof favourite>

export async function findFavourite(db: Queryable, accountId: number): Promise<FavouriteFilter> {
	const found = await query(favourite)`
		select ${selectList(favourite)} from favourite_filter where account_id = ${accountId}
	`.execute(db)
	return found.rows[0] ?? { coinIds: [], sourceIds: [] }
}

export async function saveFavourite(
	db: Queryable,
	accountId: number,
	{ coinIds, sourceIds }: FavouriteFilter,
	now: Date,
): Promise<void> {
	await sql`
		insert into favourite_filter (account_id, coin_ids, source_ids, saved_at)
		values (${accountId}, ${coinIds}::integer[], ${sourceIds}::integer[], ${now})
		on conflict (account_id) do update
			set coin_ids = excluded.coin_ids, source_ids = excluded.source_ids, saved_at = excluded.saved_at
	`.execute(db)
}
