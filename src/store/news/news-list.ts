import { asksForNothing, type NewsListing, type NewsSort, newsPageSize } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { countByTotals, type ListTotals } from './list-totals.ts'
import { type ListChoice, listChoices } from './news-conditions.ts'
import { decodeNewsItems, itemRow, selectItems } from './news-item-row.ts'
import { findNewsByIds } from './news-lookup.ts'
import { inOrder, type ListWalk, mostMergedLists, walkLists } from './news-order.ts'
import { findMatchingIds } from './news-search.ts'
import { isFirstWhere } from './story-fellow.ts'
import { unseen } from './unseen-value.ts'

/** One page of the items that a filter asks for; empty past the end. Who keeps the totals of lists saves asking for them. */
export async function findNews(
	db: Queryable,
	listing: NewsListing,
	totals?: ListTotals,
): Promise<NewsItem[]> {
	if (asksForNothing(listing)) return []
	const choices = listChoices(listing)
	const [only = []] = choices
	if (choices.length > 1 || listing.terms.length > 0 || only.length > mostMergedLists) {
		return findNewsByIds(db, await findMatchingIds(db, listing, choices, { totals: totals?.items }))
	}
	const offset = offsetOf(listing)
	if (totals !== undefined && offset >= (countByTotals(listing, totals) ?? Number.POSITIVE_INFINITY))
		return []
	// Lists past the last are none, and cost nothing.
	const lists = mergedTogether.find((most) => most >= only.length) ?? mostMergedLists
	const found = await findPage(db, listing, only, lists)
	return decodeNewsItems(db, found.rows)
}

/** Statements are for so many lists, so that there are few of them. */
const mergedTogether = [1, 2, 4, 8, 16, mostMergedLists]

const offsetOf = ({ page, pageSize = newsPageSize }: NewsListing): number => (page - 1) * pageSize

/** Nearly every list that is asked for is a page of one list or of a few: one prepared statement for each order. */
function findPage(db: Queryable, listing: NewsListing, given: ListChoice, lists: number) {
	const { sort, grouped = false, pageSize = newsPageSize, locale, sourceIds, coinIds } = listing
	// Said in the statement, so that whoever plans it knows for how few rows the rest is looked up.
	const size = sql.lit(pageSize)
	const offset = unseen(offsetOf(listing), 'integer')
	const inOne =
		sourceIds.length > 0
			? sql`fellow.source_id = any(${unseen(sourceIds, 'integer[]')}::integer[])`
			: sql`item.tags && ${unseen(coinIds, 'integer[]')}`
	const keys = Array.from({ length: lists }, (_, place) =>
		unseen(sql`(${given}::integer[])[${sql.lit(place + 1)}]`, 'integer'),
	)
	const [first, second] = grouped
		? walkStories(keys, sort, sql`fellow.locale = ${unseen(locale, 'text')} and ${inOne}`)
		: walkLists(keys, { sort })
	if (first === undefined) throw new Error('a list without a stretch')
	const counted = sql`(select count(*)::integer from (${first.rows} limit ${offset} + ${size}) as posting)`
	// A page may begin in one stretch of the list and end in the next, which is not begun where the first fills the page.
	const page =
		second === undefined
			? sql`${first.rows} limit ${size} offset ${offset}`
			: sql`
				(select * from (${first.rows} limit ${size} offset ${offset}) as posting)
				union all
				(select 0 as rank, rest.published_at, rest.item_id
				from (select ${counted} as rows offset 0) as counted cross join lateral (
					${second.rows} limit greatest(0, ${size} - greatest(0, counted.rows - ${offset}))
						offset greatest(0, ${offset} - counted.rows)
				) as rest)
				limit ${size}`
	return query(itemRow, { isPrepared: true })`
		${selectItems(sql`(${page}) as page
			cross join lateral (
				-- "offset 0" keeps the planner from reading the whole table for a handful of rows.
				select * from news_item where id = page.item_id and state = 'shown' offset 0
			) as item`)}
		order by ${inOrder(sort, 'page')}
	`.execute(db)
}

/** Of each story the earliest report in any of the lists. */
function walkStories(keys: readonly Sql[], sort: NewsSort, fits: Sql): ListWalk[] {
	const condition = sql`not later`
	if (keys.length === 1) return walkLists(keys, { sort, grouped: true }, { condition })
	// Each list knows its own later reports; of several lists' earliest reports of a story one is the earliest.
	const isFirst = isFirstWhere('posting', fits)
	return walkLists(keys, { sort, grouped: true }, { condition, beside: 'story_id' }).map(
		({ rows, sort: by }) => ({
			rows: sql`
				select ${by === 'latest' ? sql`` : sql`rank, `}published_at, item_id from (${rows}) as posting
				where ${isFirst} order by ${inOrder(by, 'posting')}`,
			sort: by,
		}),
	)
}
