import { Gauge, type Registry } from 'prom-client'
import type { Queryable } from '#store/schema.ts'
import { readUncountedViews } from '#store/votes/view-store.ts'
import { findQuarantinedVotes } from '#store/votes/vote-quarantine.ts'

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
