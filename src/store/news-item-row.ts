import { sql } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'

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
	tags: { id: number; kind: 'coin' | 'topic' | 'person'; ref: string }[]
	source_id: number
	source_slug: string
	source_title_en: string
	source_title_fa: string
	locale: Locale
}

/** Of `item` and `source`. */
export const itemColumns = sql`
	item.id, item.slug, item.title, item.url, item.published_at,
	item.views, item.importance, item.bullish, item.bearish, item.locale,
	(
		select coalesce(json_agg(json_build_object('id', tag.id, 'kind', tag.kind, 'ref', tag.ref) order by place), '[]')
		from unnest(item.tags) with ordinality as carried (id, place) join tag on tag.id = carried.id
	) as tags,
	source.id as source_id, source.slug as source_slug,
	source.title_en as source_title_en, source.title_fa as source_title_fa
`

export function decodeNewsItem(row: NewsItemRow): NewsItem {
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
		coins: row.tags.flatMap(({ id, kind, ref }) => (kind === 'coin' ? [{ id, symbol: ref }] : [])),
		categories: row.tags.flatMap(({ kind, ref }) => (kind === 'coin' ? [] : [ref])),
		source: {
			id: row.source_id,
			slug: row.source_slug,
			titleEn: row.source_title_en,
			titleFa: row.source_title_fa,
			locale: row.locale,
		},
	}
}
