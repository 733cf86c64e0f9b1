import { Gauge, type Registry } from 'prom-client'
import type { Queryable } from '#store/schema.ts'
import { findSilentSources, newsFreshness } from '#store/sources/source-health-store.ts'
import { readUncountedViews } from '#store/votes/view-store.ts'
import { findQuarantinedVotes } from '#store/votes/vote-quarantine.ts'

const bucketBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type RouteCounts = { statuses: Map<number, number>; buckets: number[]; seconds: number; answers: number }

/** How often and how fast each route answers, counted as plain numbers and written out only when somebody asks. */
type AnswerMetrics = {
	note: (route: string, status: number, seconds: number) => void
	write: () => string
}

export function createAnswerMetrics(): AnswerMetrics {
	const routes = new Map<string, RouteCounts>()
	const countsOf = (route: string): RouteCounts => {
		const known = routes.get(route)
		if (known !== undefined) return known
		const fresh = { statuses: new Map(), buckets: bucketBounds.map(() => 0), seconds: 0, answers: 0 }
		routes.set(route, fresh)
		return fresh
	}
	return {
		note: (route, status, seconds) => {
			const counts = countsOf(route)
			counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1)
			counts.seconds += seconds
			counts.answers += 1
			const bucket = bucketBounds.findIndex((bound) => seconds <= bound)
			if (bucket >= 0) counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1
		},
		write: () => [...writeAnswers(routes), ...writeSeconds(routes), ''].join('\n'),
	}
}

const quoted = (text: string) => JSON.stringify(text)

function writeAnswers(routes: ReadonlyMap<string, RouteCounts>): string[] {
	const name = 'zagros_http_answers_total'
	const lines = [...routes].flatMap(([route, { statuses }]) =>
		[...statuses].map(([status, count]) => `${name}{route=${quoted(route)},status="${status}"} ${count}`),
	)
	return [`# HELP ${name} Answers by route and status.`, `# TYPE ${name} counter`, ...lines]
}

function writeSeconds(routes: ReadonlyMap<string, RouteCounts>): string[] {
	const name = 'zagros_http_answer_seconds'
	const lines = [...routes].flatMap(([route, { buckets, seconds, answers }]) => {
		let below = 0
		const label = `route=${quoted(route)}`
		return [
			...bucketBounds.map((bound, index) => {
				below += buckets[index] ?? 0
				return `${name}_bucket{le="${bound}",${label}} ${below}`
			}),
			`${name}_bucket{le="+Inf",${label}} ${answers}`,
			`${name}_sum{${label}} ${seconds}`,
			`${name}_count{${label}} ${answers}`,
		]
	})
	return [`# HELP ${name} Time from request to answer, by route.`, `# TYPE ${name} histogram`, ...lines]
}

/** What was kept and not counted: an operator who sees it grow knows that somebody pushes. */
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

/** Read from the database when asked, so that any web process tells of the work of all workers. */
export function addSourceMetrics(registry: Registry, db: Queryable): void {
	new Gauge({
		name: 'zagros_sources_silent',
		help: 'Sources that brought no item for a day.',
		registers: [registry],
		async collect() {
			await findSilentSources(db, new Date()).then(
				(silent) => this.set(silent.length),
				() => this.set(Number.NaN),
			)
		},
	})
	new Gauge({
		name: 'zagros_sources_answering',
		help: 'Sources whose last reading succeeded.',
		registers: [registry],
		async collect() {
			await newsFreshness(db).then(
				({ answering }) => this.set(answering),
				() => this.set(Number.NaN),
			)
		},
	})
}
