import { newsLocales } from '#domain/locale.ts'
import { type NewsState, newsStates } from '#domain/news-item.ts'
import { integer, integers, json, moment, oneOf, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { countsOf, eachCounter } from '#store/votes/item-counts.ts'
import { integerArray } from '#store/wire-array.ts'
import { reasonsIn } from './item-tags.ts'
import { announceNewItems } from './news-announcement.ts'
import { contentKeys, listKey, localeKey } from './search-keys.ts'
import type { StoryKeeper } from './story-keeper.ts'
import { placeStories } from './story-places.ts'
import { lockNewsWriters } from './write-items.ts'

/** An item by its name, whether it is shown or not. */
export async function findAnyItem(
	db: Queryable,
	slug: string,
): Promise<{ id: number; title: string; state: NewsState } | undefined> {
	const found = await query({ id: integer, title: text, state: oneOf(newsStates) })`
		select id, title, state from news_item where slug = ${slug}
	`.execute(db)
	return found.rows[0]
}

/** Takes an item out of every list; its row stays, so that its feed cannot bring it back. */
export async function removeNews(db: Queryable, itemId: number, reason: string, now: Date): Promise<boolean> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const removed = await query({ locale: oneOf(newsLocales) })`
			with item as (
				select id, locale, state, published_at, search_keys from news_item
				where id = ${itemId} and state <> 'removed' for update
			), gone as (
				delete from news_posting as posting using item, unnest(item.search_keys) as list (key)
				where list.key >= 0 and posting.key = list.key
					and posting.published_at = item.published_at and posting.item_id = item.id
			), kept as (
				insert into news_removal (item_id, was, reason, removed_at)
				select id, state, ${reason}::text, ${now}::timestamptz from item
			)
			update news_item set state = 'removed', search_keys = '{}' from item where news_item.id = item.id
			returning item.locale
		`.execute(change)
		const [row] = removed.rows
		if (row === undefined) return false
		await announceNewItems(change, row.locale)
		await placeStories(change, [itemId])
		return true
	})
}

/** Brings a removed item back to what it was, with its votes and views. */
export async function restoreNews(db: Queryable, itemId: number): Promise<boolean> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const found = await query({ ...hiddenItem, was: oneOf(['shown', 'held']) })`
			with removal as (delete from news_removal where item_id = ${itemId} returning item_id, was)
			select ${hiddenColumns}, coalesce(removal.was, 'shown') as was
			from news_item as item join source on source.id = item.source_id left join removal on removal.item_id = item.id
			where item.id = ${itemId} and state = 'removed' for update of item
		`.execute(change)
		const [item] = found.rows
		if (item === undefined) return false
		if (item.was === 'held') {
			await sql`update news_item set state = 'held' where id = ${itemId}`.execute(change)
			return true
		}
		await showItems(change, [item])
		await announceNewItems(change, item.locale)
		await placeStories(change, [itemId])
		return true
	})
}

const hiddenItem = {
	id: integer,
	sourceId: integer,
	locale: oneOf(newsLocales),
	title: text,
	titleFolded: text,
	publishedAt: moment,
	tags: integers,
	reasons: json,
	outlet: text,
}
const hiddenColumns = sql`item.id, item.source_id as "sourceId", item.locale, title, title_folded as "titleFolded",
	published_at as "publishedAt", tags, tag_reasons as reasons, outlet`

/** Puts items that no list has into theirs, with what was counted of them. The caller holds the writers' lock. */
async function showItems(change: Queryable, items: readonly Row<typeof hiddenItem>[]): Promise<void> {
	const rows = items.map(({ id, sourceId, locale, title, titleFolded, publishedAt, tags }) => ({
		id,
		list_keys: [localeKey(locale), ...[sourceId, ...tags].map((tag) => listKey(tag, locale))],
		content_keys: contentKeys(title, titleFolded, publishedAt),
	}))
	await sql`
		with freed as (
			update news_item as item set state = 'shown', search_keys = given.list_keys || given.content_keys
			from json_to_recordset(${JSON.stringify(rows)}::json)
				as given (id integer, list_keys integer[], content_keys integer[])
			where item.id = given.id
			returning item.id, item.published_at, given.list_keys, ${countsOf('item')}
		)
		insert into news_posting (key, published_at, item_id, ${eachCounter(sql.ref)})
		select key, published_at, id, ${countsOf('freed')} from freed, unnest(list_keys) as key
	`.execute(change)
}

/** Shows what the flood brake held of a source, each item in its story; answers how many items. */
export async function releaseHeldNews(
	db: Queryable,
	sourceId: number,
	stories: StoryKeeper,
	now: Date,
): Promise<number> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const held = await query(hiddenItem)`
			select ${hiddenColumns} from news_item as item join source on source.id = item.source_id
			where source_id = ${sourceId} and state = 'held' order by item.id for update of item
		`.execute(change)
		const [first] = held.rows
		if (first === undefined) return 0
		await showItems(change, held.rows)
		// Follows have looked past them while they were held.
		await sql`
			insert into follow_late select unnest(${integerArray(held.rows.map(({ id }) => id))}::integer[])
			on conflict do nothing
		`.execute(change)
		await announceNewItems(change, first.locale)
		const reports = held.rows.map(({ id, title, locale, outlet, publishedAt, reasons }) => {
			return { id, title, locale, outlet, publishedAt, tagReasons: reasonsIn(reasons) }
		})
		await stories.keep(change, reports, now)
		// Workers that run know the items of late up to the last, and these are older.
		await sql`
			insert into story_ruling (kind, subject_id, story_id, made_at)
			values ('release', ${first.id}, ${first.id}, ${now}::timestamptz)
		`.execute(change)
		return held.rows.length
	})
}

/** Throws away what the flood brake held of a source; its feed cannot bring it back. Answers how many items. */
export async function discardHeldNews(
	db: Queryable,
	sourceId: number,
	reason: string,
	now: Date,
): Promise<number> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		// Held items stand in no list, so that nothing else changes.
		const gone = await query({ id: integer })`
			with item as (
				update news_item set state = 'removed' where source_id = ${sourceId} and state = 'held' returning id
			)
			insert into news_removal (item_id, was, reason, removed_at)
			select id, 'held', ${reason}::text, ${now}::timestamptz from item returning item_id as id
		`.execute(change)
		return gone.rows.length
	})
}
