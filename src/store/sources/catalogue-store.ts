import { getDomain } from 'tldts'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import { newsLocales } from '#domain/locale.ts'
import { type NewsItem, type TagKind, tagKinds } from '#domain/news-item.ts'
import { integer, oneOf, query, selectList, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { titleColumns, withTitles } from './source-titles.ts'

/** Saves the catalogue; a source that has left it keeps its items and is no longer listed. */
export async function saveCatalogue(db: Queryable, catalogue: Catalogue): Promise<void> {
	const sources = catalogue.sources.map((source) => ({
		id: source.id,
		slug: source.slug,
		locale: source.locale,
		title_en: source.titles.en,
		title_fa: source.titles.fa,
		outlet: outletOf(source),
	}))
	const tags = [
		...catalogue.coins.map(({ id, symbol }) => ({ id, kind: 'coin', ref: symbol })),
		...catalogue.topics.map(({ id, routeRef }) => ({ id, kind: 'topic', ref: routeRef })),
		...catalogue.people.map(({ id, routeRef }) => ({ id, kind: 'person', ref: routeRef })),
	]
	await inTransaction(db, async (change) => {
		// Two processes that start together take turns.
		await sql`select pg_advisory_xact_lock(${catalogueLock})`.execute(change)
		await sql`
			insert into source (id, slug, locale, title_en, title_fa, outlet)
			select * from json_to_recordset(${JSON.stringify(sources)}::json)
				as s (id integer, slug text, locale text, title_en text, title_fa text, outlet text)
			on conflict (id) do update set slug = excluded.slug, locale = excluded.locale,
				title_en = excluded.title_en, title_fa = excluded.title_fa, outlet = excluded.outlet, listed = true
		`.execute(change)
		await sql`
			update source set listed = false where listed and id <> all(${sources.map(({ id }) => id)}::integer[])
		`.execute(change)
		await sql`
			insert into tag (id, kind, ref)
			select * from json_to_recordset(${JSON.stringify(tags)}::json) as t (id integer, kind text, ref text)
			on conflict (id) do update set kind = excluded.kind, ref = excluded.ref
		`.execute(change)
		await sql`
			insert into source_health (source_id) select id from source where listed on conflict do nothing
		`.execute(change)
		await forgetChanged(change, catalogue.sources)
	})
	forgetNames()
}

/** Validators of an old address do not fit a new one, and items that were left out may now fit: both are reset. */
async function forgetChanged(change: Queryable, sources: readonly Source[]): Promise<void> {
	const readings = sources.map((source) => ({ id: source.id, read_as: readingOf(source) }))
	await sql`
		update source_health as health set read_as = given.read_as, etag = null, last_modified = null,
			body_hash = null, moved_to = null, next_poll_at = '-infinity'
		from json_to_recordset(${JSON.stringify(readings)}::json) as given (id integer, read_as text)
		where health.source_id = given.id and health.read_as is distinct from given.read_as
	`.execute(change)
}

/** Everything that decides which items a source has. */
function readingOf({ feedUrl, feedKind, homepage, cryptoOnly, domains, selectors }: Source): string {
	const [feed, home] = [feedUrl, homepage].map(withoutOwnPort)
	return JSON.stringify({ feed, feedKind, home, cryptoOnly, domains, selectors })
}

/** The sample server has another port at each start, but is the same. */
const withoutOwnPort = (address: string): string =>
	address.replace(/^(https?:\/\/(?:127\.0\.0\.1|localhost)):\d+/, '$1')

// Any number that nothing else locks in our databases.
const catalogueLock = 7_246_003

/** Feeds of one outlet share its domain; a host without one, as an address of a network, can have several outlets. */
const outletOf = ({ homepage, slug }: Pick<Source, 'homepage' | 'slug'>): string =>
	getDomain(homepage, { allowPrivateDomains: true }) ?? slug

/** What an item shows of the catalogue, by id. */
export type CatalogueNames = {
	sources: ReadonlyMap<number, NewsItem['source']>
	tags: ReadonlyMap<number, { kind: TagKind; ref: string }>
}

// The catalogue rarely changes; reading it with each list would cost more than the list.
let remembered = new WeakMap<Queryable, Promise<CatalogueNames>>()

export function readNames(db: Queryable): Promise<CatalogueNames> {
	const known = remembered.get(db)
	if (known) return known
	const reading = queryNames(db)
	remembered.set(db, reading)
	// A failure is not cached.
	reading.catch(forgetNames)
	return reading
}

/** Clears the names of all databases: those of a transaction are the pool's, too. */
export const forgetNames = (): void => {
	remembered = new WeakMap()
}

const sourceName = { id: integer, slug: text, ...titleColumns, locale: oneOf(newsLocales) }

async function queryNames(db: Queryable): Promise<CatalogueNames> {
	const sources = await query(sourceName)`
		select ${selectList(sourceName)} from source
	`.execute(db)
	const tags = await query({ id: integer, kind: oneOf(tagKinds), ref: text })`
		select id, kind, ref from tag
	`.execute(db)
	return {
		sources: new Map(sources.rows.map((source) => [source.id, withTitles(source)])),
		tags: new Map(tags.rows.map(({ id, kind, ref }) => [id, { kind, ref }])),
	}
}
