import { integer, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { countsOf, eachCounter } from '#store/votes/item-counts.ts'
import { booleanArray, integerArray, momentArray, textArray, uuidArray } from '#store/wire-array.ts'
import type { editRows, newRows } from './news-draft-rows.ts'
import { placeStories } from './story-places.ts'

export type NewRow = ReturnType<typeof newRows>[number]

/** New items and their places in the lists, in one statement. Answers the stored ones' ids by link hash. */
export async function insertItems(db: Queryable, rows: readonly NewRow[]): Promise<Map<string, number>> {
	const texts = (pick: (row: NewRow) => string) => textArray(rows.map(pick))
	const hashes = (pick: (row: NewRow) => string | null) => uuidArray(rows.map(pick))
	const moments = (pick: (row: NewRow) => Date) => momentArray(rows.map(pick))
	const tags = packed(rows.map((row) => row.tags))
	const keys = packed(rows.map((row) => row.search_keys))
	// An item stands in its language's list, its source's, and each tag's: their keys come first.
	const stored = await query({ urlHash: text, id: integer })`
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
					${texts((row) => row.slug_words)}::text[], ${integerArray(rows.map((row) => row.source_id))}::integer[],
					${texts((row) => row.locale)}::text[], ${texts((row) => row.title)}::text[],
					${texts((row) => row.title_folded)}::text[], ${texts((row) => row.url)}::text[],
					${hashes((row) => row.url_hash)}::uuid[], ${hashes((row) => row.guid_hash)}::uuid[],
					${hashes((row) => row.title_hash)}::uuid[], ${moments((row) => row.published_at)}::timestamptz[],
					${moments((row) => row.first_seen_at)}::timestamptz[],
					${booleanArray(rows.map((row) => row.date_stated))}::boolean[], ${texts((row) => row.state)}::text[],
					${texts((row) => JSON.stringify(row.tag_reasons))}::text[], ${tags.firsts}::integer[], ${tags.lasts}::integer[],
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
		select replace(url_hash::text, '-', '') as "urlHash", id from item
	`.execute(db)
	return new Map(stored.rows.map(({ urlHash, id }) => [urlHash, id]))
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

/** Edited titles, with what follows from them: history, tags, places in the lists, what can be searched. */
export async function updateItems(
	db: Queryable,
	rows: ReturnType<typeof editRows>,
	now: Date,
): Promise<void> {
	await sql`
		with edit as (
			-- What nobody was shown under its old title was not edited as far as readers are concerned.
			select given.*, item.title as old_title, item.title <> given.title and item.state = 'shown' as seen,
				item.published_at, item.state, ${countsOf('item')},
				array(select key from unnest(item.search_keys) as key where key >= 0) as old_keys
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
			insert into news_posting (key, published_at, item_id, ${eachCounter(sql.ref)})
			select key, published_at, id, ${countsOf('edit')} from edit, unnest(list_keys) as key
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
	// Another list may have another earliest report of a story.
	await placeStories(
		db,
		rows.map(({ id }) => id),
	)
}

// Any number that nothing else locks in our databases.
const writerLock = 7_246_004

/** Those who change lists take turns until their transaction ends: they all move the same totals, in any order. */
export async function lockNewsWriters(
	change: Queryable,
	{ waitForDisk = true }: { waitForDisk?: boolean } = {},
): Promise<void> {
	const lock = sql`pg_advisory_xact_lock(${writerLock})`
	await (waitForDisk
		? sql`select ${lock}`
		: sql`select ${lock}, set_config('synchronous_commit', 'off', true)`
	).execute(change)
}
