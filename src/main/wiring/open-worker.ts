import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { keepFetchingPictures } from '#jobs/fetch-pictures.ts'
import { keepFlushingCounts } from '#jobs/flush-counts.ts'
import { type ClockJob, openJobQueue } from '#jobs/job-queue.ts'
import { keepMeasuring } from '#jobs/measure-sources.ts'
import { type PollingParts, pollSources } from '#jobs/poll-sources.ts'
import type { FinishedReading } from '#jobs/read-source.ts'
import { sendHeartbeats } from '#jobs/send-heartbeats.ts'
import type { Config } from '#main/config/config.ts'
import { readProductVersion } from '#main/config/product-version.ts'
import type { SampleNews } from '#sample/sample-news.ts'
import { readersOf } from '#sample/sample-readers.ts'
import { drillRestore } from '#store/backup/restore-drill.ts'
import { fillAllEntries } from '#store/news/fill-entries.ts'
import { findSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
import { addSampleReaders, findReadableItems, sampleReadersSetting } from '#store/votes/sample-readers.ts'
import { clockJobs } from './clock-jobs.ts'
import { learnSource } from './learn-source.ts'
import { runFollows } from './open-follows.ts'
import { openIngest } from './open-ingest.ts'
import { runMail } from './open-mail.ts'
import type { News } from './open-news.ts'
import { runPrices } from './open-prices.ts'
import { samplePath } from './open-sample-server.ts'

export type Worker = {
	/** Waits until enough sources have been read to fill the first pages of both languages, or until the time is over. */
	hasRead: (longestMs: number, stop: AbortSignal) => Promise<void>
	stop: () => Promise<void>
}

type WorkerParts = {
	config: Config
	news: News
	logger: Logger
}

/** Reading the first sources takes a few seconds, on a busy machine many. */
export const firstNewsMs = 30_000
/** How long running reads may take to finish when the process stops. */
const finishMs = 8_000
/**
 * This many sources, from every part of the catalogue, fill the first pages of both languages; the rest follows in
 * seconds.
 */
const firstSources = 8

/** The worker: polls sources for as long as it runs. */
export async function openWorker({ config, news, logger }: WorkerParts): Promise<Worker> {
	const log = {
		info: (message: string) => logger.debug(message),
		warn: (message: string) => logger.warn(message),
	}
	const ingest = await openIngest({
		config,
		news,
		log,
		alarm: (alarm) => logger.warn(alarm, 'a source needs a look'),
	})
	const { origin } = ingest
	const { db } = ingest.parts
	const sources = new Map(ingest.parts.sources)
	const enoughRead = new AbortController()
	/** The readers of a new sample come when all of it is there. */
	let visiting: Promise<void> | undefined
	const seen = new Set<number>()
	const enough = Math.min(firstSources, sources.size)
	const stopping = new AbortController()
	const hasRead = async (longestMs: number, stop: AbortSignal) => {
		const signal = AbortSignal.any([enoughRead.signal, stop])
		await sleep(longestMs, undefined, { signal }).catch(() => {})
	}
	const parts: PollingParts = {
		...ingest.parts,
		sources,
		// Sample feeds are generated, whatever a record says.
		readRecord: news.mode === 'live' ? (record) => learnSource(record, sources, origin.permit) : undefined,
		onRead: (reading) => {
			seen.add(reading.source.id)
			if (seen.size >= enough) enoughRead.abort()
			if (seen.size === sources.size && origin.sampleNews !== undefined)
				visiting ??= addReadersOnce(db, origin.sampleNews, Date.now()).catch((error: unknown) =>
					logger.error({ err: error }, 'adding sample readers failed'),
				)
			logger.debug(summary(reading), 'source read')
		},
		onTrouble: (error) => logger.error({ err: error }, 'reading sources failed'),
	}
	const { folder, ...backup } = config.backup
	const version = await readProductVersion()
	const jobs = clockJobs(
		parts,
		logger,
		folder === undefined
			? undefined
			: {
					folder,
					...backup,
					drill: (file, stop) => drillRestore(file, { dataDir: resolve(config.dataDir), log }, { stop }),
					database: news.database,
					news: news.mode,
					productVersion: version,
					stop: stopping.signal,
				},
	)
	const polling = pollSources(parts, stopping.signal)
	// The queue is not waited for: its first start creates tables, and news comes in without it.
	const queue = openQueue({ news, jobs, logger })
	const heartbeats = await sendHeartbeats(
		{
			db,
			worker: `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`,
			version,
			jobs: async () => {
				const { waiting, failed } = await queue.state()
				return { jobsWaiting: waiting, jobsFailed: failed }
			},
			onTrouble: (error) => logger.error({ err: error }, 'the heartbeat could not be written'),
		},
		stopping.signal,
	)
	const mailing = runMail({ config, db, logger }, stopping.signal)
	const following = runFollows({ config, db, logger }, stopping.signal)
	const measuring = keepMeasuring(
		{ ...parts, onTrouble: (error) => logger.error({ err: error }, 'measuring sources failed') },
		stopping.signal,
	)
	const filling = fillAllEntries(db, stopping.signal).catch((error: unknown) =>
		logger.error({ err: error }, 'building the list entries of older items failed'),
	)
	const counting = keepFlushingCounts({ db, log: logger }, stopping.signal)
	const firstNews = hasRead(firstNewsMs, stopping.signal)
	const pricing = runPrices({ config, mode: news.mode, origin, db, logger, firstNews }, stopping.signal)
	const picturing = firstNews.then(() =>
		keepFetchingPictures(
			{ ...parts, onTrouble: (error) => logger.error({ err: error }, 'fetching pictures failed') },
			stopping.signal,
		),
	)
	const stop = async () => {
		stopping.abort()
		await Promise.race([polling, sleep(finishMs, undefined, { ref: false })])
		ingest.abandon()
		await Promise.all([
			polling,
			pricing,
			picturing,
			counting,
			filling,
			mailing,
			following,
			measuring,
			visiting,
			heartbeats.finished,
			queue.stop(),
		])
		await ingest.close()
	}
	return { hasRead, stop }
}

const openQueue = ({ news, jobs, logger }: { news: News; jobs: ClockJob[]; logger: Logger }) =>
	openJobQueue({
		login: news.database.login,
		schema: news.mode === 'live' ? 'pgboss' : 'pgboss_sample',
		jobs,
		onTrouble: (error) => logger.error({ err: error }, 'the job queue failed'),
	})

const summary = ({ source, status, message, added, updated, duplicate, ms }: FinishedReading) => ({
	source: source.slug,
	status,
	message,
	added,
	updated,
	duplicate,
	ms,
})

/** Gives the first news of a sample views and votes, so that sorts, Most read and Top have something to show. */
async function addReadersOnce(db: Queryable, news: SampleNews, now: number): Promise<void> {
	if ((await findSetting(db, sampleReadersSetting)) !== undefined) return
	const items = await findReadableItems(db)
	const acts = items.flatMap(({ id: itemId, url }) => {
		const [outlet = '', ...path] = new URL(url).pathname.slice(`${samplePath}/s/`.length).split('/')
		const item = news.itemAt(outlet, path.filter((part) => part !== '').join('/'), now)
		if (item === undefined) return []
		return readersOf(item, news.seed, now).map(({ reader, viewedAt, votes }) => ({
			itemId,
			reader: `sample-reader-${reader}`,
			viewedAt: new Date(viewedAt),
			votes,
		}))
	})
	await addSampleReaders(db, acts)
}
