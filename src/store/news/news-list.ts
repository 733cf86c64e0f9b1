import { type RawBuilder, sql } from 'kysely'
import { asksForNothing, type NewsListing, type NewsSort, newsPageSize } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { integer, prepare, query } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { countByTotals, type ListTotals } from './list-totals.ts'
import { type ListChoice, listChoices } from './news-conditions.ts'
import { decodeNewsItems, itemRow, selectItems } from './news-item-row.ts'
import { findNewsByIds } from './news-lookup.ts'
import { inOrder, type ListWalk, mostMergedLists, walkLists } from './news-order.ts'
import { findMatchingIds } from './news-search.ts'
import { isFirstOfStory } from './story-fellow.ts'

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
	const [list, another] = only
	if (list === undefined || another !== undefined) {
		return findNewsByIds(db, await walkPage(db, walkRows(listing, only), listing))
	}
	const offset = offsetOf(listing)
	if (totals !== undefined && offset >= (countByTotals(listing, totals) ?? 0)) return []
	return decodeNewsItems(db, await pageStatement(listing)(db, { list, offset }))
}

const offsetOf = ({ page, pageSize = newsPageSize }: NewsListing): number => (page - 1) * pageSize

type PageStatement = ReturnType<typeof preparePage>
const pageStatements = new Map<string, PageStatement>()

/** Nearly every list that is asked for is a page of one list: a statement for each order, and nothing but that to ask. */
function pageStatement({ sort, grouped = false, pageSize = newsPageSize }: NewsListing): PageStatement {
	const shape = `${sort} ${grouped} ${pageSize}`
	const known = pageStatements.get(shape) ?? preparePage({ sort, grouped, pageSize })
	pageStatements.set(shape, known)
	return known
}

function preparePage({ sort, grouped, pageSize }: { sort: NewsSort; grouped: boolean; pageSize: number }) {
	// Said in the statement, so that whoever plans it knows for how few rows the rest is looked up.
	const size = sql.lit(pageSize)
	return prepare(itemRow, (given: (name: 'list' | 'offset') => RawBuilder<unknown>) => {
		const offset = sql`${given('offset')}::integer`
		const wish = grouped ? { condition: sql`not later` } : {}
		const [first, second] = walkLists([given('list')], { sort, grouped }, wish)
		if (first === undefined) throw new Error('a list without a stretch')
		const counted = sql`(select rows from counted)`
		// A page may begin in one stretch of the list and end in the next.
		const page =
			second === undefined
				? sql`${first.rows} limit ${size} offset ${offset}`
				: sql`
					with counted as materialized (
						select count(*)::integer as rows from (${first.rows} limit ${offset} + ${size}) as posting
					)
					(select * from (${first.rows} limit ${size} offset ${offset}) as posting)
					union all
					(select 0 as rank, posting.* from (
						${second.rows} limit greatest(0, ${size} - greatest(0, ${counted} - ${offset}))
							offset greatest(0, ${offset} - ${counted})
					) as posting limit ${size})`
		return sql`
			${selectItems(sql`(${page}) as page
				cross join lateral (
					-- "offset 0" keeps the planner from reading the whole table for a handful of rows.
					select * from news_item where id = page.item_id and state = 'shown' offset 0
				) as item`)}
			order by ${inOrder(sort, 'page')}
		`
	})
}

/** The rows of any of several lists, stretch by stretch. */
function walkRows(listing: NewsListing, lists: ListChoice): ListWalk[] {
	if (!listing.grouped) return walkLists(lists, listing)
	// Each list knows its own later reports; of several lists' earliest reports of a story one is the earliest.
	const isFirst = isFirstOfStory('posting', listing, [lists])
	return walkLists(lists, listing, { condition: sql`not later`, beside: 'story_id' }).map(
		({ rows, sort }) => ({
			rows: sql`select * from (${rows}) as posting where ${isFirst} order by ${inOrder(sort, 'posting')}`,
			sort,
		}),
	)
}

/** The ids on a page of them. */
async function walkPage(
	db: Queryable,
	stretches: readonly ListWalk[],
	listing: NewsListing,
): Promise<number[]> {
	const { pageSize = newsPageSize } = listing
	const page: number[] = []
	let passed = 0
	for (const { rows, sort } of stretches) {
		const skipped = Math.max(0, offsetOf(listing) - passed)
		const wanted = pageSize - page.length
		const found = await query({ id: integer })`
			select item_id as id from (${rows} limit ${wanted} offset ${skipped}) as posting
			order by ${inOrder(sort, 'posting')}
		`.execute(db)
		page.push(...found.rows.map(({ id }) => id))
		if (found.rows.length === wanted) break
		passed += found.rows.length > 0 ? skipped + found.rows.length : await countRows(db, rows, skipped)
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
