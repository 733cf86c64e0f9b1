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
	// Totals and the primary key once at the end: row by row they would take longer than everything else.
	await client.query(`
		alter table news_posting disable trigger user;
		alter table news_posting drop constraint news_posting_pkey;
		insert into news_posting (key, published_at, item_id, views, importance, bullish, bearish)
		select key, published_at, id, views, importance, bullish, bearish
		from news_item, unnest(search_keys) as key where key >= 0;
		alter table news_posting add constraint news_posting_pkey primary key (key, published_at, item_id);
		alter table news_posting enable trigger user;
		insert into news_total select key, count(*) from news_posting group by key`)
	for (const { definition } of indexes.rows) await client.query(definition)
	await client.query(`select setval('news_item_id', ${size})`)
	await client.query('vacuum analyze')
	await client.query('checkpoint')
	await rm(file)
}

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
