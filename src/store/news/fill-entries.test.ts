import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { NewsLocale } from '#domain/locale.ts'
import type { NewsListing, NewsSort } from '#domain/news-filter.ts'
import { searchTerms } from '#domain/search-words.ts'
import { openPool } from '#store/database/connection-pool.ts'
import { migrate, migrationsFolder } from '#store/database/migrate.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { emptyDatabase } from '#test/database.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { fillEntries, fillNewestEntries } from './fill-entries.ts'
import { countNews } from './news-count.ts'
import { findNews } from './news-list.ts'

const silent = { info: () => {}, warn: () => {} }
const items = 2_400

/** Items, stories, votes and views as the version before migration 55 stored them, and its list tables. */
async function storeAsBefore(db: Queryable): Promise<void> {
	await sql`
		insert into news_item (id, slug, source_id, locale, title, title_folded, url, url_hash, published_at, first_seen_at,
			date_stated, state, tags, tag_reasons, search_keys, views, views_settled)
		select id, 'item-' || id, source, locale, title, title, 'https://a.example/' || id, md5(id::text)::uuid, moment, moment,
			true, state, tags, '[]',
			case state when 'shown' then array[list_key(0, locale), list_key(source, locale)]
				|| array(select list_key(tag, locale) from unnest(tags) as tag) else '{}' end,
			id % 7, id % 7
		from (
			select id, case id % 3 when 0 then 1001 when 1 then 2030 else 2031 end as source,
				case id % 3 when 0 then 'fa' else 'en' end as locale,
				case id % 3 when 0 then 'بیت‌کوین شماره ' else 'Bitcoin number ' end || id as title,
				timestamptz '2026-01-01' + make_interval(mins => id * 5 % 9973) as moment,
				case when id % 50 = 49 then 'removed' else 'shown' end as state,
				case when id % 4 = 0 then array[4001, 8001] when id % 5 = 0 then array[4002] else '{}' end as tags
			from generate_series(1, ${items}) as id
		) as made
	`.execute(db)
	await sql`
		insert into news_posting (key, published_at, item_id, views)
		select key, published_at, id, views from news_item, unnest(search_keys) as key
	`.execute(db)
	// Three of every ten items are one story.
	await sql`
		insert into story_member (item_id, story_id, joined_at, odds)
		select id, id / 10 * 10 + 1, now(), case when id % 10 > 1 then 9 end from news_item where id % 10 between 1 and 3
	`.execute(db)
	await sql`
		insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, cast_at)
		select 'user', id::text, id, 'importance', 'important', true, now() from news_item where id % 6 < 2
	`.execute(db)
	await sql`update news_item set importance = 1 where id % 6 < 2`.execute(db)
	await sql`
		update news_posting set importance = 1, top_at = top_moment(published_at, 1, 1) where item_id % 6 < 2
	`.execute(db)
	await sql`select refresh_stories()`.execute(db)
}

type List = { locale: NewsLocale; grouped: boolean; sort: NewsSort; tag?: number; source?: number }
const lists: List[] = (['fa', 'en'] as const).flatMap((locale) => [
	...([false, true] as const).flatMap((grouped) =>
		(['latest', 'views', 'importance', 'top'] as const).map((sort) => ({ locale, grouped, sort })),
	),
	{ locale, grouped: false, sort: 'views', tag: 4001 },
	{ locale, grouped: false, sort: 'latest', tag: 8001 },
	{ locale, grouped: false, sort: 'top', source: locale === 'fa' ? 1001 : 2030 },
])

/** The list as the version before read it. */
async function listBefore(db: Queryable, { locale, grouped, sort, tag, source }: List): Promise<number[]> {
	const rank = {
		latest: sql`published_at`,
		top: sql`coalesce(top_at, published_at)`,
		views: grouped ? sql`coalesce(story_views, views)` : sql`views`,
		importance: grouped ? sql`coalesce(story_importance, importance)` : sql`importance`,
	}[sort as 'latest' | 'top' | 'views' | 'importance']
	const found = await sql<{ id: number }>`
		select item_id as id from news_posting
		where key = list_key(${tag ?? source ?? 0}, ${locale}) and (not later or not ${grouped})
		order by ${rank} desc, published_at desc, item_id desc
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

const listingOf = ({ locale, grouped, sort, tag, source }: List): NewsListing => ({
	...{ locale, grouped, sort, page: 1, pageSize: items, terms: [] },
	coinIds: tag === 4001 ? [tag] : [],
	categoryId: tag === 8001 ? tag : null,
	sourceIds: source === undefined ? [] : [source],
})

test('a database of the version before is upgraded in place, and its lists are the same', async () => {
	const { login } = await emptyDatabase()
	const folder = await mkdtemp(join(tmpdir(), 'zagros-migrations-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	const before = (await readdir(migrationsFolder)).filter((name) => name < '0055')
	for (const name of before) await cp(join(migrationsFolder, name), join(folder, name))
	expect(await migrate(login, folder, silent)).toMatchObject({ ok: true })
	const old = openPool(login, 'job', silent)
	await saveCatalogue(old, smallCatalogue)
	await storeAsBefore(old)
	const expected = await Promise.all(lists.map((list) => listBefore(old, list)))
	await old.end()

	expect(await migrate(login, migrationsFolder, silent)).toMatchObject({ ok: true })
	const db = openPool(login, 'job', silent)
	onTestFinished(() => db.end())
	const newest = { ...listingOf({ locale: 'en', grouped: false, sort: 'latest' }), pageSize: 10 }
	expect(await findNews(db, newest)).toEqual([])
	// One step at a time, the newest first: another process may continue half-way.
	expect(await fillEntries(db)).toBe(true)
	const entries = await sql<{ oldest: number }>`
		select min(item_id) as oldest from news_list_entry where not is_story
	`.execute(db)
	expect(entries.rows[0]?.oldest).toBeGreaterThan(1_000)
	await fillNewestEntries(db)
	expect(await fillEntries(db)).toBe(false)

	for (const [index, list] of lists.entries()) {
		const found = (await findNews(db, listingOf(list))).map(({ id }) => id)
		expect({ ...list, found }).toEqual({ ...list, found: expected[index] })
		expect(await countNews(db, listingOf(list))).toBe(expected[index]?.length)
	}
	const searched = { ...newest, terms: searchTerms('bitcoin 31') }
	expect((await findNews(db, searched)).map(({ title }) => title)).toContain('Bitcoin number 31')
	expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
})
