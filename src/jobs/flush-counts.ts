import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '#store/sql.ts'
import { flushCounts, takeFlushTurn } from '#store/votes/flush-counts.ts'

type FlushParts = { db: Queryable; log: { error: (facts: object, message: string) => void } }

const everyMs = 1_000

/**
 * Adds pending votes and views to the counters once a second. Every process tries, and the first one does it for all.
 */
export async function keepFlushingCounts({ db, log }: FlushParts, stop: AbortSignal): Promise<void> {
	let isTroubled = false
	while (!stop.aborted) {
		await sleep(everyMs, undefined, { signal: stop }).catch(() => {})
		if (stop.aborted) return
		try {
			const failed = (await takeFlushTurn(db)) ? await flushCounts(db) : []
			if (failed.length > 0)
				log.error(
					{ items: failed },
					'counters could not be updated; the nightly reconciliation will count them',
				)
			isTroubled = false
		} catch (error) {
			// Said once until it works again.
			if (!isTroubled) log.error({ err: error }, 'updating counters failed')
			isTroubled = true
		}
	}
}
