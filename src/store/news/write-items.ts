import { sql } from 'kysely'
import type { Queryable } from '#store/schema.ts'
import { booleanArray, integerArray, momentArray, textArray, uuidArray } from '#store/wire-array.ts'
import type { newRows } from './news-draft-rows.ts'

export type NewRow = ReturnType<typeof newRows>[number]

/** New items and their places in the lists, in one statement. Answers the link hashes of those that were stored. */
export async function insertItems(db: Queryable, rows: readonly NewRow[]): Promise<Set<string>> {
	const text = (pick: (row: NewRow) => string) => textArray(rows.map(pick))
	const hashes = (pick: (row: NewRow) => string | null) => uuidArray(rows.map(pick))
	const moments = (pick: (row: NewRow) => Date) => momentArray(rows.map(pick))
	const tags = packed(rows.map((row) => row.tags))
	const keys = packed(rows.map((row) => row.search_keys))
	// An item stands in its language's list, its source's, and each tag's: their keys come first.
	const stored = await sql<{ urlHash: string }>`
		with item as (
			insert into news_item (
				id, slug, source_id, locale, title, title_folded, url, url_hash, guid_hash, title_hash,
				published_at, first_seen_at, date_stated, state, tags, tag_reasons, search_keys
			)
			select id, slug_words || news_code(id), source_id, locale, title, title_folded, url, url_hash, guid_hash,
				title_hash, published_at, first_seen_at, date_stated, state,
				(${tags.values}::integer[])[first_tag : last_tag],
				tag_reasons::jsonb,
				(${keys.values}::integer[])[first_key : last_key]
			from (
				select nextval('news_item_id')::integer as id, given.* from unnest(
					${text((row) => row.slug_words)}::text[], ${integerArray(rows.map((row) => row.source_id))}::integer[],
					${text((row) => row.locale)}::text[], ${text((row) => row.title)}::text[],
					${text((row) => row.title_folded)}::text[], ${text((row) => row.url)}::text[],
					${hashes((row) => row.url_hash)}::uuid[], ${hashes((row) => row.guid_hash)}::uuid[],
					${hashes((row) => row.title_hash)}::uuid[], ${moments((row) => row.published_at)}::timestamptz[],
					${moments((row) => row.first_seen_at)}::timestamptz[],
					${booleanArray(rows.map((row) => row.date_stated))}::boolean[], ${text((row) => row.state)}::text[],
					${text((row) => JSON.stringify(row.tag_reasons))}::text[], ${tags.firsts}::integer[], ${tags.lasts}::integer[],
					${keys.firsts}::integer[], ${keys.lasts}::integer[]
				) as given (
					slug_words, source_id, locale, title, title_folded, url, url_hash, guid_hash, title_hash, published_at,
					first_seen_at, date_stated, state, tag_reasons, first_tag, last_tag, first_key, last_key
				)
			) as draft
			on conflict (url_hash) do nothing
			returning id, url_hash, published_at, search_keys[1 : cardinality(tags) + 2] as lists
		), places as (
			insert into news_posting (key, published_at, item_id)
			select key, published_at, id from item, unnest(lists) as key
		)
		select replace(url_hash::text, '-', '') as "urlHash" from item
	`.execute(db)
	return new Set(stored.rows.map(({ urlHash }) => urlHash))
}

/** PostgreSQL has no array of arrays of different lengths: one long array, and where each row's part lies in it. */
function packed(parts: readonly (readonly number[])[]) {
	const firsts: number[] = []
	const lasts: number[] = []
	let last = 0
	for (const part of parts) {
		firsts.push(last + 1)
		last += part.length
		lasts.push(last)
	}
	return {
		values: integerArray(parts.flat()),
		firsts: integerArray(firsts),
		lasts: integerArray(lasts),
	}
}
