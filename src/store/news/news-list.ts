import {
	asksForNothing,
	countCeiling,
	isDeepPage,
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
import { decodeNewsItems, itemRow, selectItems, selectStories } from './news-item-row.ts'

/** This many of the first entries of an order are scanned for matches first. */
const headLength = 2_000
/** A filter with fewer matches than this rarely fills a page from the first entries. */
const fewEntries = 1_000
/** Of a search so many: further down its pages need more matches, and the planner chose a walk of two seconds. */
const searchHeadLength = 10_000

/** One page of the items of a filter; empty past the end. A known `count` saves a query without results. */
export async function findNews(
	db: Queryable,
	listing: NewsListing,
	count = Number.POSITIVE_INFINITY,
): Promise<NewsItem[]> {
	const { page, pageSize = newsPageSize } = listing
	if (asksForNothing(listing) || (page - 1) * pageSize >= count) return []
	if (!isNarrowed(listing)) return readPage(db, listing, plannedPage(listing), true)
	const isSearch = listing.terms.length > 0
	// Up to this page the two queries below are fast, and for a search always; else the planner chooses better.
	if (isDeepPage(page) && !isSearch) return readPage(db, listing, plannedPage(listing))
	if (count >= fewEntries || count > countCeiling(listing)) {
		const head = await readPage(
			db,
			listing,
			headPage(listing, isDeepPage(page) ? searchHeadLength : headLength),
			isUsual(listing),
		)
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

/** The matches among the first entries of the order's index: the same plan for every filter. */
const headPage = (listing: NewsListing, length: number): Sql => {
	const head = sql`(
		select * from ${entriesIn(listing)} as entry order by ${inOrder(listing.sort, 'entry')} limit ${sql.lit(length)}
	)`
	return pageOf(listing, head, entryConditions(listing))
}

/**
 * Collects all matches and sorts them: the planner is forced, because it has no statistics about tags that ended long
 * ago.
 */
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
	const select = listing.grouped ? selectStories : selectItems
	const found = await query(itemRow, { isPrepared })`
		${select(sql`(${page}) as page
			cross join lateral (
				-- "offset 0" prevents the planner from reading the whole table for a handful of rows.
				select * from news_item where id = ${shownReport(listing)} and state = 'shown' offset 0
			) as item`)}
		order by ${inOrder(listing.sort, 'page')}
	`.execute(db)
	return decodeNewsItems(db, found.rows)
}

/** For a story that a filter found, the earliest report that matches by itself; otherwise its first. */
function shownReport(listing: NewsListing): Sql {
	if (listing.grouped !== true || !isNarrowed(listing)) return sql`page.item_id`
	return sql`coalesce((
		select entry.item_id from news_list_entry as entry
		where entry.story_id = page.story_id and entry.locale = page.locale and not entry.is_story
			and ${itemConditions(listing)}
		order by entry.published_at, entry.item_id limit 1
	), page.item_id)`
}
