import { type RawBuilder, sql } from 'kysely'
import { asksForNothing, type NewsListing, newsPageSize } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { findGroupedIds } from './grouped-news.ts'
import { type ListChoice, listChoices } from './news-conditions.ts'
import { decodeNewsItems, itemColumns, itemRow, type NewsItemRow } from './news-item-row.ts'
import { itemOrder, mostMergedLists, walkLists } from './news-order.ts'
import { findMatchingIds } from './news-search.ts'

/** One page of the items that a filter asks for; empty past the end. */
export async function findNews(db: Queryable, listing: NewsListing): Promise<NewsItem[]> {
	if (asksForNothing(listing)) return []
	if (listing.grouped || listing.sort === 'top') {
		const order = await findGroupedIds(db, listing)
		const rows = await readRows(db, sql`select unnest(${order}::integer[]) as item_id`, listing)
		return decodeNewsItems(
			db,
			rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
		)
	}
	const choices = listChoices(listing)
	const [only] = choices
	const plain = choices.length === 1 && listing.terms.length === 0
	if (plain && only !== undefined && only.length <= mostMergedLists) {
		return decodeNewsItems(db, await readPage(db, only, listing))
	}
	const ids = await findMatchingIds(db, listing, choices)
	if (ids.length === 0) return []
	const page = sql`select unnest(${ids}::integer[]) as item_id`
	return decodeNewsItems(db, await readRows(db, page, listing))
}

/** A page may begin in one stretch of the list and end in the next. */
async function readPage(db: Queryable, lists: ListChoice, listing: NewsListing): Promise<NewsItemRow[]> {
	const { page: number, pageSize = newsPageSize } = listing
	const offset = (number - 1) * pageSize
	const page: NewsItemRow[] = []
	let passed = 0
	for (const { rows } of walkLists(lists, listing.sort)) {
		const skipped = Math.max(0, offset - passed)
		const wanted = pageSize - page.length
		const found = await readRows(db, sql`${rows} limit ${wanted} offset ${skipped}`, listing)
		page.push(...found)
		if (found.length === wanted) break
		passed += found.length > 0 ? skipped + found.length : await countRows(db, rows, skipped)
	}
	return page
}

async function countRows(db: Queryable, rows: RawBuilder<unknown>, most: number): Promise<number> {
	if (most === 0) return 0
	const counted = await query({ items: integer })`
		select count(*)::integer as items from (${rows} limit ${most}) as posting
	`.execute(db)
	return counted.rows[0]?.items ?? 0
}

async function readRows(
	db: Queryable,
	page: RawBuilder<unknown>,
	{ sort }: Pick<NewsListing, 'sort'>,
): Promise<NewsItemRow[]> {
	// "offset 0" keeps the planner from reading the whole table for a handful of rows.
	const found = await query(itemRow)`
		select ${itemColumns}
		from (${page}) as page
		cross join lateral (
			-- Removed since its id was found: another statement saw it.
			select * from news_item where id = page.item_id and state = 'shown' offset 0
		) as item
		order by ${itemOrder(sort, 'item')}
	`.execute(db)
	return found.rows
}
