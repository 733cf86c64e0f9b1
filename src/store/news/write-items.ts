import { integer, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { rebuildEntries } from './list-entries.ts'
import type { editRows, newRows } from './news-draft-rows.ts'
import { pictureLife } from './picture-store.ts'

export type NewRow = ReturnType<typeof newRows>[number]

/** Inserts items, each as a story of its own. Returns the ids by link hash. */
export async function insertItems(db: Queryable, rows: readonly NewRow[]): Promise<Map<string, number>> {
	const stored = await query({ urlHash: text, id: integer })`
		with draft as (
			select nextval('news_item_id')::integer as id, given.*
			from json_to_recordset(${JSON.stringify(rows)}::json) as given (
				slug_words text, source_id integer, locale text, title text, url text, url_hash uuid, guid_hash uuid,
				title_hash uuid, published_at timestamptz, first_seen_at timestamptz, date_stated boolean, state text,
				tags integer[], tag_reasons jsonb, picture text
			)
		), item as (
			insert into news_item (
				id, story_id, slug, source_id, locale, title, url, url_hash, guid_hash, title_hash,
				published_at, first_seen_at, date_stated, state, tags, tag_reasons
			)
			select id, id, slug_words || news_code(id), source_id, locale, title, url, url_hash, guid_hash,
				title_hash, published_at, first_seen_at, date_stated, state, tags, tag_reasons
			from draft
			on conflict (url_hash) do nothing
			returning id, url_hash
		), picture as (
			insert into news_picture (item_id, url, expires_at)
			select id, picture, first_seen_at + ${sql.lit(pictureLife)}::interval
			from item join draft using (id) where picture is not null
		)
		select replace(url_hash::text, '-', '') as "urlHash", id from item
	`.execute(db)
	return new Map(stored.rows.map(({ urlHash, id }) => [urlHash, id]))
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
