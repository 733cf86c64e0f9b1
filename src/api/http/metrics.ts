import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ResponseCache } from '#services/cache/response-cache.ts'
import type { Pool } from '#store/database/connection-pool.ts'
import type { ReadServers } from '#store/database/read-servers.ts'
import type { Queryable } from '#store/sql.ts'
import { readUncountedViews } from '#store/votes/view-store.ts'
import { findQuarantinedVotes } from '#store/votes/vote-quarantine.ts'

const bucketBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

declare module 'fastify' {
	interface FastifyContextConfig {
		/** What kind of program this route is for. */
		program?: 'posts' | 'stream' | 'mcp' | 'embed'
	}
}

/** How often and how fast each route responds. */
export function addResponseMetrics(app: FastifyInstance, registry: Registry): void {
	const responses = new Counter({
		name: 'zagros_http_answers_total',
		help: 'Responses by route and status.',
		labelNames: ['route', 'status'],
		registers: [registry],
	})
	const seconds = new Histogram({
		name: 'zagros_http_answer_seconds',
		help: 'Time from request to response, by route.',
		labelNames: ['route'],
		buckets: bucketBounds,
		registers: [registry],
	})
	const programs = new Counter({
		name: 'zagros_program_requests_total',
		help: 'Requests of programs by kind: posts, stream (counted when it ends), mcp, embed.',
		labelNames: ['kind'],
		registers: [registry],
	})
	app.addHook('onResponse', (request, reply, done) => {
		const kind = request.routeOptions.config.program
		if (kind !== undefined) programs.inc({ kind })
		const route = request.routeOptions.url ?? 'page'
		responses.inc({ route, status: reply.statusCode })
		seconds.observe({ route }, reply.elapsedTime / 1000)
		done()
	})
}

type Sample = { labels?: Record<string, string>; value: number }

/**
 * Adds a gauge whose samples are read at each scrape. One that cannot be read has no sample, because rules cannot
 * compare NaN.
 */
export const addGauge = (
	registry: Registry,
	name: string,
	help: string,
	read: () => Promise<number | null | readonly Sample[]> | number | readonly Sample[],
	labelNames: readonly string[] = [],
): Gauge =>
	new Gauge({
		name,
		help,
		labelNames,
		registers: [registry],
		async collect() {
			const found = await Promise.resolve()
				.then(read)
				.catch(() => null)
			this.reset()
			if (found === null) {
				// A gauge without labels is zero after a reset.
				if (labelNames.length === 0) this.remove()
				return
			}
			for (const { labels = {}, value } of typeof found === 'number' ? [{ value: found }] : found)
				this.set(labels, value)
		},
	})

/** Whether the web processes share their rate limits; only where a Redis is configured. */
export function addSharedLimitMetric(registry: Registry, sharesLimits: (() => boolean) | undefined): void {
	if (sharesLimits === undefined) return
	const help =
		'1 while rate limits are counted in Redis, 0 while it does not respond and each process counts for itself.'
	addGauge(registry, 'zagros_limits_shared', help, () => Number(sharesLimits()))
}

/**
 * Votes and views that were stored but not counted: a rising number tells an operator that somebody manipulates them.
 */
export function addCountMetrics(registry: Registry, db: Queryable): void {
	addGauge(
		registry,
		'zagros_views_not_counted_today',
		'Views that were stored and not counted since midnight in Tehran, by reason.',
		async () =>
			(await readUncountedViews(db, new Date())).map(({ reason, times }) => ({
				labels: { reason },
				value: times,
			})),
		['reason'],
	)
	addGauge(registry, 'zagros_votes_quarantined', 'Votes that are set aside and wait for review.', async () =>
		(await findQuarantinedVotes(db)).reduce(
			(sum, votes) => sum + votes.importance + votes.bullish + votes.bearish,
			0,
		),
	)
}

/** Whether the database can be written, as this process sees it. */
export function addPrimaryMetrics(
	registry: Registry,
	reads: Pick<ReadServers, 'hasPrimary' | 'canWrite'>,
): void {
	const hasPrimary = '1 while a primary database responds, 0 while none does and everything can only be read.'
	addGauge(registry, 'zagros_primary_answers', hasPrimary, () => Number(reads.hasPrimary()))
	const writes =
		'1 while the primary takes a small write, 0 while it refuses it, for example with a full disk.'
	addGauge(registry, 'zagros_primary_takes_writes', writes, () => Number(reads.canWrite()))
}

type ProcessFacts = {
	version: string
	role: string
	pool: Pick<Pool, 'waiting'>
}

/** Which process this is, and how busy its pool is. */
export function addProcessMetrics(registry: Registry, { version, role, pool }: ProcessFacts): void {
	const build = [{ labels: { version, node: process.version, role }, value: 1 }]
	const labels = ['version', 'node', 'role']
	addGauge(registry, 'zagros_build_info', 'Always 1; the labels name version and role.', () => build, labels)
	const waiting = 'Statements of this process that wait for a database connection.'
	addGauge(registry, 'zagros_pool_waiting', waiting, pool.waiting)
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
