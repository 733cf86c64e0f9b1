import { sql } from 'kysely'
import type { NewsItem } from '#domain/news-item.ts'
import type { Queryable } from '#store/schema.ts'

/** What an item shows of the catalogue, by id. */
export type CatalogueNames = {
	sources: ReadonlyMap<number, NewsItem['source']>
	tags: ReadonlyMap<number, { kind: 'coin' | 'topic' | 'person'; ref: string }>
}

// The catalogue changes when a process starts, if ever; reading it with each list would cost more than the list.
const remembered = new WeakMap<Queryable, Promise<CatalogueNames>>()

export function readNames(db: Queryable): Promise<CatalogueNames> {
	const known = remembered.get(db)
	if (known) return known
	const reading = queryNames(db)
	remembered.set(db, reading)
	// A failure is not worth remembering.
	reading.catch(() => forgetNames(db))
	return reading
}

export const forgetNames = (db: Queryable): boolean => remembered.delete(db)

async function queryNames(db: Queryable): Promise<CatalogueNames> {
	const sources = await sql<NewsItem['source']>`
		select id, slug, title_en as "titleEn", title_fa as "titleFa", locale from source
	`.execute(db)
	const tags = await sql<{ id: number; kind: 'coin' | 'topic' | 'person'; ref: string }>`
		select id, kind, ref from tag
	`.execute(db)
	return {
		sources: new Map(sources.rows.map((source) => [source.id, source])),
		tags: new Map(tags.rows.map(({ id, kind, ref }) => [id, { kind, ref }])),
	}
}
