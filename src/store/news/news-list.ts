import {
	asksForNothing,
	countCeiling,
	isNarrowed,
	type NewsListing,
	newsPageSize,
} from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import {
	entriesIn,
	entryConditions,
	inOrder,
	isUsual,
	itemConditions,
	pageColumns,
} from './entry-conditions.ts'
import { decodeNewsItems, itemRow, selectItems } from './news-item-row.ts'

/** So many entries of an order are looked through for those that fit, before anything else is tried. */
const headLength = 2_000
/** A filter that fits fewer entries than this seldom fills a page from the head. */
const fewEntries = 1_000
/** Up to this page a filter is sure to be quick by the two ways below; further down the planner knows better. */
const lastHeadPage = 20

/** One page of the items that a filter has; empty past the end. `count`, where it is known, saves a look in vain. */
export async function findNews(
	db: Queryable,
	listing: NewsListing,
	count = Number.POSITIVE_INFINITY,
): Promise<NewsItem[]> {
	const { page, pageSize = newsPageSize } = listing
	if (asksForNothing(listing) || (page - 1) * pageSize >= count) return []
	if (!isNarrowed(listing)) return readPage(db, listing, plannedPage(listing), true)
	if (page > lastHeadPage) return readPage(db, listing, plannedPage(listing))
	if (count >= fewEntries || count > countCeiling(listing)) {
		const head = await readPage(db, listing, headPage(listing), isUsual(listing))
		if (head.length === pageSize) return head
	}
	return readPage(db, listing, gatheredPage(listing))
}

const pageOf = (listing: NewsListing, entries: Sql, condition: Sql): Sql => {
	const { sort, page, pageSize = newsPageSize } = listing
	return sql`
		select ${pageColumns(sort, 'entry')} from ${entries} as entry where ${condition}
		order by ${inOrder(sort, 'entry')} limit ${pageSize} offset ${(page - 1) * pageSize}`
}

const plannedPage = (listing: NewsListing): Sql =>
	pageOf(listing, entriesIn(listing), entryConditions(listing))

/** Those that fit among the first of the order's index: the same plan whatever the filter is. */
const headPage = (listing: NewsListing): Sql => {
	const head = sql`(
		select * from ${entriesIn(listing)} as entry order by ${inOrder(listing.sort, 'entry')} limit ${sql.lit(headLength)}
	)`
	return pageOf(listing, head, entryConditions(listing))
}

/** All that fit, and then sorted: the planner, which knows nothing of tags that ended long ago, has no other choice. */
const gatheredPage = (listing: NewsListing): Sql => {
	const gathered = sql`(
		select ${pageColumns(listing.sort, 'entry')} from ${entriesIn(listing)} as entry
		where ${entryConditions(listing)} offset 0
	)`
	return pageOf(listing, gathered, sql`true`)
}

/** The items of a page of entries. */
async function readPage(
	db: Queryable,
	listing: NewsListing,
	page: Sql,
	isPrepared = false,
): Promise<NewsItem[]> {
	const found = await query(itemRow, { isPrepared })`
		${selectItems(sql`(${page}) as page
			cross join lateral (
				-- "offset 0" keeps the planner from reading the whole table for a handful of rows.
				select * from news_item where id = ${shownReport(listing)} and state = 'shown' offset 0
			) as item`)}
		order by ${inOrder(listing.sort, 'page')}
	`.execute(db)
	return decodeNewsItems(db, found.rows)
}

/** Of a story found by a filter, the earliest report that fits by itself; else, as without a filter, its first. */
function shownReport(listing: NewsListing): Sql {
	if (listing.grouped !== true || !isNarrowed(listing)) return sql`page.item_id`
	return sql`coalesce((
		select entry.item_id from news_list_entry as entry
		where entry.story_id = page.story_id and entry.locale = page.locale and not entry.is_story
			and ${itemConditions(listing)}
		order by entry.published_at, entry.item_id limit 1
	), page.item_id)`
}
