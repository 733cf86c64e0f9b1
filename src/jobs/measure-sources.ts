import { setTimeout as sleep } from 'node:timers/promises'
import { measureSources } from '#store/sources/source-measure-store.ts'
import type { Queryable } from '#store/sql.ts'

/** A new database is measured soon, and then less and less often. */
const firstPauseMs = 5_000
const longestPauseMs = 5 * 60_000

type MeasureParts = { db: Queryable; now: () => Date; onTrouble: (error: unknown) => void }

/** Keeps the statistics of sources up to date until stopped; one of several workers does it. */
export async function keepMeasuring({ db, now, onTrouble }: MeasureParts, stop: AbortSignal): Promise<void> {
	for (let pauseMs = firstPauseMs; !stop.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
		await measureSources(db, now(), pauseMs / 2).catch(onTrouble)
		await sleep(pauseMs, undefined, { signal: stop }).catch(() => {})
	}
}
