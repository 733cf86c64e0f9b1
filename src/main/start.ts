import { aborted } from 'node:util'
import type { Logger } from 'pino'
import { campaignState } from '#domain/ad.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import { recordMode } from '#main/config/news-mode.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import { withRealPort } from '#main/wiring/free-port.ts'
import { hasNews, type News, openNews } from '#main/wiring/open-news.ts'
import { rememberPublicUrl } from '#main/wiring/open-sample-server.ts'
import { loadSampleCampaigns } from '#sample/sample-campaigns.ts'
import { addCampaign } from '#services/ads/manage-campaign.ts'
import { findAllCampaigns } from '#store/ads/ad-campaign-store.ts'
import { listen, requireFreePort } from './listen.ts'
import type { StopRequest } from './stop-signals.ts'
import type { RunningParts } from './switch-to-live.ts'

/** The line that prints the address, the database and the news mode. */
function announce({ role, publicUrl }: Config, { database, mode }: News): string {
	const where = role === 'worker' ? 'collecting news' : `ready at ${publicUrl}`
	return `Zagros is ${where} (database: ${database.description}; news: ${mode})`
}

type Running = {
	/** One line with the address, the database and the news mode. */
	announcement: string
	/** Finishes what is in flight; in a hurry it stops the private database and nothing else. */
	stop: (hurry: AbortSignal) => Promise<void>
}

const stoppedEarly = 'told to stop before it was ready'

/** Starts everything in order: database, worker, web. Each failure is one clear text and nothing is left running. */
export async function start(
	given: Config,
	logger: Logger,
	say: (line: string) => void,
	pages: PageSource,
	stopRequest: StopRequest,
	tryAgainMs?: number,
): Promise<Result<Running, string>> {
	const config = await withRealPort(given)
	const free = await requireFreePort(config)
	if (!free.ok) return free
	const log = {
		info: (message: string) => logger.info(message),
		warn: (message: string) => logger.warn(message),
	}
	const serves = config.role !== 'worker'
	const isStopping = () => stopRequest.requested.aborted

	const opened = await openNews(config, `zagros-${config.role}`, log, stopRequest.requested)
	if (!opened.ok) return opened
	const parts: RunningParts = { news: opened.value }
	let switching: Promise<void> | undefined
	const stop = async (hurry: AbortSignal) => {
		const end = async () => {
			await switching
			const closeServer = async () => {
				// The health port of a worker has no services.
				if (serves) parts.app?.services.stream.close()
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
		await stop(stopRequest.hurry)
		return fail(why)
	}
	if (isStopping()) return giveUp(stoppedEarly)

	const { news } = parts
	const isEmpty = !(await hasNews(news.database))
	const isSample = news.mode === 'sample'
	const showsSample = isSample && serves && news.database.hasPrimary
	if (showsSample) await rememberPublicUrl(news, config)
	const openCollecting = async () => {
		if (config.role === 'web') return
		const { openWorker, firstNewsMs } = await import('#main/wiring/open-worker.ts')
		parts.worker = await openWorker({ config, news, logger })
		// The first page of a new sample must have news on it: an empty list would say that there is none.
		if (!isEmpty || !isSample) return
		log.info('filling the sample news')
		await parts.worker.hasRead(firstNewsMs, stopRequest.requested)
	}
	await Promise.all([showsSample && addSampleCampaigns(news, Date.now), openCollecting()])
	if (isStopping()) return giveUp(stoppedEarly)

	const listening = await listen(config, news, logger, pages)
	if (!listening.ok) return giveUp(listening.failure)
	parts.app = listening.value
	await recordMode(config.dataDir, news.mode, log)
	// In development pages belong to the server that they were attached to: the next start tries again.
	if (news.mode === 'sample' && config.newsMode === 'auto' && pages.alwaysFresh !== true) {
		const { switchToLive } = await import('./switch-to-live.ts')
		switching = switchToLive({
			config,
			logger,
			log,
			say,
			announce: (live) => announce(config, live),
			pages,
			parts,
			tryAgainMs,
			stop: stopRequest.requested,
		})
	}
	return ok({ announcement: announce(config, news), stop })
}

/** Adds the sample's campaigns where there are none, so that placements can be seen. */
async function addSampleCampaigns({ database: { db }, catalogue }: News, now: () => number): Promise<void> {
	const known = await findAllCampaigns(db)
	if (known.some((campaign) => campaignState(campaign, now()) !== 'ended')) return
	for (const { draft, pictures } of await loadSampleCampaigns(catalogue, new Date(now()))) {
		// A campaign that another process has just added is refused here, which is right.
		await addCampaign({ db, now }, draft, pictures)
	}
}
