import { sql } from 'kysely'
import type { TaggedDraft } from '#domain/news-item.ts'
import { announceNewItems } from './news-announcement.ts'
import { editRows, newRows, readTagIds } from './news-draft-rows.ts'
import { type Identity, identityOf, type KnownItem, type Match, matchDrafts } from './news-identity.ts'
import { takeTurn } from './news-turn.ts'
import type { Queryable } from './schema.ts'
import { inTransaction } from './transaction.ts'

export type AddedNews = { added: number; updated: number; duplicate: number; held: number }

export type AddNewsOptions = {
	/** The flood brake: a batch with more new items than this is stored but not shown. */
	holdAbove?: number | undefined
}

/** Stores a batch from one source: new items, and edited titles of known ones. Knows them by `news-identity.ts`. */
export async function addNews(
	db: Queryable,
	sourceId: number,
	drafts: readonly TaggedDraft[],
	now: Date,
	{ holdAbove = Number.POSITIVE_INFINITY }: AddNewsOptions = {},
): Promise<AddedNews> {
	const outlet = await readOutlet(db, sourceId)
	const marked = drafts.map((draft) => ({ draft, identity: identityOf(draft, outlet) }))
	const before = matchDrafts(marked, await readKnown(db, sourceId, marked))
	// Most passes bring nothing new, and then nobody waits for a lock.
	if (before.every(({ kind }) => kind === 'duplicate')) return tally(before, false)
	return inTransaction(db, async (change) => {
		// A feed can be read again, so a crash may cost the last moment's news; waiting for the disk would cost more.
		await sql`select set_config('synchronous_commit', 'off', true)`.execute(change)
		await takeTurn(change)
		// What another worker stored while this one waited for its turn is known by now.
		const matches = matchDrafts(marked, await readKnown(change, sourceId, marked))
		const held = matches.filter(({ kind }) => kind === 'new').length > holdAbove
		await storeMatches(change, matches, held ? 'held' : 'shown', now)
		return tally(matches, held)
	})
}

async function readOutlet(db: Queryable, sourceId: number): Promise<string> {
	const found = await sql<{ outlet: string }>`select outlet from source where id = ${sourceId}`.execute(db)
	const outlet = found.rows[0]?.outlet
	if (outlet === undefined)
		throw new Error(`source ${sourceId} is not in the database: save the catalogue first`)
	return outlet
}

async function readKnown(
	db: Queryable,
	sourceId: number,
	marked: readonly { identity: Identity }[],
): Promise<KnownItem[]> {
	const marks = (pick: (identity: Identity) => string | null) =>
		marked.flatMap(({ identity }) => pick(identity) ?? [])
	// Three index look-ups; as one condition with "or" the planner may read the table instead.
	const found = await sql<KnownItem>`
		select id, source_id as "sourceId", title, published_at as "publishedAt", date_stated as "dateStated", state,
			replace(url_hash::text, '-', '') as "urlHash", replace(guid_hash::text, '-', '') as "guidHash",
			replace(title_hash::text, '-', '') as "titleHash"
		from news_item where id in (
			select id from news_item where url_hash = any(${marks(({ urlHash }) => urlHash)}::uuid[])
			union all
			select id from news_item
			where source_id = ${sourceId} and guid_hash = any(${marks(({ guidHash }) => guidHash)}::uuid[])
			union all
			select id from news_item
			where source_id = ${sourceId} and title_hash = any(${marks(({ titleHash }) => titleHash)}::uuid[])
		)
		order by id desc
	`.execute(db)
	return found.rows
}

async function storeMatches(
	db: Queryable,
	matches: readonly Match<TaggedDraft>[],
	state: 'shown' | 'held',
	now: Date,
): Promise<void> {
	const tagIds = await readTagIds(db)
	const fresh = newRows(matches, tagIds, state, now)
	const edited = editRows(matches, tagIds)
	if (fresh.length > 0) await insertRows(db, fresh)
	if (edited.length > 0) await updateRows(db, edited, now)
	const locale = fresh[0]?.locale ?? edited[0]?.locale
	if (locale !== undefined) await announceNewItems(db, locale)
}

async function insertRows(db: Queryable, rows: ReturnType<typeof newRows>): Promise<void> {
	await sql`
		with draft as (
			select nextval('news_item_id')::integer as id, given.*
			from json_to_recordset(${JSON.stringify(rows)}::json) as given (
				slug_words text, source_id integer, locale text, title text, title_folded text, url text,
				url_hash uuid, guid_hash uuid, title_hash uuid, published_at timestamptz, first_seen_at timestamptz,
				date_stated boolean, state text, tags integer[], tag_reasons jsonb, list_keys integer[], content_keys integer[]
			)
		), item as (
			insert into news_item (
				id, slug, source_id, locale, title, title_folded, url, url_hash, guid_hash, title_hash,
				published_at, first_seen_at, date_stated, state, tags, tag_reasons, search_keys
			)
			select id, slug_words || news_code(id), source_id, locale, title, title_folded, url, url_hash, guid_hash,
				title_hash, published_at, first_seen_at, date_stated, state, tags, tag_reasons, list_keys || content_keys
			from draft
			on conflict (url_hash) do nothing
			returning id, published_at
		)
		insert into news_posting (key, published_at, item_id)
		select key, item.published_at, item.id from item join draft using (id), unnest(draft.list_keys) as key
	`.execute(db)
}

async function updateRows(db: Queryable, rows: ReturnType<typeof editRows>, now: Date): Promise<void> {
	await sql`
		with edit as (
			select given.*, item.title as old_title, item.published_at, item.state, item.views, item.importance,
				item.bullish, item.bearish, array(select key from unnest(item.search_keys) as key where key >= 0) as old_keys
			from json_to_recordset(${JSON.stringify(rows)}::json) as given (
				id integer, title text, title_folded text, url text, url_hash uuid, title_hash uuid, tags integer[],
				tag_reasons jsonb, list_keys integer[], content_keys integer[]
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
			search_keys = case edit.state when 'shown' then edit.list_keys || edit.content_keys else '{}' end
		from edit where item.id = edit.id
	`.execute(db)
}

function tally(matches: readonly Match<TaggedDraft>[], held: boolean): AddedNews {
	const count = (wanted: Match<TaggedDraft>['kind']) => matches.filter(({ kind }) => kind === wanted).length
	const fresh = count('new')
	return {
		added: held ? 0 : fresh,
		updated: count('edited'),
		duplicate: count('duplicate'),
		held: held ? fresh : 0,
	}
}
