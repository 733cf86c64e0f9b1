import { setTimeout as sleep } from 'node:timers/promises'
import { type Heartbeat, saveHeartbeat } from '#store/operator/worker-heartbeat-store.ts'
import type { Queryable } from '#store/sql.ts'

const everyMs = 15_000

type HeartbeatParts = {
	db: Queryable
	/** Unique for each worker. */
	worker: string
	version: string
	jobs: () => Promise<Pick<Heartbeat, 'jobsWaiting' | 'jobsFailed'>>
	onTrouble: (error: unknown) => void
}

/** Resolves after the first heartbeat; further ones follow until stopped, when `finished` resolves. */
export async function sendHeartbeats(
	{ db, worker, version, jobs, onTrouble }: HeartbeatParts,
	stop: AbortSignal,
): Promise<{ finished: Promise<void> }> {
	const startedAt = new Date()
	const beat = async () => saveHeartbeat(db, { worker, version, startedAt, ...(await jobs()) })
	await beat().catch(onTrouble)
	const goOn = async () => {
		while (!stop.aborted) {
			await sleep(everyMs, undefined, { signal: stop }).catch(() => {})
			if (!stop.aborted) await beat().catch(onTrouble)
		}
	}
	return { finished: goOn() }
}
