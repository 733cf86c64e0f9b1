import { type RawBuilder, sql } from 'kysely'
import { asksForNothing, type NewsListing, newsPageSize } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { type ListChoice, listChoices } from './news-conditions.ts'
import { decodeNewsItems, itemColumns, itemRow, type NewsItemRow } from './news-item-row.ts'
import { inOrder, type ListWalk, mostMergedLists, walkLists } from './news-order.ts'
import { findMatchingIds } from './news-search.ts'
import { isFirstOfStory } from './story-fellow.ts'

/** One page of the items that a filter asks for; empty past the end. */
export async function findNews(db: Queryable, listing: NewsListing): Promise<NewsItem[]> {
	if (asksForNothing(listing)) return []
	const choices = listChoices(listing)
	const [only] = choices
	const plain = choices.length === 1 && listing.terms.length === 0
	if (plain && only !== undefined && only.length <= mostMergedLists) {
		return decodeNewsItems(db, await readPage(db, walkRows(listing, only), listing))
	}
	const ids = await findMatchingIds(db, listing, choices)
	if (ids.length === 0) return []
	const page = sql`select * from unnest(${ids}::integer[]) with ordinality as given (item_id, place)`
	return decodeNewsItems(db, await readRows(db, page, sql`page.place`))
}

/** The rows of one list, or of any of several, stretch by stretch. */
function walkRows(listing: NewsListing, lists: ListChoice): ListWalk[] {
	if (!listing.grouped) return walkLists(lists, listing)
	const condition = sql`not later`
	if (lists.length === 1) return walkLists(lists, listing, { condition })
	// Each list knows its own later reports; of several lists' earliest reports of a story one is the earliest.
	const isFirst = isFirstOfStory('posting', listing, [lists])
	return walkLists(lists, listing, { condition, withStory: true }).map(({ rows, sort }) => ({
		rows: sql`select * from (${rows}) as posting where ${isFirst} order by ${inOrder(sort, 'posting')}`,
		sort,
	}))
}

/** A page may begin in one stretch of the list and end in the next. */
async function readPage(
	db: Queryable,
	stretches: readonly ListWalk[],
	{ page: number, pageSize = newsPageSize }: NewsListing,
): Promise<NewsItemRow[]> {
	const offset = (number - 1) * pageSize
	const page: NewsItemRow[] = []
	let passed = 0
	for (const { rows, sort } of stretches) {
		const skipped = Math.max(0, offset - passed)
		const wanted = pageSize - page.length
		const found = await readRows(db, sql`${rows} limit ${wanted} offset ${skipped}`, inOrder(sort, 'page'))
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
	order: RawBuilder<unknown>,
): Promise<NewsItemRow[]> {
	// "offset 0" keeps the planner from reading the whole table for a handful of rows.
	const found = await query(itemRow)`
		select ${itemColumns}
		from (${page}) as page
		cross join lateral (
			-- Removed since its id was found: another statement saw it.
			select * from news_item where id = page.item_id and state = 'shown' offset 0
		) as item
		order by ${order}
	`.execute(db)
	return found.rows
}
