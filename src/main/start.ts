import { setTimeout as sleep } from 'node:timers/promises'
import { aborted } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { addSampleRoutes } from '#api/sample-routes.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { sampleArticle, samplePagePolicy } from '#sample/sample-article.ts'
import { addSampleCampaigns } from './add-sample-campaigns.ts'
import type { Config } from './config.ts'
import { withRealPort } from './free-port.ts'
import { hasNews, type News, openNews } from './open-news.ts'
import { rememberPublicUrl, samplePath } from './open-newsroom.ts'
import { openWeb } from './open-web.ts'
import { openWorker, type Worker } from './open-worker.ts'
import type { PageFacts } from './page-renderer.ts'
import type { PageSource, PreparedPages } from './page-source.ts'
import type { StopWish } from './stop-signals.ts'

export type Running = {
	/** The one line that says where it is, on which database, with which news. */
	announcement: string
	/** Finishes what is in flight; in a hurry it stops the private database and nothing else. */
	stop: (hurry: AbortSignal) => Promise<void>
}

type Closing = (() => Promise<void>)[]

/** The first page of the sample newsroom should have news on it; nobody waits longer for that. */
const firstNewsMs = 10_000

const toldToStop = 'told to stop before it was ready'

/** Brings everything up in order; each failure is one clear text and nothing is left running. */
export async function start(
	given: Config,
	logger: Logger,
	say: (line: string) => void,
	pages: PageSource,
	wish: StopWish,
): Promise<Result<Running, string>> {
	const config = await withRealPort(given)
	const log = {
		info: (message: string) => logger.debug(message),
		warn: (message: string) => logger.warn(message),
	}
	const serves = config.role !== 'worker'
	// The pages are built by a process of their own: meanwhile the database starts and the first news comes in.
	const preparing = serves ? pages.prepare(say, wish.asked) : undefined
	const opened = await openNews(config, `zagros-${config.role}`, log)
	if (!opened.ok) {
		await preparing
		return opened
	}
	const news = opened.value
	const closing: Closing = []
	const stop = async (hurry: AbortSignal) => {
		// Server and worker have ten seconds together; the database goes last, since both still use it.
		await Promise.race([Promise.all(closing.map((close) => close())), aborted(hurry, hurry)])
		await news.database.close(hurry)
	}
	const giveUp = async (why: string) => {
		await preparing
		await stop(wish.hurry)
		return fail(why)
	}
	if (wish.asked.aborted) return giveUp(toldToStop)

	let worker: Worker | undefined
	const empty = !(await hasNews(news.database))
	if (news.mode === 'sample' && serves) await rememberPublicUrl(news, config)
	if (config.role !== 'web') {
		worker = await openWorker({ config, news, logger })
		closing.push(worker.stop)
	}
	const prepared = await preparing
	if (prepared?.ok === false) return giveUp(prepared.failure)
	if (prepared !== undefined) {
		if (news.mode === 'sample') await addSampleCampaigns(news, Date.now)
		const listening = await listen(config, news, logger, { ...pages, ...prepared.value }, closing)
		if (!listening.ok) return giveUp(listening.failure)
	}
	if (news.mode === 'sample' && worker !== undefined && empty) {
		await Promise.race([
			worker.hasRead,
			sleep(firstNewsMs, undefined, { ref: false }),
			aborted(wish.asked, wish.asked),
		])
	}
	const where = serves ? `ready at ${config.publicUrl}` : 'collecting news'
	const announcement = `Zagros is ${where} (database: ${news.database.description}; news: ${news.mode})`
	return ok({ announcement, stop })
}

async function listen(
	config: Config,
	news: News,
	logger: Logger,
	pages: PageSource & PreparedPages,
	closing: Closing,
): Promise<Result<FastifyInstance, string>> {
	const { publicUrl, brandDomain, google, host, port } = config
	const { database, catalogue } = news
	const facts: PageFacts = {
		publicUrl,
		brandDomain,
		sampleNews: news.mode === 'sample',
		googleSignIn: google !== undefined,
	}
	const renderer = await pages.open(facts)
	const app = await openWeb({
		config,
		database,
		catalogue,
		logger,
		pages: renderer,
		assets: pages.assets,
		alwaysFresh: pages.alwaysFresh,
	})
	closing.push(() => app.close())
	if (news.mode === 'sample') {
		addSampleRoutes(app, {
			path: samplePath,
			pageOf: (slug, path) => sampleArticle({ catalogue, slug, path, now: new Date() }),
			contentSecurityPolicy: samplePagePolicy,
		})
	}
	await pages.attach?.(app)
	try {
		await app.listen({ port, host })
		return ok(app)
	} catch (error) {
		const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
		return fail(
			taken
				? `${host}:${port} is taken by another program: stop it, or set PORT to another port.`
				: `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`,
		)
	}
}
