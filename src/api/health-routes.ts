import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

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
	const answers = new Counter({
		name: 'zagros_http_answers_total',
		help: 'Answers by route and status.',
		labelNames: ['route', 'status'] as const,
		registers: [registry],
	})
	const seconds = new Histogram({
		name: 'zagros_http_answer_seconds',
		help: 'Time from request to answer, by route.',
		labelNames: ['route'] as const,
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers: [registry],
	})
	app.addHook('onResponse', (request, reply, done) => {
		const route = request.routeOptions.url ?? 'page'
		answers.inc({ route, status: reply.statusCode })
		seconds.observe({ route }, reply.elapsedTime / 1000)
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
		return registry.metrics()
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
