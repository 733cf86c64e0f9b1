import { asksForNothing, countCeiling, type NewsFilter } from '#domain/news-filter.ts'
import { integer, moment, orNull, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { canMeet, countMixture } from './mixture-count.ts'
import { indexConditions, type ListChoice, listChoices, mostItems, readTotals } from './news-conditions.ts'
import { localeKey, timeSpans, timeWindow } from './search-keys.ts'

/** How many rows a filter asks for, exact up to the ceiling; one more than the ceiling where there are more. */
export async function countNews(db: Queryable, filter: NewsFilter): Promise<number> {
	if (asksForNothing(filter)) return 0
	const choices = listChoices(filter)
	const totals = await readTotals(db, choices.flat(), filter.grouped)
	const most = Math.min(...choices.map((choice) => mostItems(choice, totals)))
	if (most === 0) return 0
	const enough = countCeiling(filter) + 1
	const [only] = choices
	if (only === undefined || choices.length > 1 || filter.terms.length > 0) {
		return most > shortestMet && canMeet(filter, choices)
			? Math.min(await countMixture(db, filter, choices), enough)
			: countMatching(db, filter, choices, { most, enough })
	}
	// An item has one source, so lists of sources do not overlap, but stories do.
	if (only.length === 1 || (filter.sourceIds.length > 0 && !filter.grouped)) return Math.min(most, enough)
	return countAnyOf(db, only, totals, { enough, grouped: filter.grouped ?? false })
}

/** Up to so many items in the shortest list its items are sooner looked at than whole lists are met. */
const shortestMet = 4_000

/** Rows of any of several lists, which may overlap: the longest is a floor, then the longest, and all only where they overlap much. */
async function countAnyOf(
	db: Queryable,
	keys: ListChoice,
	totals: ReadonlyMap<number, number>,
	{ enough, grouped }: { enough: number; grouped: boolean },
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
	const countIn = (lists: ListChoice) => countPlaces(db, lists, enough, grouped)
	const counted = await countIn(longest)
	return counted === enough || longest.length === keys.length ? counted : countIn(keys)
}

/** So many times as many places in lists hold enough items, unless half of the items stand in two of the lists. */
const likelyEnough = 1.5

async function countPlaces(
	db: Queryable,
	keys: ListChoice,
	enough: number,
	grouped: boolean,
): Promise<number> {
	const row = grouped ? sql`coalesce(story_id, item_id)` : sql`item_id`
	const rows = sql`select distinct ${row} from news_posting where key = any(${keys}::integer[])`
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
	const countIn = (within: readonly ListChoice[]) =>
		filter.grouped ? countStories(db, filter, within, enough) : countItems(db, filter, within, enough)
	// What is common reaches the ceiling within a part of the time, and the rest need not be read.
	for (const window of most > sampledAbove * enough ? await recentWindows(db, filter) : []) {
		const counted = await countIn([...choices, window])
		if (counted === enough) return enough
		if (counted * likelyGrowth < enough) break
	}
	return countIn(choices)
}

async function countItems(
	db: Queryable,
	filter: NewsFilter,
	choices: readonly ListChoice[],
	enough: number,
): Promise<number> {
	const answer = await query({ items: integer })`
		select count(*)::integer as items from (
			select from news_item as item where ${indexConditions(filter, choices)} limit ${enough}
		) as matching
	`.execute(db)
	return answer.rows[0]?.items ?? 0
}

/** So many more reports than stories are read at first: mostly they tell enough, and then the rest need not be read. */
const reportsAStory = 1.2
const moreReports = 4

async function countStories(
	db: Queryable,
	filter: NewsFilter,
	choices: readonly ListChoice[],
	enough: number,
): Promise<number> {
	for (let most = Math.ceil(reportsAStory * enough); ; most *= moreReports) {
		const answer = await query({ items: integer, stories: integer })`
			select count(*)::integer as items, count(distinct story_id)::integer as stories from (
				select coalesce(member.story_id, item.id) as story_id
				from (select id from news_item as item where ${indexConditions(filter, choices)} limit ${most}) as item
					left join story_member as member on member.item_id = item.id
			) as matching
		`.execute(db)
		const { items = 0, stories = 0 } = answer.rows[0] ?? {}
		if (stories >= enough) return enough
		if (items < most) return stories
	}
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
