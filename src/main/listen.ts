import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import type { News } from '#main/wiring/open-news.ts'

/**
 * Opens the web server, or for a process that is only a worker its health port, if one is set. While another server is
 * still leaving the port it retries until the timeout.
 */
export async function listen(
	config: Config,
	news: News,
	logger: Logger,
	pages: PageSource,
	timeoutMs = 0,
): Promise<Result<FastifyInstance | undefined, string>> {
	const { role, host, workerPort } = config
	if (role !== 'worker') {
		const { openWeb } = await import('#main/wiring/open-web.ts')
		const app = await openWeb({ config, news, logger, pages })
		return listenOn(app, host, config.port, 'PORT', timeoutMs)
	}
	if (workerPort === undefined) return ok(undefined)
	const { openWorkerPort } = await import('#main/wiring/open-health.ts')
	return listenOn(await openWorkerPort(config, news, logger), host, workerPort, 'WORKER_PORT', timeoutMs)
}

/** `variable` sets the port, which the failure names. */
async function listenOn(
	app: FastifyInstance,
	host: string,
	port: number,
	variable: string,
	timeoutMs: number,
): Promise<Result<FastifyInstance, string>> {
	const until = performance.now() + timeoutMs
	for (;;) {
		try {
			await app.listen({ port, host })
			return ok(app)
		} catch (error) {
			const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
			if (taken && performance.now() < until) {
				await sleep(20)
				continue
			}
			await app.close()
			return fail(
				taken
					? `${host}:${port} is taken by another program: stop it, or set ${variable} to another port.`
					: `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`,
			)
		}
	}
}
