import type { NewsItem, StoryOfItem } from '#domain/news-item.ts'
import { countsIn } from '#domain/vote.ts'
import { integer, integers, moment, orNull, type Row, selectList, text } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { type CatalogueNames, forgetNames, readNames } from '#store/sources/catalogue-store.ts'
import { countColumns } from '#store/votes/item-counts.ts'
import { readStories, storyAlone } from './story-lookup.ts'

/** A row of `item`. */
export const itemRow = {
	id: integer,
	slug: text,
	title: text,
	url: text,
	publishedAt: moment,
	...countColumns,
	tags: integers,
	sourceId: integer,
	edits: integer,
	titleBefore: orNull(text),
	editedAt: orNull(moment),
}
export type NewsItemRow = Row<typeof itemRow>

export const itemColumns = selectList(itemRow, 'item')

export async function decodeNewsItems(db: Queryable, rows: readonly NewsItemRow[]): Promise<NewsItem[]> {
	const names = await readNames(db)
	const stories = await readStories(
		db,
		rows.map(({ id }) => id),
		(id) => names.sources.get(id)?.slug,
	)
	const items = rows.flatMap((row) => decode(row, names, stories) ?? [])
	if (items.length === rows.length) return items
	// An item of a source that another process brought into the catalogue.
	forgetNames(db)
	const newer = await readNames(db)
	return rows.flatMap((row) => decode(row, newer, stories) ?? [])
}

function decode(
	row: NewsItemRow,
	{ sources, tags }: CatalogueNames,
	stories: ReadonlyMap<number, StoryOfItem>,
): NewsItem | undefined {
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
		story: stories.get(row.id) ?? storyAlone(row.id, source.slug),
	}
}

const editedOf = ({ edits, titleBefore: before, editedAt: at }: NewsItemRow): NewsItem['edited'] =>
	before === null || at === null ? null : { count: edits, before, at }
