import { sql } from 'kysely'
import type { NewsItem } from '#domain/news-item.ts'
import type { Queryable } from '#store/schema.ts'
import { type CatalogueNames, forgetNames, readNames } from '#store/sources/catalogue-store.ts'

export type NewsItemRow = {
	id: number
	slug: string
	title: string
	url: string
	published_at: Date
	views: number
	importance: number
	bullish: number
	bearish: number
	tags: number[]
	source_id: number
	edits: number
	title_before: string | null
	edited_at: Date | null
}

/** Of `item`. */
export const itemColumns = sql`
	item.id, item.slug, item.title, item.url, item.published_at,
	item.views, item.importance, item.bullish, item.bearish, item.tags, item.source_id,
	item.edits, item.title_before, item.edited_at
`

export async function decodeNewsItems(db: Queryable, rows: readonly NewsItemRow[]): Promise<NewsItem[]> {
	const names = await readNames(db)
	const items = rows.flatMap((row) => decode(row, names) ?? [])
	if (items.length === rows.length) return items
	// An item of a source that another process brought into the catalogue.
	forgetNames(db)
	const newer = await readNames(db)
	return rows.flatMap((row) => decode(row, newer) ?? [])
}

function decode(row: NewsItemRow, { sources, tags }: CatalogueNames): NewsItem | undefined {
	const source = sources.get(row.source_id)
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
		publishedAt: row.published_at,
		views: row.views,
		importance: row.importance,
		bullish: row.bullish,
		bearish: row.bearish,
		coins: carried.flatMap(({ id, kind, ref }) => (kind === 'coin' ? [{ id, symbol: ref }] : [])),
		categories: carried.flatMap(({ kind, ref }) => (kind === 'coin' ? [] : [ref])),
		source,
		edited: editedOf(row),
	}
}

const editedOf = ({ edits, title_before: before, edited_at: at }: NewsItemRow): NewsItem['edited'] =>
	before === null || at === null ? null : { count: edits, before, at }
