import { newsLocales } from '#domain/locale.ts'
import { type NewsState, newsStates } from '#domain/news-item.ts'
import { integer, json, moment, oneOf, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { reasonsIn } from './item-tags.ts'
import { rebuildEntries } from './list-entries.ts'
import { announceNewItems } from './news-announcement.ts'
import type { StoryKeeper } from './story-keeper.ts'
import { lockNewsWriters } from './writers-lock.ts'

/** An item by its slug, whether it is shown or not. */
export async function findAnyItem(
	db: Queryable,
	slug: string,
): Promise<{ id: number; title: string; state: NewsState } | undefined> {
	const found = await query({ id: integer, title: text, state: oneOf(newsStates) })`
		select id, title, state from news_item where slug = ${slug}
	`.execute(db)
	return found.rows[0]
}

/** Removes an item from every list; its row stays, so that its feed cannot bring it back. */
export async function removeNews(db: Queryable, itemId: number, reason: string, now: Date): Promise<boolean> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const removed = await query({ locale: oneOf(newsLocales) })`
			with item as (
				select id, locale, state from news_item where id = ${itemId} and state <> 'removed' for update
			), removal as (
				insert into news_removal (item_id, was, reason, removed_at)
				select id, state, ${reason}::text, ${now}::timestamptz from item
			)
			update news_item set state = 'removed' from item where news_item.id = item.id
			returning item.locale
		`.execute(change)
		const [row] = removed.rows
		if (row === undefined) return false
		await announceNewItems(change, row.locale)
		await rebuildEntries(change, [itemId])
		return true
	})
}

/** Restores a removed item with its votes and views. */
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
		await sql`update news_item set state = 'shown' where id = ${itemId}`.execute(change)
		await announceNewItems(change, item.locale)
		await rebuildEntries(change, [itemId])
		return true
	})
}

const hiddenItem = {
	id: integer,
	locale: oneOf(newsLocales),
	title: text,
	publishedAt: moment,
	reasons: json,
	outlet: text,
}
const hiddenColumns = sql`item.id, item.locale, title, published_at as "publishedAt", tag_reasons as reasons, outlet`

/** Shows the held items of a source, each in its story; returns how many. */
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
		const ids = held.rows.map(({ id }) => id)
		await sql`update news_item set state = 'shown' where id = any(${ids}::integer[])`.execute(change)
		// Follow matching has passed them while they were held.
		await sql`
			insert into follow_late select unnest(${ids}::integer[]) on conflict do nothing
		`.execute(change)
		await announceNewItems(change, first.locale)
		const reports = held.rows.map(({ id, title, locale, outlet, publishedAt, reasons }) => {
			return { id, title, locale, outlet, publishedAt, tagReasons: reasonsIn(reasons) }
		})
		const moved = await stories.keep(change, reports, now)
		await rebuildEntries(change, [...new Set([...ids, ...moved])])
		// Running workers have cached the items up to the last, and these are older.
		await sql`
			insert into story_ruling (kind, subject_id, story_id, made_at)
			values ('release', ${first.id}, ${first.id}, ${now}::timestamptz)
		`.execute(change)
		return held.rows.length
	})
}

/** Discards the held items of a source; its feed cannot bring them back. Returns how many. */
export async function discardHeldNews(
	db: Queryable,
	sourceId: number,
	reason: string,
	now: Date,
): Promise<number> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		// Held items are in no list, so nothing else changes.
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
