import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import { isTaken } from '#main/wiring/free-port.ts'
import type { News } from '#main/wiring/open-news.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'

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
	const place = placeOf(config)
	if (place === undefined) return ok(undefined)
	if (config.role !== 'worker') {
		const { openWeb } = await import('#main/wiring/open-web.ts')
		return listenOn(await openWeb({ config, news, logger, pages }), place, timeoutMs)
	}
	const { openWorkerPort } = await import('#main/wiring/open-health.ts')
	return listenOn(await openWorkerPort(config, news, logger), place, timeoutMs)
}

/** Where a process listens, and the variable that sets the port. */
type Place = { host: string; port: number; variable: string }

function placeOf({ role, host, port, workerPort }: Config): Place | undefined {
	if (role !== 'worker') return { host, port, variable: 'PORT' }
	return workerPort === undefined ? undefined : { host, port: workerPort, variable: 'WORKER_PORT' }
}

const taken = ({ host, port, variable }: Place) =>
	fail(`${host}:${port} is taken by another program: stop it, or set ${variable} to another port.`)

/** For the beginning of a start: the database and the first news take many seconds. */
export async function requireFreePort(config: Config): Promise<Result<undefined, string>> {
	const place = placeOf(config)
	return place !== undefined && (await isTaken(place.host, place.port)) ? taken(place) : ok(undefined)
}

async function listenOn(
	app: FastifyInstance,
	place: Place,
	timeoutMs: number,
): Promise<Result<FastifyInstance, string>> {
	const { host, port } = place
	const until = performance.now() + timeoutMs
	for (;;) {
		try {
			await app.listen({ port, host })
			return ok(app)
		} catch (error) {
			const isUsed = errorCode(error) === 'EADDRINUSE'
			if (isUsed && performance.now() < until) {
				await sleep(20)
				continue
			}
			await app.close()
			return isUsed ? taken(place) : fail(`Cannot listen on ${host}:${port}: ${errorText(error)}`)
		}
	}
}
