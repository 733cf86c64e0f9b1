import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '#store/sql.ts'
import { flushCounts, takeFlushTurn } from '#store/votes/flush-counts.ts'

type FlushParts = {
	db: Queryable
	/** The counters of these items could not be flushed. */
	onFailed: (itemIds: readonly number[]) => void
	/** Reported once until it works again. */
	onTrouble: (error: unknown) => void
}

const everyMs = 1_000

/**
 * Adds pending votes and views to the counters once a second. Every process tries, and the first one does it for all.
 */
export async function keepFlushingCounts(
	{ db, onFailed, onTrouble }: FlushParts,
	stop: AbortSignal,
): Promise<void> {
	let isTroubled = false
	while (!stop.aborted) {
		await sleep(everyMs, undefined, { signal: stop }).catch(() => {})
		if (stop.aborted) return
		try {
			const failed = (await takeFlushTurn(db)) ? await flushCounts(db) : []
			if (failed.length > 0) onFailed(failed)
			isTroubled = false
		} catch (error) {
			if (!isTroubled) onTrouble(error)
			isTroubled = true
		}
	}
}
