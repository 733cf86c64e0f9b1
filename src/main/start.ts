import { setTimeout as sleep } from 'node:timers/promises'
import { aborted } from 'node:util'
import type { Logger } from 'pino'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import { readRecordedMode, recordMode } from '#main/config/news-mode.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import { withRealPort } from '#main/wiring/free-port.ts'
import { errorText } from '#store/database/database-problem.ts'
import { announce, listen, type RunningParts } from './listen.ts'
import type { StopRequest } from './stop-signals.ts'

type Running = {
	/** The one line that says where it is, on which database, with which news. */
	announcement: string
	/** Finishes what is in flight; in a hurry it stops the private database and nothing else. */
	stop: (hurry: AbortSignal) => Promise<void>
}

/** The first page of the sample newsroom should have news on it: a few seconds, on a busy machine many. */
const firstNewsMs = 30_000

/** Loading what collects keeps everything else waiting, and whoever waited for the line that it is ready comes at once. */
const firstPageMs = 1_000

const toldToStop = 'told to stop before it was ready'

/** Brings everything up in order; each failure is one clear text and nothing is left running. */
export async function start(
	given: Config,
	logger: Logger,
	say: (line: string) => void,
	pages: PageSource,
	stopRequest: StopRequest,
	tryAgainMs?: number,
): Promise<Result<Running, string>> {
	const config = await withRealPort(given)
	const log = {
		info: (message: string) => logger.debug(message),
		warn: (message: string) => logger.warn(message),
	}
	const serves = config.role !== 'worker'
	// Pages are built and PostgreSQL runs in processes of their own: those are begun before this one is busy with itself,
	// the longer one first.
	const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
	const preparing = serves ? pages.prepare(say, stopRequest.asked, begun[0].resolve) : undefined
	await Promise.race([preparing, begun[0].promise])
	const { hasNews, openNews } = await import('#main/wiring/open-news.ts')
	const opening = openNews(config, `zagros-${config.role}`, log, begun[1].resolve)
	await Promise.race([opening, begun[1].promise])
	// Each role loads its own part only. Where there is news already, readers do not wait for the part that collects.
	if (serves) void import('#main/wiring/open-web.ts')
	const isFirst = (await readRecordedMode(config.dataDir)) === undefined
	if (config.role === 'worker' || (config.role === 'all' && isFirst))
		void import('#main/wiring/open-worker.ts')
	const opened = await opening
	if (!opened.ok) {
		await preparing
		return opened
	}
	const news = opened.value
	const parts: RunningParts = { news }
	let collecting: Promise<void> | undefined
	let switching: Promise<void> | undefined
	const stop = async (hurry: AbortSignal) => {
		const end = async () => {
			await collecting
			await switching
			const closeServer = async () => {
				await parts.app?.drain()
				await parts.app?.close()
			}
			await Promise.all([closeServer(), parts.worker?.stop()])
		}
		// Server and worker have ten seconds together; the database goes last, since both still use it.
		await Promise.race([end(), aborted(hurry, hurry)])
		await parts.news.database.close(hurry)
	}
	const giveUp = async (why: string) => {
		await preparing
		await stop(stopRequest.hurry)
		return fail(why)
	}
	if (stopRequest.asked.aborted) return giveUp(toldToStop)

	const empty = !(await hasNews(news.database))
	const readersIn = Promise.withResolvers<void>()
	if (news.mode === 'sample' && serves) {
		const { rememberPublicUrl } = await import('#main/wiring/open-newsroom.ts')
		await rememberPublicUrl(news, config)
	}
	const collect = async () => {
		if (config.role === 'web') return
		const { openWorker } = await import('#main/wiring/open-worker.ts')
		parts.worker = await openWorker({
			config,
			news,
			logger,
			readersCome: serves && empty ? readersIn.promise : undefined,
		})
	}
	const collectLater = async () => {
		await sleep(firstPageMs, undefined, { signal: stopRequest.asked }).catch(() => {})
		if (!stopRequest.asked.aborted) await collect()
	}
	// Without news there is nothing to show; with some, readers are let in before the next are fetched.
	if (empty) await collect()
	// Whoever opens the page of a new sample finds news on it: an empty list would say that there is none.
	const first =
		news.mode === 'sample' && parts.worker !== undefined
			? Promise.race([
					parts.worker.hasRead,
					sleep(firstNewsMs, undefined, { ref: false }),
					aborted(stopRequest.asked, stopRequest.asked),
				])
			: undefined
	const prepared = await preparing
	if (prepared?.ok === false) return giveUp(prepared.failure)
	const ready = prepared && { ...pages, ...prepared.value }
	if (ready !== undefined) {
		if (news.mode === 'sample') {
			const { addSampleCampaigns } = await import('#main/wiring/add-sample-campaigns.ts')
			await addSampleCampaigns(news, Date.now)
		}
		const listening = await listen(config, news, logger, ready, { first })
		if (!listening.ok) return giveUp(listening.failure)
		parts.app = listening.value
	}
	await first
	readersIn.resolve()
	void ready
		?.finish?.()
		.catch((error: unknown) => log.info(`the pages stay loosely packed: ${errorText(error)}`))
	await recordMode(config.dataDir, news.mode, log)
	if (!empty) collecting = serves ? collectLater() : collect()
	if (!serves) await collecting
	// In development pages belong to the server that they were attached to: the next start tries again.
	if (news.mode === 'sample' && config.newsMode === 'auto' && pages.alwaysFresh !== true) {
		const given = { config, logger, log, say, pages: ready, parts, tryAgainMs, stop: stopRequest.asked }
		const lookForLive = async () => {
			await collecting
			const { switchToLive } = await import('./switch-to-live.ts')
			return switchToLive(given)
		}
		switching = lookForLive()
	}
	return ok({ announcement: announce(config, news), stop })
}
