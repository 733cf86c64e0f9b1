import { newsLocales } from '#domain/locale.ts'
import { titleWords } from '#domain/search-words.ts'
import { type Counter, counters } from '#domain/vote.ts'
import { integer, integers, oneOf, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { countColumns, countsOf } from '#store/votes/item-counts.ts'
import { announceNewItems } from './news-announcement.ts'
import { topMoment } from './top-moment.ts'
import { wordVector } from './word-vector.ts'

const reportRow = {
	id: integer,
	storyId: integer,
	locale: oneOf(newsLocales),
	sourceId: integer,
	outlet: text,
	title: text,
	tags: integers,
	...countColumns,
}
type Report = Row<typeof reportRow>

/** The columns of `news_list_entry` that are not in its item. */
type ListEntry = Record<Counter, number> & {
	itemId: number
	isStory: boolean
	/** The first report of the story. */
	firstId: number
	outlets: number
	/** The votes of the whole story. */
	votes: number
	tags: readonly number[]
	sources: readonly number[]
	words: string
	isFirstLocale: boolean
}

/**
 * Rebuilds the list entries of these items, and of the stories that they are in or were in. Every function that
 * stores, edits, shows, hides, joins or splits items calls it before the end of its transaction and holds the
 * writers' lock. Returns how many entries differed.
 */
export async function rebuildEntries(change: Queryable, itemIds: readonly number[]): Promise<number> {
	if (itemIds.length === 0) return 0
	const stories = await query({ id: integer })`
		select story_id as id from news_item where id = any(${itemIds}::integer[])
		union
		select story_id from news_list_entry
		where item_id = any(${itemIds}::integer[]) and not is_story and locale in (${sql.join(newsLocales.map(sql.lit))})
		-- A story is named by its first item, which may be hidden and have left it.
		union
		select unnest(${itemIds}::integer[])
	`.execute(change)
	const storyIds = stories.rows.map(({ id }) => id)
	const reports = await query(reportRow)`
		select item.id, item.story_id as "storyId", item.locale, item.source_id as "sourceId", source.outlet, item.title,
			item.tags, ${countsOf('item')}
		from news_item as item join source on source.id = item.source_id
		where item.story_id = any(${storyIds}::integer[]) and item.state = 'shown'
		order by item.published_at, item.id
	`.execute(change)
	const byStory = Map.groupBy(reports.rows, ({ storyId }) => storyId)
	const changed = await writeEntries(change, storyIds, [...byStory.values()].flatMap(entriesOf))
	// A story that grows changes rows in the lists of all its reports.
	if (changed > 0)
		for (const locale of new Set(reports.rows.map((report) => report.locale)))
			await announceNewItems(change, locale)
	return changed
}

/** The entries of one story: one for each report, and one for each language that it is reported in. */
function entriesOf(reports: readonly Report[]): ListEntry[] {
	const sum = (counter: Counter) => reports.reduce((all, report) => all + report[counter], 0)
	const sums = {
		views: sum('views'),
		importance: sum('importance'),
		bullish: sum('bullish'),
		bearish: sum('bearish'),
	}
	const story = {
		firstId: reports[0]?.id ?? 0,
		outlets: new Set(reports.map(({ outlet }) => outlet)).size,
		votes: sums.importance + sums.bullish + sums.bearish,
	}
	const items = reports.map(({ id, tags, sourceId, title, views, importance, bullish, bearish }) => ({
		...story,
		...{ itemId: id, isStory: false, views, importance, bullish, bearish, isFirstLocale: true },
		...{ tags, sources: [sourceId], words: wordVector([titleWords(title)]) },
	}))
	const stories = [...Map.groupBy(reports, ({ locale }) => locale)].map(([locale, inLocale]) => ({
		...story,
		...sums,
		itemId: inLocale[0]?.id ?? 0,
		isStory: true,
		isFirstLocale: locale === reports[0]?.locale,
		tags: sortedSet(inLocale.flatMap(({ tags }) => tags)),
		sources: sortedSet(inLocale.map(({ sourceId }) => sourceId)),
		words: wordVector(inLocale.map(({ title }) => titleWords(title))),
	}))
	return [...items, ...stories]
}

const sortedSet = (ids: readonly number[]): number[] => [...new Set(ids)].sort((one, other) => one - other)

/** Replaces the entries of the stories; those that are equal are not written again. */
async function writeEntries(
	change: Queryable,
	storyIds: readonly number[],
	entries: readonly ListEntry[],
): Promise<number> {
	const columns = sql.join(copied.map(sql.ref))
	const all = (table: string) => sql.join(copied.map((column) => sql.ref(`${table}.${column}`)))
	const found = await query({ changed: integer })`
		with given as (
			select * from json_to_recordset(${JSON.stringify(entries)}::json) as given (
				"itemId" integer, "isStory" boolean, "firstId" integer, outlets integer, votes integer,
				${sql.join(counters.map((counter) => sql`${sql.ref(counter)} integer`))},
				tags integer[], sources integer[], words tsvector, "isFirstLocale" boolean
			)
		), wanted as materialized (
			select item.locale, given."isStory" as is_story, item.id as item_id, item.story_id, item.published_at,
				${topMoment(sql`first.published_at`, sql`given.outlets`, sql`given.votes`)} as top_at, ${countsOf('given')},
				given.tags, given.sources, given.words, given."isFirstLocale" as is_first_locale
			from given join news_item as item on item.id = given."itemId"
				join news_item as first on first.id = given."firstId"
		), gone as (
			delete from news_list_entry as entry
			where entry.story_id = any(${storyIds}::integer[]) and not exists (
				select from wanted where wanted.item_id = entry.item_id and wanted.is_story = entry.is_story
			)
			returning 1
		), written as (
			insert into news_list_entry as entry (locale, is_story, item_id, ${columns})
			select locale, is_story, item_id, ${columns} from wanted
			on conflict (locale, is_story, item_id) do update
			set ${sql.join(copied.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
			where (${all('entry')}) is distinct from (${all('excluded')})
			returning 1
		)
		select ((select count(*) from gone) + (select count(*) from written))::integer as changed
	`.execute(change)
	return found.rows[0]?.changed ?? 0
}

const copied = [
	...['story_id', 'published_at', 'top_at', ...counters],
	...['tags', 'sources', 'words', 'is_first_locale'],
]
