import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { topMoment } from '#store/news/top-moment.ts'
import { sql } from '#store/sql.ts'
import type { SyntheticItem } from './synthetic-news.ts'

/** Stores `size` items: rows first, then indexes, as a restore would. */
export async function loadNews(
	client: pg.Client,
	make: (index: number) => SyntheticItem,
	size: number,
): Promise<void> {
	const indexes = await client.query<{ name: string; definition: string }>(
		`select indexname as name, indexdef as definition from pg_indexes
		where schemaname = 'public' and tablename in ('news_item', 'news_list_entry')
			and indexname not like '%\\_pkey' and indexname not like '%\\_key'`,
	)
	await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '256MB'`)
	for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
	await client.query('create temporary table loaded (like news_item, words tsvector not null)')
	const copying = client.query(
		from(`copy loaded (id, slug, source_id, locale, title, url, url_hash, published_at, first_seen_at, date_stated,
		state, tags, tag_reasons, views, importance, bullish, bearish, words, story_id, edits, views_settled) from stdin`),
	)
	await pipeline(Readable.from(itemLines(make, size)), copying)
	await client.query(groupStories)
	await client.query(storeItems)
	await client.query(storeEntries)
	for (const { definition } of indexes.rows) await client.query(definition.replace(' ON ONLY ', ' ON '))
	await client.query(`select setval('news_item_id', ${size})`)
	await client.query('drop table loaded')
	await client.query('vacuum analyze')
}

/** Of each sixty consecutive items twenty-two make up five stories of two to eight reports in both languages. */
const groupStories = `
	update loaded set story_id = block * 60 + first + 1
	from generate_series(0, (select max(id) from loaded) / 60 - 1) as block, (values
		(0, 0), (9, 0), (17, 0), (31, 0), (3, 3), (20, 3), (5, 5), (41, 5),
		(8, 8), (12, 8), (25, 8), (33, 8), (47, 8), (50, 8), (55, 8), (58, 8),
		(11, 11), (13, 11), (22, 11), (27, 11), (36, 11), (44, 11)
	) as plan (position, first)
	where id = block * 60 + position + 1;
	analyze loaded`

const storeItems = `
	insert into news_item (id, story_id, slug, source_id, locale, title, url, url_hash, published_at, first_seen_at,
		date_stated, state, tags, tag_reasons, views, views_settled, importance, bullish, bearish)
	select id, story_id, slug, source_id, locale, title, url, url_hash, published_at, first_seen_at, date_stated, state,
		tags, tag_reasons, views, views, importance, bullish, bearish from loaded order by id`

const topAt = topMoment(
	sql`min(published_at)`,
	sql`count(distinct outlet)`,
	sql`sum(importance + bullish + bearish)`,
).statement().text

/** The list entries that the product would have stored, in bulk. */
const storeEntries = `
	create aggregate pg_temp.words_of_all(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');
	create aggregate pg_temp.tags_of_all(integer[]) (sfunc = array_cat, stype = integer[], initcond = '{}');
	create temporary table story as
	select story_id, ${topAt} as top_at, sum(views)::integer as views, sum(importance)::integer as importance,
		sum(bullish)::integer as bullish, sum(bearish)::integer as bearish,
		(array_agg(locale order by published_at, id))[1] as locale
	from (select loaded.*, outlet from loaded join source on source.id = source_id) as report group by story_id;
	insert into news_list_entry
	select report.locale, false, id, story_id, published_at, top_at, report.views, report.importance, report.bullish,
		report.bearish, tags, array[source_id], words, true
	from loaded as report join story using (story_id) order by id;
	insert into news_list_entry
	select report.locale, true, lead_id, story_id, first_at, top_at, story.views, story.importance, story.bullish, story.bearish,
		(select coalesce(array_agg(distinct tag order by tag), '{}') from unnest(all_tags) as tag),
		(select array_agg(distinct source order by source) from unnest(all_sources) as source),
		all_words, report.locale = story.locale
	from (
		select story_id, locale, (array_agg(id order by published_at, id))[1] as lead_id, min(published_at) as first_at,
			pg_temp.tags_of_all(tags) as all_tags, array_agg(source_id) as all_sources,
			pg_temp.words_of_all(words order by published_at, id) as all_words
		from loaded group by story_id, locale
	) as report join story using (story_id) order by lead_id`

function* itemLines(make: (index: number) => SyntheticItem, size: number): Generator<string> {
	for (let index = 0; index < size; index += 1) {
		const item = make(index)
		const id = index + 1
		const moment = item.publishedAt.toISOString()
		const line = [
			...[id, `item-${id}`, item.sourceId, item.locale, item.title, `https://news.example/${id}`],
			...[createHash('md5').update(String(id)).digest('hex'), moment, moment, 't', 'shown'],
			...[`{${item.tags.join()}}`, '[]', ...item.counts, item.words, id, 0, 0],
		].join('\t')
		yield `${line}\n`
	}
}
