import { sql } from 'kysely'
import { type NewsListing, newsPageSize } from '#domain/news-filter.ts'
import { withIndexesOnly } from './index-only-plan.ts'
import { indexConditions, itemConditions, type ListChoice, mostItems, readTotals } from './news-conditions.ts'
import { itemOrder, mostMergedLists, walkLists } from './news-order.ts'
import type { Queryable } from './schema.ts'
import { localeKey } from './search-keys.ts'

/** So many items of the shortest list are looked at one by one before anything cleverer is tried. */
const firstLook = 1000

/**
 * A page of ids for a filter with several conditions or a search. What is common is soon found by walking down a
 * list; what is rare is gathered from the inverted index and sorted. The first stretch of the walk tells which it is.
 */
export async function findMatchingIds(
	db: Queryable,
	listing: NewsListing,
	choices: readonly ListChoice[],
	shortestLook: number = firstLook,
): Promise<number[]> {
	const language = [localeKey(listing.locale)]
	const totals = await readTotals(db, [...choices.flat(), ...language])
	const walkable = [language, ...choices.filter((choice) => choice.length <= mostMergedLists)]
	const walked = walkable.reduce((best, choice) =>
		mostItems(choice, totals) <= mostItems(best, totals) ? choice : best,
	)
	const length = mostItems(walked, totals)
	if (choices.some((choice) => mostItems(choice, totals) === 0)) return []

	const needed = listing.page * newsPageSize
	const look = Math.max(shortestLook, 2 * needed)
	const residue = choices.filter((choice) => choice !== walked)
	const first = await walk(db, listing, walked, residue, look)
	if (first.found >= needed || length <= look) return first.ids

	const share = first.found / look
	const rowsToWalk = share === 0 ? Number.POSITIVE_INFINITY : Math.min(length, needed / share)
	const rowsToGather = share * length
	if (rowsToWalk < rowsToGather) return (await walk(db, listing, walked, residue, length)).ids
	return gather(db, listing, choices)
}

async function walk(
	db: Queryable,
	listing: NewsListing,
	walked: ListChoice,
	residue: readonly ListChoice[],
	length: number,
): Promise<{ found: number; ids: number[] }> {
	const needed = listing.page * newsPageSize
	// The inner "offset 0" makes each item a look-up by its id, in the order of the walk and only until enough match.
	const answer = await sql<{ found: number; ids: number[] }>`
		with matching as materialized (
			select posting.* from (${walkLists(walked, listing.sort)} limit ${length}) as posting
			cross join lateral (
				select from news_item as item
				where item.id = posting.item_id and ${itemConditions(listing, residue)} offset 0
			) as kept
			order by ${itemOrder(listing.sort, 'posting')} limit ${needed}
		)
		select (select count(*)::integer from matching) as found, array(
			select item_id from matching as posting order by ${itemOrder(listing.sort, 'posting')}
			offset ${needed - newsPageSize}
		) as ids
	`.execute(db)
	return answer.rows[0] ?? { found: 0, ids: [] }
}

async function gather(
	db: Queryable,
	listing: NewsListing,
	choices: readonly ListChoice[],
): Promise<number[]> {
	const found = await withIndexesOnly(db, (within) =>
		sql<{ id: number }>`
			select item.id from news_item as item where ${indexConditions(listing, choices)}
			order by ${itemOrder(listing.sort, 'item')}
			limit ${newsPageSize} offset ${(listing.page - 1) * newsPageSize}
		`.execute(within),
	)
	return found.rows.map(({ id }) => id)
}
