import { type RawBuilder, sql } from 'kysely'
import { asksForNothing, countCeiling, type NewsFilter } from '#domain/news-filter.ts'
import { integer, moment, orNull, query } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { countGrouped } from './grouped-news.ts'
import { indexConditions, type ListChoice, listChoices, mostItems, readTotals } from './news-conditions.ts'
import { localeKey, timeSpans, timeWindow } from './search-keys.ts'

/** How many items a filter asks for, exact up to the ceiling; one more than the ceiling where there are more. */
export async function countNews(db: Queryable, filter: NewsFilter): Promise<number> {
	if (asksForNothing(filter)) return 0
	if (filter.grouped) return countGrouped(db, filter, countCeiling(filter) + 1)
	const choices = listChoices(filter)
	const totals = await readTotals(db, choices.flat())
	const most = Math.min(...choices.map((choice) => mostItems(choice, totals)))
	if (most === 0) return 0
	const enough = countCeiling(filter) + 1
	const [only] = choices
	if (only === undefined || choices.length > 1 || filter.terms.length > 0) {
		return countMatching(db, filter, choices, { most, enough })
	}
	// An item has one source, so lists of sources do not overlap; of several coins' lists the longest is a floor.
	if (only.length === 1 || filter.sourceIds.length > 0) return Math.min(most, enough)
	return countAnyOf(db, only, totals, enough)
}

/** Items that stand in any of several lists, which may overlap: the longest first, and all only where those overlap much. */
async function countAnyOf(
	db: Queryable,
	keys: ListChoice,
	totals: ReadonlyMap<number, number>,
	enough: number,
): Promise<number> {
	const lengthOf = (key: number) => totals.get(key) ?? 0
	const byLength = keys.toSorted((one, other) => lengthOf(other) - lengthOf(one))
	if (lengthOf(byLength[0] ?? 0) >= enough) return enough
	let sum = 0
	const longest = byLength.filter((key) => {
		const wanted = sum < likelyEnough * enough
		sum += lengthOf(key)
		return wanted
	})
	const counted = await countPostings(db, longest, enough)
	return counted === enough || longest.length === keys.length ? counted : countPostings(db, keys, enough)
}

/** So many times as many places in lists hold enough items, unless half of the items stand in two of the lists. */
const likelyEnough = 1.5

function countPostings(db: Queryable, keys: ListChoice, enough: number): Promise<number> {
	const rows = sql`select distinct item_id from news_posting where key = any(${keys}::integer[])`
	return countRows(db, rows, enough)
}

async function countRows(db: Queryable, rows: RawBuilder<unknown>, enough: number): Promise<number> {
	const answer = await query({ items: integer })`
		select count(*)::integer as items from (${rows} limit ${enough}) as matching
	`.execute(db)
	return answer.rows[0]?.items ?? 0
}

async function countMatching(
	db: Queryable,
	filter: NewsFilter,
	choices: readonly ListChoice[],
	{ most, enough }: { most: number; enough: number },
): Promise<number> {
	const matching = (within: readonly ListChoice[]) =>
		sql`select from news_item as item where ${indexConditions(filter, within)}`
	// What is common reaches the ceiling within a part of the time, and the rest need not be read.
	for (const window of most > sampledAbove * enough ? await recentWindows(db, filter) : []) {
		const counted = await countRows(db, matching([...choices, window]), enough)
		if (counted === enough) return enough
		if (counted * likelyGrowth < enough) break
	}
	return countRows(db, matching(choices), enough)
}

/** A window of time is four times as long as the one before it, and holds at least so many times as much. */
const likelyGrowth = 2.5

/** A list that may hold this many times what is enough is first counted in a part. */
const sampledAbove = 4
const largestSample = 0.2

/** The newest part of a language's items, about a tenth to a fifth, and longer parts that are still not all. */
async function recentWindows(db: Queryable, filter: NewsFilter): Promise<ListChoice[]> {
	const key = localeKey(filter.locale)
	const answer = await query({ newest: orNull(moment), oldest: orNull(moment) })`
		select (select max(published_at) from news_posting where key = ${key}) as newest,
			(select min(published_at) from news_posting where key = ${key}) as oldest
	`.execute(db)
	const { newest = null, oldest = null } = answer.rows[0] ?? {}
	if (newest === null || oldest === null) return []
	const whole = newest.getTime() - oldest.getTime()
	const first = timeSpans.findLastIndex((span) => span <= whole * largestSample)
	return timeSpans.flatMap((span, level) =>
		first >= 0 && level >= first && span < whole / 2 ? [timeWindow(level, newest)] : [],
	)
}
