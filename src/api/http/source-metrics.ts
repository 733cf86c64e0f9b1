import { Gauge, type Registry } from 'prom-client'
import type { Queryable } from '#store/schema.ts'
import { findSilentSources, newsFreshness } from '#store/sources/source-health-store.ts'

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
