import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseFeed as feedsmith } from 'feedsmith'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { loadTopicWeights } from '#catalogue/load-topic-weights.ts'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import { parseFeed } from '#ingest/parse/parse-feed.ts'
import { openStoryPlacer } from '#ingest/story/place-stories.ts'
import { type PassParts, runPass } from '#jobs/run-pass.ts'
import { readConfig } from '#main/config/config.ts'
import { permitFor } from '#main/wiring/fetch-guard.ts'
import { openIngest } from '#main/wiring/open-ingest.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { feedCount, itemsEach, startFeeds } from './feeds/start-feeds.ts'
import { wordpressFeed } from './feeds/wordpress-feed.ts'
import { measured, say } from './measured.ts'
import { postgresSeconds } from './postgres-seconds.ts'
import { medianOf } from './serve/load.ts'

// Reads sixty feeds of fifty items from localhost into the store, and compares ratios within one run.

const warmUps = 3
const rounds = 5
/** V8's own threads vary more from pass to pass than stories cost, hence the many rounds. */
const storyRounds = 15
/** Unchanged passes after each first one. */
const repeats = 4
const memoryPasses = 50
const wanted = { parser: 0.3, unchanged: 0.05, stories: 1.15, memoryGrowthMb: 40 }

const timed = async (act: () => unknown): Promise<number> => {
	const started = performance.now()
	await act()
	return performance.now() - started
}

function sourcesAt(port: number): Source[] {
	return Array.from({ length: feedCount }, (_none, feed) => ({
		id: 2030 + feed,
		slug: `outlet-${feed}`,
		locale: 'en' as const,
		titles: { en: `Outlet ${feed}`, fa: `رسانه ${feed}` },
		homepage: `https://outlet-${feed}.example/`,
		feedUrl: `http://127.0.0.1:${port}/${feed}`,
		feedKind: 'rss' as const,
		cryptoOnly: true,
		domains: [],
	}))
}

async function openPipeline(port: number, dataDir: string) {
	const config = readConfig({ FETCH_ALLOW: `127.0.0.1:${port}` })
	const known = await loadCatalogue()
	const words = await loadStoryWords()
	const weights = await loadTopicWeights()
	if (!config.ok || !known.ok || !words.ok || !weights.ok)
		throw new Error('the project itself cannot be read')
	const log = { info: () => {}, warn: say }
	const opened = await openDatabase({
		dataDir,
		sample: false,
		applicationName: 'bench',
		patience: 'job',
		log,
	})
	if (!opened.ok) throw new Error(opened.failure.message)
	const { db, close } = opened.value
	const catalogue: Catalogue = { ...known.value, sources: sourcesAt(port) }
	const permit = permitFor(config.value, catalogue, [])
	const news = {
		mode: 'live' as const,
		database: opened.value,
		catalogue,
		storyWords: words.value,
		topicWeights: weights.value,
		permit,
	}
	const ingest = await openIngest({ config: config.value, news, log, alarm: () => {} })
	const openWriter = (withStories: boolean): PassParts['addNews'] => {
		const placer = withStories && openStoryPlacer(words.value, catalogue.sources.length)
		return openNewsWriter(ingest.parts.db, ingest.parts.now, placer ? openStoryKeeper(placer) : undefined)
	}
	// The last few writers stay referenced: once no report is alive, V8 drops its type feedback for reports and
	// compiles again.
	let writers = [ingest.parts.addNews]
	const parts = (sources = catalogue.sources): PassParts => ({
		...ingest.parts,
		addNews: writers[0] ?? ingest.parts.addNews,
		sources: new Map(sources.map((source) => [source.id, source])),
	})
	/** The story matcher is replaced as well: it would compare with reports that have been deleted. */
	const forget = async (sources = catalogue.sources, withStories = true) => {
		await sql`truncate news_item, news_list_entry, source_health, source cascade`.execute(db)
		await saveCatalogue(db, { ...catalogue, sources })
		writers = [openWriter(withStories), ...writers.slice(0, 2)]
	}
	const stored = async () =>
		(await sql<{ items: number }>`select count(*)::integer as items from news_item`.execute(db)).rows[0]
			?.items ?? 0
	const stop = async () => {
		await ingest.close()
		await close()
	}
	return { catalogue, parts, forget, stored, stop }
}

type Pipeline = Awaited<ReturnType<typeof openPipeline>>

function parseAll(bodies: readonly Uint8Array[]): number {
	return bodies.reduce((items, body, feed) => {
		const parsed = parseFeed({ body, base: `https://outlet-${feed}.example/feed/`, contentType: null })
		return items + (parsed.ok ? parsed.value.entries.length : 0)
	}, 0)
}

const feedsmithAll = (texts: readonly string[]) => {
	for (const text of texts) feedsmith(text)
}

/** In milliseconds. */
type Times = { own: number; library: number; first: number; unchanged: number }

async function compareSpeed(pipeline: Pipeline, bodies: readonly Uint8Array[]): Promise<Times> {
	const texts = bodies.map((body) => Buffer.from(body).toString())
	const times: Record<keyof Times, number[]> = { own: [], library: [], first: [], unchanged: [] }
	for (let round = -warmUps; round < rounds; round += 1) {
		await pipeline.forget()
		const own = await timed(() => parseAll(bodies))
		const library = await timed(() => feedsmithAll(texts))
		const first = await timed(() => runPass(pipeline.parts()))
		const unchanged: number[] = []
		for (let pass = 0; pass < repeats; pass += 1) unchanged.push(await timed(() => runPass(pipeline.parts())))
		if (round < 0) continue
		times.own.push(own)
		times.library.push(library)
		times.first.push(first)
		times.unchanged.push(...unchanged)
	}
	if ((await pipeline.stored()) !== feedCount * itemsEach) throw new Error('not every item was stored')
	return {
		own: medianOf(times.own),
		library: medianOf(times.library),
		first: medianOf(times.first),
		unchanged: medianOf(times.unchanged),
	}
}

/**
 * Milliseconds of processor time that a first pass takes with stories and without, this process and PostgreSQL
 * together.
 */
async function costOfStories(pipeline: Pipeline): Promise<{ without: number; beside: number }> {
	const spent = async () => {
		const { user, system } = process.cpuUsage()
		return (user + system) / 1e3 + (await postgresSeconds(dataDir)) * 1e3
	}
	const inTurn = ['without', 'beside'] as const
	const passes = { without: [] as number[], beside: [] as number[] }
	for (let round = 0; round < storyRounds; round += 1) {
		for (const kind of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
			await pipeline.forget(pipeline.catalogue.sources, kind === 'beside')
			const before = await spent()
			await runPass(pipeline.parts())
			passes[kind].push((await spent()) - before)
		}
	}
	return { without: medianOf(passes.without), beside: medianOf(passes.beside) }
}

async function memoryOver(pipeline: Pipeline): Promise<number> {
	const settle = () => {
		globalThis.gc?.()
		return process.memoryUsage().rss / 1024 / 1024
	}
	for (let pass = 0; pass < 10; pass += 1) await runPass(pipeline.parts())
	const before = settle()
	for (let pass = 0; pass < memoryPasses; pass += 1) await runPass(pipeline.parts())
	return settle() - before
}

/** How much longer the other sources take when one never responds. */
async function costOfDead(pipeline: Pipeline): Promise<{ without: number; beside: number }> {
	const othersDone = async (sources: readonly Source[]) => {
		await pipeline.forget(sources)
		const started = performance.now()
		let last = 0
		const onRead: PassParts['onRead'] = ({ source }) => {
			if (source.slug !== 'dead') last = performance.now() - started
		}
		await runPass({ ...pipeline.parts(sources), onRead })
		return last
	}
	const { sources } = pipeline.catalogue
	const [first] = sources
	if (first === undefined) throw new Error('no source')
	const dead: Source = { ...first, id: 2029, slug: 'dead', feedUrl: `${new URL(first.feedUrl).origin}/dead` }
	return { without: await othersDone(sources), beside: await othersDone([dead, ...sources]) }
}

const dataDir = await mkdtemp(join(tmpdir(), 'zagros-bench-'))
const server = await startFeeds()
const pipeline = await openPipeline(server.port, dataDir)
try {
	const bodies = Array.from({ length: feedCount }, (_none, feed) =>
		Buffer.from(wordpressFeed(feed, itemsEach)),
	)
	const megabytes = bodies.reduce((sum, body) => sum + body.length, 0) / 1e6
	const { own, library, first, unchanged } = await compareSpeed(pipeline, bodies)
	say(`${feedCount} feeds of ${itemsEach} items, ${megabytes.toFixed(1)} MB; medians of ${rounds} rounds`)
	const pass = { name: 'first pass', value: first }
	measured({ name: 'first pass', value: first, unit: 'ms' })
	// How much of a pass from socket to store is parsing.
	measured({ name: 'our parser alone', value: own, unit: 'ms', reference: pass, atLeast: wanted.parser })
	measured({ name: 'feedsmith alone', value: library, unit: 'ms', reference: pass })
	measured({
		name: 'unchanged pass',
		value: unchanged,
		unit: 'ms',
		reference: pass,
		atMost: wanted.unchanged,
	})
	const stories = await costOfStories(pipeline)
	measured({
		name: 'processor time of a first pass with stories',
		value: stories.beside,
		unit: 'ms',
		reference: { name: 'without them', value: stories.without },
		atMost: wanted.stories,
	})
	await pipeline.forget()
	const grown = await memoryOver(pipeline)
	const name = `memory gained over ${memoryPasses} passes`
	measured({ name, value: grown, unit: 'MB', atMost: wanted.memoryGrowthMb })
	const { without, beside } = await costOfDead(pipeline)
	const reference = { name: 'without it', value: without }
	measured({ name: 'the others beside a dead source', value: beside, unit: 'ms', reference, atMost: 1.6 })
} finally {
	await pipeline.stop()
	server.stop()
	await rm(dataDir, { recursive: true, force: true })
}
