import type { ListLocale, NewsLocale } from '#domain/locale.ts'
import { isNarrowed, type NewsFilter, type NewsSort, sortOrders } from '#domain/news-filter.ts'
import { namesIn, type SearchTerm } from '#domain/search-words.ts'
import { type Sql, sql } from '#store/sql.ts'
import { termQuery } from './word-vector.ts'

type Entries = Pick<NewsFilter, 'locale' | 'grouped' | 'coverage'>

/** What was reported in one language alone has no entries in the others. */
const storedLocale = ({ locale, coverage }: Entries): ListLocale => coverage ?? locale

/** The entries of a list: a partition of `news_list_entry`, or two for both languages. */
export function entriesIn(filter: Entries): Sql {
	const { grouped = false } = filter
	const locale = storedLocale(filter)
	return locale === 'both'
		? sql`(select * from news_list_entry where ${grouped ? sql`is_story` : sql`not is_story`})`
		: sql.ref(`news_list_${locale}_${grouped ? 'stories' : 'items'}`)
}

/** The SQL condition of a filter on `entry`. */
export function entryConditions(filter: NewsFilter): Sql {
	const conditions = narrowingConditions(filter, 'entry')
	if (!hasTwoRowsOfAStory(filter)) return allOf(conditions)
	return allOf([...conditions, isStoryRow(filter)])
}

/** A story has an entry in each of its languages. */
export const hasTwoRowsOfAStory = (filter: Entries): boolean =>
	storedLocale(filter) === 'both' && filter.grouped === true

/**
 * A list of both languages shows a story by the entry of the language that reported it first; by the other one only
 * if the filter excludes the first.
 */
function isStoryRow(filter: NewsFilter): Sql {
	if (!isNarrowed(filter)) return sql`entry.is_first_locale`
	return sql`(entry.is_first_locale or not exists (
		select from news_list_entry as first
		where first.story_id = entry.story_id and first.is_story and first.is_first_locale
			and ${allOf(narrowingConditions(filter, 'first'))}
	))`
}

/** The SQL condition of a filter on any single `entry`. */
export const itemConditions = (filter: NewsFilter): Sql => allOf(narrowingConditions(filter, 'entry'))

const allOf = (conditions: readonly Sql[]): Sql =>
	conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

function narrowingConditions(
	{ coinIds, sourceIds, categoryId, terms, coverage, collectedAfter }: NewsFilter,
	table: string,
): Sql[] {
	const column = (name: 'tags' | 'sources' | 'words') => sql.ref(`${table}.${name}`)
	const [named, plain] = [true, false].map((isNamed) =>
		terms.filter(({ names }) => names.length > 0 === isNamed),
	)
	return [
		...(coverage === undefined ? [] : [isReportedIn(coverage, table)]),
		...(collectedAfter === undefined ? [] : [isCollectedAfter(collectedAfter, table)]),
		...(categoryId === null ? [] : [sql`${column('tags')} @> ${[categoryId]}::integer[]`]),
		...(coinIds.length === 0 ? [] : [sql`${column('tags')} && ${coinIds}::integer[]`]),
		...(sourceIds.length === 0 ? [] : [sql`${column('sources')} && ${sourceIds}::integer[]`]),
		...wordConditions(plain ?? [], column('words')),
		...(named ?? []).map((term) => namedCondition(term, column)),
	]
}

/** Whether a story has no report in another language: one look into the index by story for each entry. */
export const isReportedIn = (locale: NewsLocale, table: string): Sql => sql`not exists (
	select from news_list_entry as other
	where other.story_id = ${sql.ref(`${table}.story_id`)} and other.is_story and other.locale <> ${sql.lit(locale)}
)`

/** A limit on the scanned items: at a million items, counting those of a year took three seconds on a busy machine. */
const mostCollected = 10_000

const isCollectedAfter = (moment: Date, table: string): Sql => sql`${sql.ref(`${table}.item_id`)} in (
	select id from news_item where first_seen_at > ${moment}::timestamptz
	order by first_seen_at desc limit ${sql.lit(mostCollected)}
)`

/**
 * The index collects all matches of each word before it intersects them: for a long query the longest words are
 * enough, and the rest is checked on what they leave.
 */
const mostIndexedTerms = 3

function wordConditions(terms: readonly SearchTerm[], words: Sql): Sql[] {
	const lengthOf = ({ patterns }: SearchTerm) => patterns.flatMap((pattern) => pattern.words).join('').length
	const wanted = terms
		.filter(({ isExcluded }) => !isExcluded)
		.sort((one, other) => lengthOf(other) - lengthOf(one))
	const indexed = wanted.slice(0, mostIndexedTerms)
	const others = terms.filter((term) => !indexed.includes(term))
	const match = (some: readonly SearchTerm[]) =>
		sql`${words} @@ ${some.map((term) => (term.isExcluded ? `!(${termQuery(term)})` : termQuery(term))).join(' & ')}::tsquery`
	return [
		...(indexed.length > 0 ? [match(indexed)] : []),
		...(others.length > 0 ? [sql`(${match(others)}) is true`] : []),
	]
}

function namedCondition(term: SearchTerm, column: (name: 'tags' | 'sources' | 'words') => Sql): Sql {
	const ids = (isSource: boolean) =>
		term.names.flatMap(({ kind, id }) => ((kind === 'source') === isSource ? [id] : []))
	const [tagIds, sourceIds] = [ids(false), ids(true)]
	const alternatives = [
		sql`${column('words')} @@ ${termQuery(term)}::tsquery`,
		...(tagIds.length > 0 ? [sql`${column('tags')} && ${tagIds}::integer[]`] : []),
		...(sourceIds.length > 0 ? [sql`${column('sources')} && ${sourceIds}::integer[]`] : []),
	]
	const met = sql`(${sql.join(alternatives, sql` or `)})`
	return term.isExcluded ? sql`not ${met}` : met
}

/** There are few different statements of this kind, so they are worth preparing; a moment decides how one is planned. */
export const isUsual = ({ terms, collectedAfter }: Pick<NewsFilter, 'terms' | 'collectedAfter'>): boolean =>
	namesIn(terms).length < 2 && collectedAfter === undefined

/** The columns of an order, all descending: its counter, if it has one, the date, the id. */
const orderColumns = (sort: NewsSort): string[] => {
	const { counter } = sortOrders[sort]
	const rank = counter ?? (sort === 'top' ? 'top_at' : undefined)
	return [...(rank === undefined ? [] : [rank]), 'published_at', 'item_id']
}

export const inOrder = (sort: NewsSort, table: string): Sql =>
	sql.join(orderColumns(sort).map((column) => sql`${sql.ref(`${table}.${column}`)} desc`))

/** The columns of entries that a page needs. */
export const pageColumns = (sort: NewsSort, table: string): Sql =>
	sql.join([...orderColumns(sort), 'story_id', 'locale'].map((column) => sql.ref(`${table}.${column}`)))
