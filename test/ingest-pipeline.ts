import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { loadTagData } from '#catalogue/load-tag-words.ts'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import { nextPollAt } from '#domain/poll-schedule.ts'
import { openParsePool, parseWallMs } from '#ingest/parse/parse-in-worker.ts'
import type { FinishedReading } from '#jobs/read-source.ts'
import { type PassParts, runPass } from '#jobs/run-pass.ts'
import { buildPipeline } from '#main/wiring/open-ingest.ts'
import type { Resolve } from '#outside/connect-checked.ts'
import type { FetchLimits } from '#outside/fetch-limits.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { readSourceHealth, type SourceHealth } from '#store/sources/source-health-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { respondWith } from './fault-behaviours.ts'
import { type Behaviour, startFaultServer } from './fault-server.ts'
import { smallCatalogue } from './news-drafts.ts'

type TestSource = Partial<Source> & { feed: Behaviour }

export type IngestPipeline = {
	server: Awaited<ReturnType<typeof startFaultServer>>
	/** Reads all sources once; returns the readings by slug. */
	pass: () => Promise<Record<string, FinishedReading>>
	health: (slug: string) => Promise<SourceHealth | undefined>
	/** The titles of a source's shown items, newest first. */
	titles: (slug: string) => Promise<string[]>
	/** Alarms so far, as `slug: status`. */
	alarms: string[]
	parts: PassParts
	catalogue: Catalogue
	/** The clock of the pipeline; tests move it. */
	clock: { now: Date }
	close: () => Promise<void>
}

export type FeedItem = { title?: string; link?: string; guid?: string; date?: Date | string | null }

export const newsSite = 'https://news.example'

/** A plain RSS feed of the items given. */
export function rssOf(items: readonly FeedItem[], end = '</channel></rss>'): string {
	const written = items.map(({ title = 'A headline', link = `${newsSite}/1`, guid, date = null }) => {
		const when = date instanceof Date ? date.toUTCString() : date
		return `<item><title>${title}</title><link>${link}</link>${guid === undefined ? '' : `<guid>${guid}</guid>`}${
			when === null ? '' : `<pubDate>${when}</pubDate>`
		}</item>`
	})
	return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>News</title>${written.join('\n')}${end}`
}

export const rssResponse = (items: readonly FeedItem[]): Behaviour =>
	respondWith({ headers: { 'content-type': 'application/rss+xml' }, body: rssOf(items) })

export const someItems = (count: number, mark = 'Story'): FeedItem[] =>
	Array.from({ length: count }, (_none, index) => ({
		title: `${mark} number ${index + 1} about Bitcoin and its miners`,
		link: `${newsSite}/${mark.toLowerCase()}/${index + 1}`,
		date: new Date(Date.UTC(2026, 2, 1, 12) - index * 60_000),
	}))

// The pool is shared by a file's tests: its threads take long to start, end when idle, and have no state between
// feeds.
const pool = openParsePool({ wallMs: 10 * parseWallMs })

/** The whole pipeline over real sockets and a real database, with a healthy source besides the given ones. */
export async function openPipeline(
	db: Queryable,
	given: Record<string, TestSource>,
	limits: Partial<FetchLimits> = {},
	resolve?: Resolve,
	known: Pick<Catalogue, 'coins' | 'topics' | 'people'> = smallCatalogue,
): Promise<IngestPipeline> {
	const server = await startFaultServer()
	const all: Record<string, TestSource> = {
		...given,
		healthy: { feed: rssResponse(someItems(3, 'Healthy')) },
	}
	const sources = Object.entries(all).map(([slug, { feed, ...rest }], index): Source => {
		server.script(`/${slug}`, feed)
		return {
			id: 2030 + index,
			slug,
			locale: 'en',
			titles: { en: slug, fa: slug },
			homepage: `${newsSite}/`,
			feedUrl:
				resolve === undefined ? server.url(`/${slug}`) : `http://${slug}.example:${server.port}/${slug}`,
			feedKind: 'rss',
			cryptoOnly: true,
			domains: [],
			...rest,
		}
	})
	const catalogue: Catalogue = { ...known, sources: sources.map((source) => source) }
	// Each test begins without news.
	await sql`truncate news_item, news_list_entry, source_health, source restart identity cascade`.execute(db)
	await saveCatalogue(db, {
		...catalogue,
		sources: sources.map((s) => ({ ...s, homepage: `https://${s.slug}.example/` })),
	})
	const clock = { now: new Date('2026-03-01T12:30:00Z') }
	const now = () => clock.now
	// With a resolver each source has a host of its own.
	const hosts = sources.map(({ feedUrl }) => new URL(feedUrl).host)
	const get = createGuardedFetch({
		userAgent: 'Zagros/test',
		allow: resolve === undefined ? [server.allow] : hosts,
		limits,
		...(resolve !== undefined && { resolve }),
	})
	const alarms: string[] = []
	const [words, tagData] = await Promise.all([loadStoryWords(), loadTagData()])
	if (!words.ok || !tagData.ok) throw new Error('the catalogue cannot be read')
	const parts = buildPipeline({
		storyWords: words.value,
		tagData: tagData.value,
		db,
		catalogue,
		get,
		now,
		parse: pool.parseInWorker,
		nextPollAt: (outcome, at) => nextPollAt(outcome, at, () => 0.5),
		keepsMoves: true,
		alarm: ({ source, status }) => alarms.push(`${source}: ${status}`),
	})
	return {
		server,
		alarms,
		clock,
		parts,
		catalogue,
		pass: async () => {
			const { readings } = await runPass(parts)
			return Object.fromEntries(readings.map((reading) => [reading.source.slug, reading]))
		},
		health: async (slug) => (await readSourceHealth(db, now())).find((health) => health.slug === slug),
		titles: async (slug) => {
			const found = await sql<{ title: string }>`
				select title from news_item join source on source.id = source_id
				where source.slug = ${slug} and state = 'shown' order by published_at desc, news_item.id
			`.execute(db)
			return found.rows.map(({ title }) => title)
		},
		close: server.close,
	}
}
