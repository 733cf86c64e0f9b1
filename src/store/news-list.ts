import { type RawBuilder, sql } from 'kysely'
import { type NewsListing, newsPageSize } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { listChoices } from './news-conditions.ts'
import { decodeNewsItems, itemColumns, type NewsItemRow } from './news-item-row.ts'
import { itemOrder, mostMergedLists, walkLists } from './news-order.ts'
import { findMatchingIds } from './news-search.ts'
import type { Queryable } from './schema.ts'

/** One page of the items that a filter asks for; empty past the end. */
export async function findNews(db: Queryable, listing: NewsListing): Promise<NewsItem[]> {
	const offset = (listing.page - 1) * newsPageSize
	const choices = listChoices(listing)
	const [only] = choices
	const plain = choices.length === 1 && listing.terms.length === 0
	if (plain && only !== undefined && only.length <= mostMergedLists) {
		const page = sql`${walkLists(only, listing.sort)} limit ${newsPageSize} offset ${offset}`
		return readItems(db, page, listing)
	}
	const ids = await findMatchingIds(db, listing, choices)
	if (ids.length === 0) return []
	return readItems(db, sql`select unnest(${ids}::integer[]) as item_id`, listing)
}

async function readItems(
	db: Queryable,
	page: RawBuilder<unknown>,
	{ sort }: Pick<NewsListing, 'sort'>,
): Promise<NewsItem[]> {
	// "offset 0" keeps the planner from reading the whole table for a handful of rows.
	const found = await sql<NewsItemRow>`
		select ${itemColumns}
		from (${page}) as page
		cross join lateral (select * from news_item where id = page.item_id offset 0) as item
		order by ${itemOrder(sort, 'item')}
	`.execute(db)
	return decodeNewsItems(db, found.rows)
}
