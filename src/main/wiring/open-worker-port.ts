import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from '#api/app.ts'
import type { Config } from '#main/config/config.ts'
import { readFromPrimary } from '#store/database/read-servers.ts'
import { openHealth } from './open-health.ts'
import type { News } from './open-news.ts'

/** The server of a process that is only a worker: it serves health and metrics and nothing else. */
export async function openWorkerPort(config: Config, news: News, logger: Logger): Promise<FastifyInstance> {
	const app = await createApp({
		logger,
		https: false,
		trustProxy: config.trustProxy,
		limits: { scale: config.rateLimitScale, sessionOf: () => undefined },
	})
	await openHealth(app, { config, news, reads: readFromPrimary(news.database.db) })
	return app
}
