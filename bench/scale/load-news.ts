import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import type pg from 'pg'
import type { SyntheticItem } from './synthetic-news.ts'

/** Stores so many items: rows first, then indexes, as a restore would. */
export async function loadNews(
	client: pg.Client,
	folder: string,
	make: (index: number) => SyntheticItem,
	size: number,
): Promise<void> {
	const file = `${folder}/items-${size}.tsv`
	await writeItems(file, make, size)
	const indexes = await client.query<{ name: string; definition: string }>(
		`select indexname as name, indexdef as definition from pg_indexes
		where schemaname = 'public' and tablename in ('news_item', 'news_posting')
			and indexname not like '%\\_pkey' and indexname not like '%\\_key'`,
	)
	await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '256MB'`)
	for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
	await client.query(`copy news_item (id, slug, source_id, locale, title, title_folded, url, url_hash, published_at,
		first_seen_at, date_stated, state, tags, tag_reasons, search_keys, views, importance, bullish, bearish)
		from '${file}'`)
	await rm(file)
	await client.query(tellStories)
	const key = await client.query<{ definition: string }>(
		`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'news_posting_pkey'`,
	)
	// Totals and the primary key once at the end: row by row they would take longer than everything else.
	await client.query(`
		alter table news_posting disable trigger user;
		alter table news_posting drop constraint news_posting_pkey;
		${placeItems};
		alter table news_posting add constraint news_posting_pkey ${key.rows[0]?.definition};
		alter table news_posting enable trigger user;
		insert into news_total (key, items, later)
		select key, count(*), count(*) filter (where later) from news_posting group by key;
		select block_lists()`)
	for (const { definition } of indexes.rows) await client.query(definition)
	await client.query(`select setval('news_item_id', ${size})`)
	await client.query('vacuum analyze')
	await client.query('checkpoint')
}

/** Of sixty items that follow each other twenty-two tell five stories, of two to eight reports in both languages. */
const tellStories = `
	insert into story_member (item_id, story_id, joined_at)
	select block * 60 + place + 1, block * 60 + first + 1, now()
	from generate_series(0, (select max(id) from news_item) / 60 - 1) as block, (values
		(0, 0), (9, 0), (17, 0), (31, 0), (3, 3), (20, 3), (5, 5), (41, 5),
		(8, 8), (12, 8), (25, 8), (33, 8), (47, 8), (50, 8), (55, 8), (58, 8),
		(11, 11), (13, 11), (22, 11), (27, 11), (36, 11), (44, 11)
	) as plan (place, first);
	analyze story_member`

/** As the product would have placed them, all at once. */
const placeItems = `
	with story as (
		select member.story_id, sum(views)::integer as views, sum(importance)::integer as importance,
			sum(bullish)::integer as bullish, sum(bearish)::integer as bearish, min(item.published_at) as first_at,
			count(distinct outlet)::integer as outlets
		from story_member as member join news_item as item on item.id = member.item_id
			join source on source.id = item.source_id
		group by member.story_id
	)
	insert into news_posting (key, published_at, item_id, views, importance, bullish, bearish, story_id, later,
		story_views, story_importance, story_bullish, story_bearish, top_at)
	select key, item.published_at, item.id, item.views, item.importance, item.bullish, item.bearish, story.story_id,
		story.story_id is not null and row_number() over (
			partition by story.story_id, case when story.story_id is null then item.id end, key order by item.published_at, item.id
		) > 1,
		story.views, story.importance, story.bullish, story.bearish,
		case when story.story_id is null
			then top_moment(item.published_at, 1, item.importance + item.bullish + item.bearish)
			else report_moment(item.published_at, first_at, outlets, story.importance + story.bullish + story.bearish)
		end
	from news_item as item left join story_member as member on member.item_id = item.id
		left join story on story.story_id = member.story_id, unnest(search_keys) as key
	where key >= 0`

async function writeItems(file: string, make: (index: number) => SyntheticItem, size: number): Promise<void> {
	const stream = createWriteStream(file, { highWaterMark: 1 << 20 })
	for (let index = 0; index < size; index += 1) {
		const item = make(index)
		const id = index + 1
		const moment = item.publishedAt.toISOString()
		const line = [
			...[
				id,
				`item-${id}`,
				item.sourceId,
				item.locale,
				item.title,
				item.folded,
				`https://news.example/${id}`,
			],
			...[createHash('md5').update(String(id)).digest('hex'), moment, moment, 't', 'shown'],
			...[`{${item.tags.join()}}`, '[]', `{${item.keys.join()}}`, ...item.counts],
		].join('\t')
		if (!stream.write(`${line}\n`)) await once(stream, 'drain')
	}
	stream.end()
	await once(stream, 'finish')
	// The server may run under another account.
	await chmod(file, 0o644)
}
