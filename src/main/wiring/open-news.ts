import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mergeSources, readSources } from '#catalogue/change-sources.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadSampleWeek, type SampleWeek } from '#catalogue/load-sample-week.ts'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { loadTagData } from '#catalogue/load-tag-words.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { StoryVocabulary } from '#domain/story-word.ts'
import type { TagData } from '#domain/tag-words.ts'
import type { Config } from '#main/config/config.ts'
import { anySourceResponds, type NewsMode, readRecordedMode } from '#main/config/news-mode.ts'
import type { StoreLog } from '#store/database/database-problem.ts'
import { type Database, openDatabase } from '#store/database/open-database.ts'
import { fillNewestEntries } from '#store/news/fill-entries.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { readStoredSources, saveFileRecords } from '#store/sources/source-record-store.ts'
import { sql } from '#store/sql.ts'
import { type FetchPermit, openGuard, permitFor, refusedSources } from './fetch-guard.ts'

/** Which news is served, from which database and with which catalogue. */
export type News = {
	mode: NewsMode
	database: Database
	catalogue: Catalogue
	/** What headlines are read with to find their story. */
	storyWords: StoryVocabulary
	/** What headlines are tagged with. */
	tagData: TagData
	/** The invented week; live news has none. */
	sampleWeek: SampleWeek | undefined
	/** For the catalogue's own addresses; those of the sample server are added when it starts. */
	permit: FetchPermit
}

/** How long a source is waited for; a sample that is chosen instead is replaced when one responds later. */
const firstLookMs = 2_000
const sampleLookMs = 500
/** How long a starting process waits for a primary. */
const longestWaitMs = 60_000

/** Loads the catalogue, settles the news mode and opens the database that belongs to it. */
export async function openNews(
	config: Config,
	applicationName: string,
	log: StoreLog,
	stop?: AbortSignal,
): Promise<Result<News, string>> {
	const prepared = await prepare(config, applicationName, log, stop)
	if (!prepared.ok) return prepared
	const { catalogue, permit, open } = prepared.value
	for (const line of refusedSources(catalogue, permit)) log.warn(line)
	return open(await chooseMode(config, prepared.value))
}

/**
 * For an operator's command, which acts on what the product serves here and does not choose itself. Nothing is written:
 * the tables must be those of this version, and the sources are those of the database, whatever file is named here.
 */
export async function openServedNews(
	config: Config,
	applicationName: string,
	log: StoreLog,
): Promise<Result<News, string>> {
	const prepared = await prepare(config, applicationName, log)
	if (!prepared.ok) return prepared
	const recorded = config.newsMode === 'auto' ? await readRecordedMode(config.dataDir) : undefined
	return prepared.value.open(recorded ?? (await chooseMode(config, prepared.value)), { asItIs: true })
}

async function chooseMode(config: Config, prepared: Prepared): Promise<NewsMode | Choose> {
	if (config.newsMode !== 'auto') return config.newsMode
	const last = await readRecordedMode(config.dataDir)
	const look = () => reachSources(config, prepared)
	if (last === 'live') return async (holdsLive) => ((await holdsLive()) || (await look()) ? 'live' : 'sample')
	// The sources are asked while the database starts.
	const timeoutMs = last === 'sample' ? sampleLookMs : firstLookMs
	const reached = Promise.race([look(), sleep(timeoutMs, false, { ref: false })])
	return async (holdsLive) => ((await holdsLive()) || (await reached) ? 'live' : 'sample')
}

/** Live news where it is likely: another process has stored some, or a source responds now. */
export async function openLiveIfAny(
	config: Config,
	applicationName: string,
	log: StoreLog,
	{ holdsLive }: Database,
	stop: AbortSignal,
): Promise<Result<News | undefined, string>> {
	const prepared = await prepare(config, applicationName, log, stop)
	if (!prepared.ok) return prepared
	const hopeful = (await holdsLive()) || (await reachSources(config, prepared.value))
	return hopeful ? prepared.value.open('live') : ok(undefined)
}

function reachSources(config: Config, { catalogue, permit }: Prepared): Promise<boolean> {
	const limits = { atOnce: catalogue.sources.length, perHost: catalogue.sources.length }
	return anySourceResponds(catalogue, openGuard(config, permit, limits))
}

/**
 * Once live news has stored an item the mode is live for good; before that, it depends on whether a source responds.
 */
type Choose = (holdsLive: () => Promise<boolean>) => Promise<NewsMode>

type Prepared = {
	catalogue: Catalogue
	permit: FetchPermit
	open: (mode: NewsMode | Choose, how?: { asItIs: boolean }) => Promise<Result<News, string>>
}

/** `stop` is given by a process that serves. */
async function prepare(
	config: Config,
	applicationName: string,
	log: StoreLog,
	stop?: AbortSignal,
): Promise<Result<Prepared, string>> {
	const [loaded, words, tagData] = await Promise.all([
		loadCatalogue(config.sourcesFile),
		loadStoryWords(),
		loadTagData(),
	])
	if (!loaded.ok || !words.ok || !tagData.ok) {
		const problems = [loaded, words, tagData].flatMap((part) => (part.ok ? [] : part.failure))
		return fail(problems.map(describeProblem).join('\n'))
	}
	const { sourceRecords, ...catalogue } = loaded.value
	const storyWords = words.value
	const permit = permitFor(config, catalogue, [])
	const open: Prepared['open'] = async (choice, { asItIs } = { asItIs: false }) => {
		const { databaseUrl, databaseReadUrls: readUrls, role } = config
		const serving = stop && { readUrls, onlyReads: role === 'web', waitMs: longestWaitMs, stop }
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
			timeLimitScale: config.timeLimitScale,
			asItIs,
			log,
			...(serving && { serving }),
		})
		if (!database.ok) return fail(database.failure.message)
		const week = mode === 'sample' ? await loadWeek(config, catalogue) : ok(undefined)
		if (!week.ok) {
			await database.value.close()
			return week
		}
		const { db, reads, hasPrimary } = database.value
		const stored = await readStoredSources(reads.own)
		const { sources, problems } = asItIs ? readSources(stored) : mergeSources(catalogue.sources, stored)
		for (const problem of problems) log.warn(problem)
		const served = { ...catalogue, sources }
		// Without a primary the catalogue is as the last process with one has saved it.
		if (hasPrimary && !asItIs) {
			await saveCatalogue(db, served)
			await saveFileRecords(db, sourceRecords)
			await fillNewestEntries(db)
		}
		return ok({
			mode,
			database: database.value,
			catalogue: served,
			storyWords,
			tagData: tagData.value,
			sampleWeek: week.value,
			permit: permitFor(config, served, []),
		})
	}
	return ok({ catalogue, permit, open })
}

/** The week names outlets of the project's own catalogue, whichever of them are served. */
async function loadWeek({ sourcesFile }: Config, catalogue: Catalogue): Promise<Result<SampleWeek, string>> {
	const { sampleCoins } = await import('#sample/sample-prices.ts')
	const own = sourcesFile === undefined ? ok(catalogue) : await loadCatalogue()
	const coins = sampleCoins.map(({ symbol }) => symbol)
	const week = own.ok ? await loadSampleWeek({ outlets: own.value.sources, coins }) : own
	return week.ok ? week : fail(week.failure.map(describeProblem).join('\n'))
}

export async function hasNews({ reads }: Database): Promise<boolean> {
	const found = await sql`select from news_item limit 1`.execute(reads.own)
	return found.rows.length > 0
}
