import { sql } from 'kysely'
import { newsLocales } from '#domain/locale.ts'
import { integer, integers, json, moment, oneOf, query, text } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'
import { reasonsIn } from './item-tags.ts'
import { announceNewItems } from './news-announcement.ts'
import { contentKeys, listKey, localeKey } from './search-keys.ts'
import type { StoryKeeper } from './story-keeper.ts'
import { placeStories } from './story-places.ts'
import { lockNewsWriters } from './write-items.ts'

/** Takes an item out of every list; its row stays, so that its feed cannot bring it back. */
export async function removeNews(db: Queryable, itemId: number): Promise<boolean> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const removed = await query({ locale: oneOf(newsLocales) })`
			with item as (
				select id, locale, published_at, search_keys from news_item
				where id = ${itemId} and state <> 'removed' for update
			), gone as (
				delete from news_posting as posting using item, unnest(item.search_keys) as list (key)
				where list.key >= 0 and posting.key = list.key
					and posting.published_at = item.published_at and posting.item_id = item.id
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

/** Shows what the flood brake held of a source, each item in its story; answers how many items. */
export async function releaseHeldNews(
	db: Queryable,
	sourceId: number,
	stories: StoryKeeper,
	now: Date,
): Promise<number> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const held = await query({
			id: integer,
			locale: oneOf(newsLocales),
			title: text,
			title_folded: text,
			published_at: moment,
			tags: integers,
			tag_reasons: json,
			outlet: text,
		})`
			select item.id, item.locale, title, title_folded, published_at, tags, tag_reasons, outlet
			from news_item as item join source on source.id = source_id
			where source_id = ${sourceId} and state = 'held' order by item.id for update of item
		`.execute(change)
		const [first] = held.rows
		if (first === undefined) return 0
		const rows = held.rows.map(({ id, locale, title, title_folded, published_at, tags }) => ({
			id,
			list_keys: [localeKey(locale), ...[sourceId, ...tags].map((tag) => listKey(tag, locale))],
			content_keys: contentKeys(title, title_folded, published_at),
		}))
		await sql`
			with freed as (
				update news_item as item set state = 'shown', search_keys = given.list_keys || given.content_keys
				from json_to_recordset(${JSON.stringify(rows)}::json)
					as given (id integer, list_keys integer[], content_keys integer[])
				where item.id = given.id
				returning item.id, item.published_at, given.list_keys
			)
			insert into news_posting (key, published_at, item_id)
			select key, published_at, id from freed, unnest(list_keys) as key
		`.execute(change)
		// Follows have looked past them while they were held.
		await sql`
			insert into follow_late select unnest(${rows.map(({ id }) => id)}::integer[]) on conflict do nothing
		`.execute(change)
		await announceNewItems(change, first.locale)
		const reports = held.rows.map(({ id, title, locale, outlet, published_at, tag_reasons }) => {
			return { id, title, locale, outlet, publishedAt: published_at, tagReasons: reasonsIn(tag_reasons) }
		})
		await stories.keep(change, reports, now)
		// Workers that run know the items of late up to the last, and these are older.
		await sql`
			insert into story_ruling (kind, subject_id, story_id, made_at)
			values ('release', ${first.id}, ${first.id}, ${now}::timestamptz)
		`.execute(change)
		return rows.length
	})
}
