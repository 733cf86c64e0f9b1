import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '#main/config/config.ts'
import { recordMode } from '#main/config/news-mode.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import { hasNews, type News, openLiveIfAny } from '#main/wiring/open-news.ts'
import { openWorker, type Worker } from '#main/wiring/open-worker.ts'
import type { StoreLog } from '#store/database/database-problem.ts'
import { listen } from './listen.ts'

/** A sample that was chosen because no source responded is checked again this soon, then this often. */
const firstRetryMs = 5_000
const retryMs = 10 * 60_000
/** Sources that respond have an item within this time, or none for us. */
const firstItemMs = 60_000
const lookMs = 250
/** Requests in flight are finished by the old server while the new one takes its port. */
const portTimeoutMs = 10_000

/** What runs: the news, the worker that collects it, the server that shows it. */
export type RunningParts = { news: News; worker?: Worker; app?: FastifyInstance | undefined }

type SwitchParts = {
	config: Config
	logger: Logger
	log: StoreLog
	say: (line: string) => void
	announce: (news: News) => string
	pages: PageSource
	/** What runs now; replaced part by part. */
	parts: RunningParts
	tryAgainMs?: number | undefined
	stop: AbortSignal
}

/**
 * Ends when live news has replaced the sample. The sample is served until live news has stored an item, so that nobody
 * sees an empty page; then the server is replaced on its port. Accounts of the sample are not copied.
 */
export async function switchToLive(given: SwitchParts): Promise<void> {
	const { tryAgainMs = retryMs, stop, logger } = given
	let waitMs = Math.min(firstRetryMs, tryAgainMs)
	while (!stop.aborted) {
		await sleep(waitMs, undefined, { signal: stop, ref: false }).catch(() => {})
		waitMs = tryAgainMs
		if (stop.aborted) return
		const live = await collectLive(given).catch((error: unknown) => {
			logger.error({ err: error }, 'the switch to live news failed')
			return undefined
		})
		if (live !== undefined) return changeOver(given, live)
	}
}

type Live = { news: News; worker: Worker | undefined }

async function collectLive({ config, logger, log, parts, stop }: SwitchParts): Promise<Live | undefined> {
	const opened = await openLiveIfAny(config, `zagros-${config.role}`, log, parts.news.database, stop)
	if (!opened.ok) throw new Error(opened.failure)
	const news = opened.value
	if (news === undefined) return undefined
	const worker = config.role === 'web' ? undefined : await openWorker({ config, news, logger })
	const until = performance.now() + (worker === undefined ? 0 : firstItemMs)
	let found = await hasNews(news.database)
	while (!found && performance.now() < until && !stop.aborted) {
		await sleep(lookMs, undefined, { signal: stop }).catch(() => {})
		found = await hasNews(news.database)
	}
	if (found && !stop.aborted) return { news, worker }
	await worker?.stop()
	await news.database.close()
	return undefined
}

async function changeOver(
	{ config, logger, log, say, announce, pages, parts }: SwitchParts,
	live: Live,
): Promise<void> {
	const { news, worker, app } = parts
	say('A source responds: the sample news gives way to live news.')
	const closing = app?.close()
	const listening = await listen(config, live.news, logger, pages, portTimeoutMs)
	if (!listening.ok) throw new Error(listening.failure)
	parts.app = listening.value
	parts.news = live.news
	if (live.worker !== undefined) parts.worker = live.worker
	await recordMode(config.dataDir, 'live', log)
	say(announce(live.news))
	await closing
	await worker?.stop()
	await news.database.close()
}
