import { integer, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { booleanArray, integerArray, momentArray, textArray, uuidArray } from '#store/wire-array.ts'
import { rebuildEntries } from './list-entries.ts'
import type { editRows, newRows } from './news-draft-rows.ts'

export type NewRow = ReturnType<typeof newRows>[number]

/** Inserts items, each as a story of its own. Returns the ids by link hash. */
export async function insertItems(db: Queryable, rows: readonly NewRow[]): Promise<Map<string, number>> {
	const texts = (pick: (row: NewRow) => string) => textArray(rows.map(pick))
	const hashes = (pick: (row: NewRow) => string | null) => uuidArray(rows.map(pick))
	const moments = (pick: (row: NewRow) => Date) => momentArray(rows.map(pick))
	const tags = packed(rows.map((row) => row.tags))
	const stored = await query({ urlHash: text, id: integer })`
		with item as (
			insert into news_item (
				id, story_id, slug, source_id, locale, title, url, url_hash, guid_hash, title_hash,
				published_at, first_seen_at, date_stated, state, tags, tag_reasons
			)
			select id, id, slug_words || news_code(id), source_id, locale, title, url, url_hash, guid_hash,
				title_hash, published_at, first_seen_at, date_stated, state,
				(${tags.values}::integer[])[first_tag : last_tag],
				tag_reasons::jsonb
			from (
				select nextval('news_item_id')::integer as id, given.* from unnest(
					${texts((row) => row.slug_words)}::text[], ${integerArray(rows.map((row) => row.source_id))}::integer[],
					${texts((row) => row.locale)}::text[], ${texts((row) => row.title)}::text[],
					${texts((row) => row.url)}::text[],
					${hashes((row) => row.url_hash)}::uuid[], ${hashes((row) => row.guid_hash)}::uuid[],
					${hashes((row) => row.title_hash)}::uuid[], ${moments((row) => row.published_at)}::timestamptz[],
					${moments((row) => row.first_seen_at)}::timestamptz[],
					${booleanArray(rows.map((row) => row.date_stated))}::boolean[], ${texts((row) => row.state)}::text[],
					${texts((row) => JSON.stringify(row.tag_reasons))}::text[], ${tags.firsts}::integer[], ${tags.lasts}::integer[]
				) as given (
					slug_words, source_id, locale, title, url, url_hash, guid_hash, title_hash, published_at,
					first_seen_at, date_stated, state, tag_reasons, first_tag, last_tag
				)
			) as draft
			on conflict (url_hash) do nothing
			returning id, url_hash
		)
		select replace(url_hash::text, '-', '') as "urlHash", id from item
	`.execute(db)
	return new Map(stored.rows.map(({ urlHash, id }) => [urlHash, id]))
}

/**
 * PostgreSQL has no array of arrays of different lengths: this makes one long array, and the position of each row's
 * part in it.
 */
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

/** Updates edited titles with their history, tags and list entries. */
export async function updateItems(
	db: Queryable,
	rows: ReturnType<typeof editRows>,
	now: Date,
): Promise<void> {
	await sql`
		with edit as (
			-- A title that was never shown does not count as edited for readers.
			select given.*, item.title as old_title, item.title <> given.title and item.state = 'shown' as seen
			from json_to_recordset(${JSON.stringify(rows)}::json) as given (
				id integer, title text, url text, url_hash uuid, title_hash uuid, tags integer[], tag_reasons jsonb
			) join news_item as item using (id)
		), history as (
			insert into news_title_history (item_id, title, replaced_at)
			select id, old_title, ${now}::timestamptz from edit where old_title <> title
			on conflict do nothing
		)
		update news_item as item set title = edit.title, url = edit.url, url_hash = edit.url_hash,
			title_hash = edit.title_hash, tags = edit.tags, tag_reasons = edit.tag_reasons,
			edits = item.edits + edit.seen::integer,
			title_before = case when edit.seen then edit.old_title else item.title_before end,
			edited_at = case when edit.seen then ${now}::timestamptz else item.edited_at end
		from edit where item.id = edit.id
	`.execute(db)
	await rebuildEntries(
		db,
		rows.map(({ id }) => id),
	)
}
