import type { NewsItem } from '#domain/news-item.ts'
import { countsIn } from '#domain/vote.ts'
import { integer, integers, moment, orNull, type Row, selectList, text } from '#store/query.ts'
import { type CatalogueNames, forgetNames, readNames } from '#store/sources/catalogue-store.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import {
	countColumns,
	countsOf,
	currentCounts,
	joinPending,
	joinStoryCounts,
} from '#store/votes/item-counts.ts'
import { decodeStory, joinStory, storyAlone, storyColumns } from './story-lookup.ts'

const ownColumns = {
	id: integer,
	slug: text,
	title: text,
	url: text,
	publishedAt: moment,
	tags: integers,
	sourceId: integer,
	edits: integer,
	titleBefore: orNull(text),
	editedAt: orNull(moment),
}

/** A row of `item` with its story. */
export const itemRow = { ...ownColumns, ...countColumns, ...storyColumns }
type NewsItemRow = Row<typeof itemRow>

/** Selects `itemRow` from a table or join with an `item`, for prepared statements. */
export const selectItems = (from: Sql): Sql => sql`
	select ${selectList(ownColumns, 'item')}, ${currentCounts}, ${selectList(storyColumns, 'story')}
	from ${from} ${joinPending} ${joinStory}`

/** The same, with the counters of the item's whole story. */
export const selectStories = (from: Sql): Sql => sql`
	select ${selectList(ownColumns, 'item')}, ${countsOf('counts')}, ${selectList(storyColumns, 'story')}
	from ${from} ${joinStoryCounts} ${joinStory}`

export async function decodeNewsItems(db: Queryable, rows: readonly NewsItemRow[]): Promise<NewsItem[]> {
	const names = await readNames(db)
	const items = rows.flatMap((row) => decode(row, names) ?? [])
	if (items.length === rows.length) return items
	// The item's source was added to the catalogue by another process.
	forgetNames()
	const newer = await readNames(db)
	return rows.flatMap((row) => decode(row, newer) ?? [])
}

function decode(row: NewsItemRow, { sources, tags }: CatalogueNames): NewsItem | undefined {
	const source = sources.get(row.sourceId)
	if (source === undefined || row.tags.some((id) => !tags.has(id))) return undefined
	const carried = row.tags.flatMap((id) => {
		const tag = tags.get(id)
		return tag ? [{ id, ...tag }] : []
	})
	return {
		id: row.id,
		slug: row.slug,
		title: row.title,
		url: row.url,
		publishedAt: row.publishedAt,
		...countsIn(row),
		coins: carried.flatMap(({ id, kind, ref }) => (kind === 'coin' ? [{ id, symbol: ref }] : [])),
		categories: carried.flatMap(({ kind, ref }) => (kind === 'coin' ? [] : [ref])),
		source,
		edited: editedOf(row),
		story: decodeStory(row, (id) => sources.get(id)?.slug) ?? storyAlone(row.id, source.slug),
	}
}

const editedOf = ({ edits, titleBefore: before, editedAt: at }: NewsItemRow): NewsItem['edited'] =>
	before === null || at === null ? null : { count: edits, before, at }
