import { aliveSeconds } from '#store/operator/worker-heartbeat-store.ts'
import { hasTable } from './check-database.ts'
import { type Check, type Finding, fault, warn, well } from './finding.ts'

const advice = 'Start a process with ROLE=worker or ROLE=all; its log says why it ended.'

export const checkWorker: Check = {
	name: 'worker',
	look: async ({ database }) => {
		if (database.kind !== 'open') return []
		const { pool, schema } = database
		if (!(await hasTable(pool, schema, 'worker_heartbeat'))) return []
		const found = await pool.query<{ seconds: number | null }>(
			`select extract(epoch from now() - max(beat_at))::float8 as seconds from ${schema}.worker_heartbeat`,
		)
		return [judgeWorker(found.rows[0]?.seconds ?? null)]
	},
}

/** Judges the time since the last heartbeat of a worker; null if there was none. */
export function judgeWorker(seconds: number | null): Finding {
	if (seconds === null) return warn('no worker has run yet, so no news comes in', advice)
	if (seconds <= aliveSeconds) return well(`a worker lived ${seconds.toFixed(0)} s ago`)
	const minutes = Math.round(seconds / 60)
	return fault(`no worker has lived for ${minutes} minutes, so no news comes in`, advice)
}
