import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { ok, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import type { News } from '#main/wiring/open-news.ts'
import { listenOn } from './listen-on.ts'

/** The web server; for a process that is only a worker its health port, if one is set. */
export async function listenByRole(
	config: Config,
	news: News,
	logger: Logger,
	pages: PageSource,
	timeoutMs = 0,
): Promise<Result<FastifyInstance | undefined, string>> {
	const { role, host, workerPort: port } = config
	if (role !== 'worker') {
		const { listen } = await import('./listen.ts')
		return listen(config, news, logger, pages, timeoutMs)
	}
	if (port === undefined) return ok(undefined)
	const { openWorkerPort } = await import('#main/wiring/open-worker-port.ts')
	const app = await openWorkerPort(config, news, logger)
	return listenOn(app, { host, port, variable: 'WORKER_PORT' }, timeoutMs)
}
