import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ResponseCache } from '#api/cache/response-cache.ts'
import type { Pool } from '#store/database/connection-pool.ts'
import type { ReadServers } from '#store/database/read-servers.ts'
import type { Queryable } from '#store/sql.ts'
import { readUncountedViews } from '#store/votes/view-store.ts'
import { findQuarantinedVotes } from '#store/votes/vote-quarantine.ts'

const bucketBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** How often and how fast each route responds. */
export function addResponseMetrics(app: FastifyInstance, registry: Registry): void {
	const responses = new Counter({
		name: 'zagros_http_answers_total',
		help: 'Answers by route and status.',
		labelNames: ['route', 'status'],
		registers: [registry],
	})
	const seconds = new Histogram({
		name: 'zagros_http_answer_seconds',
		help: 'Time from request to answer, by route.',
		labelNames: ['route'],
		buckets: bucketBounds,
		registers: [registry],
	})
	app.addHook('onResponse', (request, reply, done) => {
		if (request.isRoutedAgain) return done()
		const route = request.routeOptions.url ?? 'page'
		responses.inc({ route, status: reply.statusCode })
		seconds.observe({ route }, reply.elapsedTime / 1000)
		done()
	})
}

/** Whether the web processes share their rate limits; only where a Redis is configured. */
export function addSharedLimitMetric(registry: Registry, sharesLimits: (() => boolean) | undefined): void {
	if (sharesLimits === undefined) return
	new Gauge({
		name: 'zagros_limits_shared',
		help: '1 while rate limits are counted in Redis, 0 while it does not answer and each process counts for itself.',
		registers: [registry],
		collect() {
			this.set(sharesLimits() ? 1 : 0)
		},
	})
}

/**
 * Votes and views that were stored but not counted: a rising number tells an operator that somebody manipulates them.
 */
export function addCountMetrics(registry: Registry, db: Queryable): void {
	new Gauge({
		name: 'zagros_views_not_counted_today',
		help: 'Opened items that were kept and not counted since midnight in Tehran, by reason.',
		labelNames: ['reason'],
		registers: [registry],
		async collect() {
			this.reset()
			const days = await readUncountedViews(db, new Date()).catch(() => [])
			for (const { reason, times } of days) this.set({ reason }, times)
		},
	})
	new Gauge({
		name: 'zagros_votes_quarantined',
		help: 'Votes that are set aside and wait for review.',
		registers: [registry],
		async collect() {
			await findQuarantinedVotes(db).then(
				(groups) =>
					this.set(groups.reduce((sum, votes) => sum + votes.importance + votes.bullish + votes.bearish, 0)),
				() => this.set(Number.NaN),
			)
		},
	})
}

/** Which servers lists are read from; each web process reports its own view. */
export function addReplicaMetrics(registry: Registry, { replicas, canWrite }: ReadServers): void {
	new Gauge({
		name: 'zagros_primary_answers',
		help: '1 while the database can be written, 0 while only replicas answer.',
		registers: [registry],
		collect() {
			this.set(canWrite() ? 1 : 0)
		},
	})
	new Gauge({
		name: 'zagros_replica_used',
		help: '1 for a replica that answers and keeps up, 0 for one that is left out.',
		labelNames: ['replica'],
		registers: [registry],
		collect() {
			for (const { name, used } of replicas()) this.set({ replica: name }, used ? 1 : 0)
		},
	})
	new Gauge({
		name: 'zagros_replica_lag_seconds',
		help: 'How old the newest is that a replica has not got yet; NaN while it does not answer.',
		labelNames: ['replica'],
		registers: [registry],
		collect() {
			for (const { name, isReachable, lagMs } of replicas()) {
				this.set({ replica: name }, isReachable ? lagMs / 1000 : Number.NaN)
			}
		},
	})
}

type ProcessFacts = {
	version: string
	role: string
	pool: Pick<Pool, 'waiting'>
	/** Servers that take writes and should not. */
	fenced: () => readonly string[]
}

/** Which process this is, and how busy its pool is. */
export function addProcessMetrics(registry: Registry, { version, role, pool, fenced }: ProcessFacts): void {
	new Gauge({
		name: 'zagros_build_info',
		help: 'Always 1; the labels say what runs.',
		labelNames: ['version', 'node', 'role'],
		registers: [registry],
	}).set({ version, node: process.version, role }, 1)
	new Gauge({
		name: 'zagros_pool_waiting',
		help: 'Statements of this process that wait for a database connection.',
		registers: [registry],
		collect() {
			this.set(pool.waiting())
		},
	})
	new Gauge({
		name: 'zagros_servers_fenced',
		help: 'Database servers that take writes though another was promoted; they are not used.',
		registers: [registry],
		collect() {
			this.set(fenced().length)
		},
	})
}

export function addCacheMetrics(registry: Registry, cache: Pick<ResponseCache, 'counts'>): void {
	new Counter({
		name: 'zagros_cache_lookups_total',
		help: 'Look-ups in the response cache of this process, by result: hit or miss.',
		labelNames: ['result'],
		registers: [registry],
		collect() {
			const { hits, misses } = cache.counts()
			this.reset()
			this.inc({ result: 'hit' }, hits)
			this.inc({ result: 'miss' }, misses)
		},
	})
}
