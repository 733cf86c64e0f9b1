import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { createApp } from '#api/app.ts'
import { addDraining } from '#api/http/draining.ts'
import { isUntrustedProxy } from '#api/http/forwarded.ts'
import { addHealthRoutes } from '#api/http/health-routes.ts'
import { addPrimaryMetrics, addProcessMetrics } from '#api/http/metrics.ts'
import { addWorkMetrics } from '#api/http/work-metrics.ts'
import { createAddressRanges, loopback } from '#api/limits/address.ts'
import type { Config } from '#main/config/config.ts'
import { readProductVersion } from '#main/config/product-version.ts'
import { readWorkerState } from '#store/operator/worker-heartbeat-store.ts'
import { sql } from '#store/sql.ts'
import type { News } from './open-news.ts'

type HealthOptions = {
	config: Config
	news: News
}

/** Health and metrics of this process and of all workers, on whatever port it listens. */
export async function openHealth(app: FastifyInstance, { config, news }: HealthOptions): Promise<Registry> {
	const { db, reads } = news.database
	const isTrusted = createAddressRanges(config.trustProxy)
	const mayWatch = createAddressRanges([...loopback, ...config.metricsAllow])
	const metrics = addHealthRoutes(app, {
		checkReading: () => sql`select 1`.execute(reads.lists),
		canWrite: reads.canWrite,
		findConcerns: async () => {
			const { alive } = await readWorkerState(reads.lists)
			return alive > 0 ? [] : ['no worker has lived for two minutes: no news comes in']
		},
		isStopping: addDraining(app, config.trustProxy.length > 0),
		// A request through a proxy that hides its client is not from this machine itself.
		isWatcher: (request) => mayWatch(request.ip) && !isUntrustedProxy(request, isTrusted),
	})
	// The pool is measured before the statements of the same scrape wait for it.
	const version = await readProductVersion()
	addProcessMetrics(metrics, { version, role: config.role, pool: db })
	addPrimaryMetrics(metrics, reads)
	addWorkMetrics(metrics, reads.own)
	return metrics
}

/** The server of a process that is only a worker: it serves health and metrics and nothing else. */
export async function openWorkerPort(config: Config, news: News, logger: Logger): Promise<FastifyInstance> {
	const app = await createApp({
		logger,
		https: false,
		trustProxy: config.trustProxy,
		limits: { scale: config.rateLimitScale, sessionOf: () => undefined },
	})
	await openHealth(app, { config, news })
	return app
}
