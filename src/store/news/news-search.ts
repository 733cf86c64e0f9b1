import { type NewsListing, newsPageSize, sortOrders } from '#domain/news-filter.ts'
import { integer, integers, moment, orNull, query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import {
	indexConditions,
	itemConditions,
	type ListChoice,
	mostItems,
	readTotals,
	unseenKeys,
} from './news-conditions.ts'
import { inOrder, type ListWalk, mostMergedLists, rankOf, walkLists, walkNewest } from './news-order.ts'
import { localeKey, timeSpans, timeWindow } from './search-keys.ts'
import { isFirstInList, isFirstOfStory } from './story-fellow.ts'
import { unseen } from './unseen-value.ts'

/** So many items of the shortest list are looked at one by one before anything cleverer is tried. */
const firstLook = 500

/**
 * Gathering an item costs about so many times looking at one: the inverted index gives places in the order of the
 * table, while a walk jumps about in it. At a million items page 50 of a middling word by views, which was walked to,
 * took 410 ms of the processor, and takes 40 gathered.
 */
const gatheringCost = 0.25

/** Windows grow fourfold and reach up to twice as far as they promise: on average they hold this much too much. */
const windowExcess = 4

/** What is not in so many windows is so rare that there is little of it anywhere. */
const mostWindows = 2

type SearchWish = {
	shortestLook?: number
	/** How many items each list has, where somebody knows. */
	totals?: ReadonlyMap<number, number> | undefined
}

/**
 * A page of ids for a filter with several conditions or a search. What is common is soon found by walking down a
 * list; what is rare is gathered from the inverted index and sorted. The first stretch of the walk tells which it is.
 */
export async function findMatchingIds(
	db: Queryable,
	listing: NewsListing,
	choices: readonly ListChoice[],
	{ shortestLook = firstLook, totals: known }: SearchWish = {},
): Promise<number[]> {
	const language = [localeKey(listing.locale)]
	const totals = known ?? (await readTotals(db, [...choices.flat(), ...language]))
	if (choices.some((choice) => mostItems(choice, totals) === 0)) return []
	const walkable = [language, ...choices.filter((choice) => choice.length <= mostMergedLists)]
	const walked = walkable.reduce((best, choice) =>
		mostItems(choice, totals) <= mostItems(best, totals) ? choice : best,
	)
	const residue = choices.filter((choice) => choice !== walked)
	const length = mostItems(walked, totals)
	const needed = endOf(listing)
	const look = Math.max(shortestLook, 2 * needed)
	// Lists that hardly meet would be walked to their end; where they do meet, the shortest bounds the cost.
	const chance = residue.reduce((share, choice) => share * shareOf(choice, language, totals), 1)
	if (length > look && listing.terms.length === 0 && length * chance < needed) {
		return gatherFrom(db, listing, choices)
	}
	const first = await walk(db, listing, choices, walked, look)
	if (first.found >= needed || length <= look) return first.ids

	const rowsToWalk = Math.min(length, (look * needed) / first.found)
	// The newest are gathered from a window of time that holds little more than the page.
	const windowed = listing.sort === 'latest' ? windowExcess * needed : Number.POSITIVE_INFINITY
	const rowsToGather = Math.min(windowed, (length * first.found) / look)
	if (first.found > 0 && rowsToWalk < gatheringCost * rowsToGather) {
		return (await walk(db, listing, choices, walked, length)).ids
	}
	return gather(db, listing, choices, await spanNeeded(db, walked, look, needed, first.found))
}

/** What is asked most is planned once: so few statements that every connection can keep them all. */
const isShort = ({ terms }: NewsListing): boolean => terms.length <= 1

/** How many items there are up to the end of the page. */
const endOf = ({ page, pageSize = newsPageSize }: NewsListing): number => page * pageSize

function shareOf(choice: ListChoice, whole: ListChoice, totals: ReadonlyMap<number, number>): number {
	return Math.min(1, mostItems(choice, totals) / mostItems(whole, totals))
}

/** Looks at so many items of the lists, one by one in order, until the page is full. */
async function walk(
	db: Queryable,
	listing: NewsListing,
	choices: readonly ListChoice[],
	walked: ListChoice,
	length: number,
): Promise<{ found: number; ids: number[] }> {
	const needed = endOf(listing)
	const residue = choices.filter((choice) => choice !== walked)
	const inOne = walked.length === 1
	const isFirst = inOne ? isFirstInList : isFirstOfStory
	const kept = { source: keptOf(listing, residue), isFirst: isFirst('kept', listing, choices) }
	const beside = listing.grouped ? (inOne ? 'later' : 'story_id') : undefined
	const ids: number[] = []
	let found = 0
	let left = length
	const keys = walked.map((key) => unseen(key, 'integer'))
	for (const stretch of walkLists(keys, listing, { beside })) {
		const isUsual = inOne && isShort(listing)
		const wanted = { left, needed: needed - found, pageSize: listing.pageSize ?? newsPageSize, isUsual }
		const step = await walkStretch(db, stretch, kept, wanted)
		found += step.found
		ids.push(...step.ids)
		left -= step.looked ?? left
		if (found >= needed || left <= 0) break
	}
	return { found, ids }
}

/**
 * Where a row of `posting` is looked up that must keep the rest of the filter. Whether it stands in other lists, they tell
 * themselves, for half of what it costs to read the item and compare its many keys.
 */
function keptOf(listing: NewsListing, residue: readonly ListChoice[]): Sql {
	const [first, ...others] = residue
	if (first === undefined || listing.terms.length > 0 || residue.some((choice) => choice.length > 1)) {
		return sql`news_item as item where item.id = posting.item_id and ${itemConditions(listing, residue)}`
	}
	const at = (choice: ListChoice) =>
		sql`key = ${unseen(choice[0], 'integer')} and published_at = posting.published_at and item_id = posting.item_id`
	return sql.join(
		[
			sql`news_posting as place where ${at(first)}`,
			...others.map((choice) => sql`exists (select from news_posting where ${at(choice)})`),
		],
		sql` and `,
	)
}

/** `needed` reaches to the end of the page; the ids are those that stand on it. `looked` is null where all was found. */
async function walkStretch(
	db: Queryable,
	{ rows, sort }: ListWalk,
	{ source, isFirst }: { source: Sql; isFirst: Sql },
	{ left, needed, pageSize, isUsual }: { left: number; needed: number; pageSize: number; isUsual: boolean },
): Promise<{ found: number; looked: number | null; ids: number[] }> {
	// The inner "offset 0" makes each item a look-up by its key. Ordered by the walk's own columns, and not by those that come
	// out of the look-up, the planner sees that they are in order already and stops where enough match.
	const most = unseen(left, 'integer')
	const enough = unseen(needed, 'integer')
	const columns = { found: integer, looked: orNull(integer), ids: integers }
	const answer = await query(columns, { isPrepared: isUsual })`
		with matching as materialized (
			select posting.* from (${rows} limit ${most}) as posting
			cross join lateral (
				select posting.* from ${source} offset 0
			) as kept
			where ${isFirst}
			order by ${inOrder(sort, 'posting')} limit ${enough}
		)
		select (select count(*)::integer from matching) as found,
			case when (select count(*) from matching) < ${enough} then
				(select count(*)::integer from (${rows} limit ${most}) as posting)
			end as looked,
			array(
				select item_id from matching order by ${inOrder(sort)} offset ${unseen(Math.max(0, needed - pageSize), 'integer')}
			) as ids
	`.execute(db)
	return answer.rows[0] ?? { found: 0, looked: null, ids: [] }
}

/** The newest moment of a list, and how far back from it the page will probably reach. */
async function spanNeeded(
	db: Queryable,
	walked: ListChoice,
	look: number,
	needed: number,
	found: number,
): Promise<{ newest: Date; ms: number }> {
	const answer = await query({ newest: moment, oldest: moment })`
		select max(published_at) as newest, min(published_at) as oldest
		from (${walkNewest(walked)} limit ${look}) as looked
	`.execute(db)
	const { newest = new Date(0), oldest = newest } = answer.rows[0] ?? {}
	// Where nothing was found yet it is probably rare: a window too long costs less than a second one.
	return { newest, ms: ((newest.getTime() - oldest.getTime()) * needed) / Math.max(found, 0.2) }
}

async function gather(
	db: Queryable,
	listing: NewsListing,
	choices: readonly ListChoice[],
	{ newest, ms }: { newest: Date; ms: number },
): Promise<number[]> {
	// Only the newest first can begin with the newest; a window that holds a whole page holds the right one.
	const windows =
		listing.sort === 'latest'
			? timeSpans
					.flatMap((span, level) => (span >= ms ? [timeWindow(level, newest)] : []))
					.slice(0, mostWindows)
			: []
	for (const window of windows) {
		const ids = await gatherFrom(db, listing, choices, window)
		if (ids.length === (listing.pageSize ?? newsPageSize)) return ids
	}
	return gatherFrom(db, listing, choices)
}

/** From a window of time, if one is given; an earlier report of a story may lie outside of it. */
async function gatherFrom(
	db: Queryable,
	listing: NewsListing,
	choices: readonly ListChoice[],
	window?: ListChoice,
): Promise<number[]> {
	const { page, pageSize = newsPageSize } = listing
	const within = window === undefined ? choices : [...choices, window]
	const gathered = sql`
		select item.id as item_id, item.published_at${rankColumn(listing)} from news_item as item
		where ${indexConditions(listing, within, unseenKeys)} order by ${inOrder(listing.sort)} offset 0
	`
	const told = sql`
		select gathered.*, member.story_id from (${gathered}) as gathered
		left join lateral (select story_id from story_member where item_id = gathered.item_id offset 0) as member on true
	`
	const found = await query({ id: integer }, { isPrepared: isShort(listing) })`
		select kept.item_id as id from (${listing.grouped ? told : gathered}) as kept
		where ${isFirstOfStory('kept', listing, choices)}
		order by ${inOrder(listing.sort, 'kept')} limit ${unseen(pageSize, 'integer')} offset ${unseen((page - 1) * pageSize, 'integer')}
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

/** The rank of `item`; what its story was counted stands beside its place in its language's list. */
function rankColumn(listing: NewsListing): Sql {
	const { sort, grouped, locale } = listing
	const { counter } = sortOrders[sort]
	if (sort === 'latest') return sql``
	if (counter !== null && !grouped) return sql`, ${sql.ref(`item.${counter}`)} as rank`
	return sql`, (
		select ${rankOf(listing)} from news_posting as place
		where key = ${localeKey(locale)} and place.published_at = item.published_at and item_id = item.id
	) as rank`
}
