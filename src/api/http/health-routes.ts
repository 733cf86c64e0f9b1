import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { Problem } from '#domain/problem.ts'
import { addResponseMetrics, addSharedLimitMetric } from './metrics.ts'

export type HealthParts = {
	/** Resolves when the database can be read; rejects with the reason when it cannot. */
	checkReading: () => Promise<unknown>
	/** Whether the last small write succeeded; no request writes. */
	canWrite: () => boolean
	/** Warnings for the operator that do not stop pages from being served, one sentence each. */
	findConcerns: () => Promise<string[]>
	/** Set once the server has begun to stop. */
	isStopping: () => boolean
	/** Who may read the metrics, and details that name servers. */
	isWatcher: (request: FastifyRequest) => boolean
}

type Readiness = { reads: boolean; writes: boolean; details: string[] }

/** However many requests come, the database is checked once in this time. */
const lookEveryMs = 1_000

/** /healthz says that the process runs, /readyz that it can serve, /metrics what it has done. */
export function addHealthRoutes(app: FastifyInstance, parts: HealthParts): Registry {
	const registry = new Registry()
	collectDefaultMetrics({ register: registry })
	addSharedLimitMetric(registry, app.sharesLimits)
	addResponseMetrics(app, registry)

	const look = cacheBriefly(() => readinessOf(parts))
	const hidden = { schema: { hide: true } } as const
	app.get('/healthz', { ...hidden, config: { limit: 'files' } }, async (_request, reply) => {
		reply.header('cache-control', 'no-store')
		return { status: 1 }
	})
	app.get('/readyz', { ...hidden, config: { limit: 'watching' } }, async (request, reply) => {
		reply.header('cache-control', 'no-store')
		const { reads, writes, details } = await look()
		const isDetailed = details.length > 0 && parts.isWatcher(request)
		const state = { writes, ...(isDetailed ? { details } : {}) }
		// A process that cannot write still serves pages: a proxy that dropped every such process would serve none.
		if (reads && !parts.isStopping()) return { status: 1, ...state }
		const trouble = parts.isStopping() ? 'stopping' : 'the database does not respond'
		return reply
			.code(503)
			.header('retry-after', 2)
			.send({ status: 0, ...state, error: { code: 'unavailable', message: trouble } })
	})
	app.get('/metrics', { ...hidden, config: { limit: 'watching' } }, async (request, reply) => {
		if (!parts.isWatcher(request)) throw new Problem('not_found')
		reply.header('content-type', registry.contentType).header('cache-control', 'no-store')
		return registry.metrics()
	})
	return registry
}

const works = (check: () => Promise<unknown>): Promise<boolean> =>
	check().then(
		() => true,
		() => false,
	)

async function readinessOf({ checkReading, canWrite, findConcerns }: HealthParts): Promise<Readiness> {
	const [reads, details] = await Promise.all([works(checkReading), findConcerns().catch(() => [])])
	return { reads, writes: canWrite(), details }
}

function cacheBriefly<Value>(make: () => Promise<Value>): () => Promise<Value> {
	let cached: { value: Promise<Value>; until: number } | undefined
	return () => {
		if (cached === undefined || cached.until < performance.now()) {
			cached = { value: make(), until: performance.now() + lookEveryMs }
		}
		return cached.value
	}
}
