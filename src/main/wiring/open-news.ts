import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { overlaySources } from '#catalogue/change-sources.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { loadTopicWeights } from '#catalogue/load-topic-weights.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { StoryWord } from '#domain/story-word.ts'
import type { TopicWeight } from '#domain/topic-weights.ts'
import type { Config } from '#main/config/config.ts'
import { anySourceAnswers, type NewsMode, readRecordedMode } from '#main/config/news-mode.ts'
import type { StoreLog } from '#store/database/database-problem.ts'
import { type Database, openDatabase } from '#store/database/open-database.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { readSourceChanges } from '#store/sources/source-change-store.ts'
import { type FetchPermit, openGuard, permitFor, refusedSources } from './fetch-guard.ts'

/** Which news it is, where it is kept, and what the catalogue says. */
export type News = {
	mode: NewsMode
	database: Database
	catalogue: Catalogue
	/** What headlines are read with to find their story. */
	storyWords: readonly StoryWord[]
	/** What headlines are tagged with. */
	topicWeights: readonly TopicWeight[]
	/** For the catalogue's own addresses; the sample newsroom's are opened by whoever starts it. */
	permit: FetchPermit
}

/**
 * How long sources are waited for, from the asking on and at least from when the database is up: before that the program is
 * busy loading, and reads no answers. Nobody waits long for what gives way by itself: the sample does when a source answers.
 */
const looks = { first: { totalMs: 2_000, freeMs: 750 }, afterSample: { totalMs: 500, freeMs: 50 } }

/**
 * Loads the catalogue, settles the news mode and opens the database that belongs to it. PostgreSQL comes first: as soon as
 * it is at work, `onBegin` tells the caller that there is time for other things.
 */
export async function openNews(
	config: Config,
	applicationName: string,
	log: StoreLog,
	onBegin?: () => void,
): Promise<Result<News, string>> {
	const prepared = await prepare(config, applicationName, log)
	if (!prepared.ok) return prepared
	const { catalogue, permit, open } = prepared.value
	for (const line of refusedSources(catalogue, permit)) log.warn(line)
	if (config.newsMode !== 'auto') return open(config.newsMode, onBegin)

	const last = await readRecordedMode(config.dataDir)
	const patience = last === 'live' ? undefined : looks[last === 'sample' ? 'afterSample' : 'first']
	const question = Promise.withResolvers<{ answer: Promise<boolean>; at: number }>()
	const choose = async (holdsLive: () => Promise<boolean>) => {
		if (await holdsLive()) return 'live'
		const { answer, at } = await question.promise
		if (patience === undefined) return (await answer) ? 'live' : 'sample'
		const waitMs = Math.max(patience.freeMs, patience.totalMs - (performance.now() - at))
		const heard = await Promise.race([answer, sleep(waitMs, false, { ref: false })])
		return heard ? 'live' : 'sample'
	}
	// Nobody waits for the sources when what is stored already says what to do, or for the database to ask them.
	return open(choose, () => {
		question.resolve({ answer: askSources(config, prepared.value), at: performance.now() })
		onBegin?.()
	})
}

/** For an operator's command, which acts on what the product serves here and does not choose by itself. */
export async function openServedNews(
	config: Config,
	applicationName: string,
	log: StoreLog,
): Promise<Result<News, string>> {
	const newsMode =
		config.newsMode === 'auto' ? ((await readRecordedMode(config.dataDir)) ?? 'auto') : config.newsMode
	return openNews({ ...config, newsMode }, applicationName, log)
}

/** Live news where there is hope of any: it was stored by another process, or a source answers now. */
export async function openLiveIfAny(
	config: Config,
	applicationName: string,
	log: StoreLog,
	{ holdsLive }: Database,
): Promise<Result<News | undefined, string>> {
	const prepared = await prepare(config, applicationName, log)
	if (!prepared.ok) return prepared
	const hopeful = (await holdsLive()) || (await askSources(config, prepared.value))
	return hopeful ? prepared.value.open('live') : ok(undefined)
}

function askSources(config: Config, { catalogue, permit }: Prepared): Promise<boolean> {
	const limits = { atOnce: catalogue.sources.length, perHost: catalogue.sources.length }
	return anySourceAnswers(catalogue, openGuard(config, permit, limits))
}

/** Once live has stored an item it is live for good; before that, whether a source answers decides. */
type Choose = (holdsLive: () => Promise<boolean>) => Promise<NewsMode>

type Prepared = {
	catalogue: Catalogue
	permit: FetchPermit
	open: (mode: NewsMode | Choose, onBegin?: () => void) => Promise<Result<News, string>>
}

async function prepare(
	config: Config,
	applicationName: string,
	log: StoreLog,
): Promise<Result<Prepared, string>> {
	const [loaded, words, weights] = await Promise.all([
		loadCatalogue(config.sourcesFile),
		loadStoryWords(),
		loadTopicWeights(),
	])
	if (!loaded.ok || !words.ok || !weights.ok) {
		const problems = [loaded, words, weights].flatMap((part) => (part.ok ? [] : part.failure))
		return fail(problems.map(describeProblem).join('\n'))
	}
	const catalogue = loaded.value
	const storyWords = words.value
	const permit = permitFor(config, catalogue, [])
	const open: Prepared['open'] = async (choice, onBegin) => {
		const { databaseUrl } = config
		let mode: NewsMode = 'sample'
		const dataDir = resolve(config.dataDir)
		const database = await openDatabase({
			dataDir,
			databaseUrl,
			sample: async (holdsLive) => {
				mode = typeof choice === 'string' ? choice : await choice(holdsLive)
				return mode === 'sample'
			},
			applicationName,
			log,
			onBegin,
		})
		if (!database.ok) return fail(database.failure.message)
		const { db } = database.value
		const changed = overlaySources(catalogue, await readSourceChanges(db))
		for (const problem of changed.problems) log.warn(problem)
		await saveCatalogue(db, changed.catalogue)
		return ok({
			mode,
			database: database.value,
			catalogue: changed.catalogue,
			storyWords,
			topicWeights: weights.value,
			permit: permitFor(config, changed.catalogue, []),
		})
	}
	return ok({ catalogue, permit, open })
}

export async function hasNews({ db }: Database): Promise<boolean> {
	const found = await sql`select from news_item limit 1`.execute(db)
	return found.rows.length > 0
}
