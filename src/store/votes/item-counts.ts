import { sql } from 'kysely'
import type { VoteCounts } from '#domain/vote.ts'
import type { Queryable } from '#store/schema.ts'

/** Ids beyond PostgreSQL's integer name no item; asking with them would be an error instead of an answer. */
const largestId = 2 ** 31 - 1

export const isItemId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId

/** Locks a shown item, so that what is decided about it stays true until the transaction ends. */
export async function lockItem(db: Queryable, itemId: number): Promise<VoteCounts | undefined> {
	if (!isItemId(itemId)) return undefined
	const found = await sql<VoteCounts>`
		select views, importance, bullish, bearish from news_item
		where id = ${itemId} and state = 'shown' for no key update
	`.execute(db)
	return found.rows[0]
}

/** Moves an item's counters, and their copies in every list it stands in. */
export async function moveCounts(
	db: Queryable,
	itemId: number,
	by: Partial<VoteCounts>,
): Promise<VoteCounts | undefined> {
	const { views = 0, importance = 0, bullish = 0, bearish = 0 } = by
	const moved = await sql<VoteCounts>`
		with item as (
			update news_item set views = views + ${views}, importance = importance + ${importance},
				bullish = bullish + ${bullish}, bearish = bearish + ${bearish}
			where id = ${itemId}
			returning id, published_at, search_keys, views, importance, bullish, bearish
		), copies as (
			update news_posting as posting set views = item.views, importance = item.importance,
				bullish = item.bullish, bearish = item.bearish
			from item, unnest(item.search_keys) as list (key)
			where list.key >= 0 and posting.key = list.key
				and posting.published_at = item.published_at and posting.item_id = item.id
		)
		select views, importance, bullish, bearish from item
	`.execute(db)
	return moved.rows[0]
}
