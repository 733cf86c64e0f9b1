import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { createAnswerMetrics } from './answer-metrics.ts'

export type HealthPorts = {
	/** Resolves when the database answers; rejects with the reason when it does not. */
	checkDatabase: () => Promise<void>
	/** Set once the server has begun to stop. */
	isStopping: () => boolean
}

/** /healthz says that the process lives, /readyz that it can serve, /metrics what it has done. */
export function addHealthRoutes(app: FastifyInstance, ports: HealthPorts): Registry {
	const registry = new Registry()
	collectDefaultMetrics({ register: registry })
	const answers = createAnswerMetrics()
	app.addHook('onResponse', (request, reply, done) => {
		answers.note(request.routeOptions.url ?? 'page', reply.statusCode, reply.elapsedTime / 1000)
		done()
	})

	const quiet = { schema: { hide: true }, config: { limit: 'none' } } as const
	app.get('/healthz', quiet, async (_request, reply) => {
		reply.header('cache-control', 'no-store')
		return { status: 1 }
	})
	app.get('/readyz', quiet, async (_request, reply) => {
		reply.header('cache-control', 'no-store')
		const reason = ports.isStopping() ? 'stopping' : await databaseTrouble(ports)
		if (reason === undefined) return { status: 1 }
		return reply
			.code(503)
			.header('retry-after', 2)
			.send({ status: 0, error: { code: 'unavailable', message: reason } })
	})
	app.get('/metrics', quiet, async (_request, reply) => {
		reply.header('content-type', registry.contentType).header('cache-control', 'no-store')
		return `${await registry.metrics()}\n${answers.write()}`
	})
	return registry
}

async function databaseTrouble(ports: HealthPorts): Promise<string | undefined> {
	try {
		await ports.checkDatabase()
		return undefined
	} catch {
		return 'the database does not answer'
	}
}
