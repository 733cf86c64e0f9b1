import { sql } from 'kysely'
import type { Queryable } from '#store/schema.ts'
import type { editRows } from './news-draft-rows.ts'

/** Edited titles, with what follows from them: history, tags, places in the lists, what can be searched. */
export async function updateItems(
	db: Queryable,
	rows: ReturnType<typeof editRows>,
	now: Date,
): Promise<void> {
	await sql`
		with edit as (
			-- What nobody was shown under its old title was not edited as far as readers are concerned.
			select given.*, item.title as old_title, item.title <> given.title and item.state = 'shown' as seen, item.published_at, item.state, item.views, item.importance,
				item.bullish, item.bearish, array(select key from unnest(item.search_keys) as key where key >= 0) as old_keys
			from json_to_recordset(${JSON.stringify(rows)}::json) as given (
				id integer, title text, title_folded text, url text, url_hash uuid, title_hash uuid, tags integer[],
				tag_reasons jsonb, list_keys integer[], search_keys integer[]
			) join news_item as item using (id)
		), history as (
			insert into news_title_history (item_id, title, replaced_at)
			select id, old_title, ${now}::timestamptz from edit where old_title <> title
			on conflict do nothing
		), gone as (
			delete from news_posting as posting using edit
			where posting.item_id = edit.id and posting.published_at = edit.published_at
				and posting.key = any(edit.old_keys) and posting.key <> all(edit.list_keys)
		), come as (
			insert into news_posting (key, published_at, item_id, views, importance, bullish, bearish)
			select key, published_at, id, views, importance, bullish, bearish from edit, unnest(list_keys) as key
			where state = 'shown' and key <> all(old_keys)
		)
		update news_item as item set title = edit.title, title_folded = edit.title_folded, url = edit.url,
			url_hash = edit.url_hash, title_hash = edit.title_hash, tags = edit.tags, tag_reasons = edit.tag_reasons,
			search_keys = case edit.state when 'shown' then edit.search_keys else '{}' end,
			edits = item.edits + edit.seen::integer,
			title_before = case when edit.seen then edit.old_title else item.title_before end,
			edited_at = case when edit.seen then ${now}::timestamptz else item.edited_at end
		from edit where item.id = edit.id
	`.execute(db)
}
