import { setTimeout as sleep } from 'node:timers/promises'
import type { Source } from '#domain/catalogue.ts'
import { type ClaimedSource, claimDueSources } from '#store/sources/source-claim.ts'
import type { Queryable } from '#store/sql.ts'
import { type FinishedReading, type ReadSourceParts, readSource } from './read-source.ts'

export type PollingParts = ReadSourceParts & {
	db: Queryable
	/** By id; a due source that is missing here belongs to a newer catalogue. */
	sources: ReadonlyMap<number, Source>
	/** Parses the record of a source that operators have changed; undefined for sample news. */
	readRecord?: ((record: unknown) => Source | undefined) | undefined
	onRead: (reading: FinishedReading) => void
	/** The database does not respond, or there is a bug. */
	onTrouble: (error: unknown) => void
	leaseSeconds?: number | undefined
}

/** As many as the fetcher runs at once; more would hold claims without being read. */
export const sourcesAtOnce = 8
const idleMs = 1_000
const troubleMs = 2_000

/**
 * Reads sources as they become due, until stopped. The table of sources is the queue: a claim moves the next time ahead before
 * anything is fetched, so that workers share the work and the claims of a dead worker become due again.
 */
export async function pollSources(parts: PollingParts, stop: AbortSignal): Promise<void> {
	const reading = new Set<Promise<void>>()
	while (!stop.aborted) {
		const free = sourcesAtOnce - reading.size
		const due = await claimSome(free, parts)
		for (const claim of due ?? []) {
			const done = readOne(claim, parts).finally(() => reading.delete(done))
			reading.add(done)
		}
		const pause = due === undefined ? troubleMs : due.length === free ? undefined : idleMs
		// If all slots are taken, the next query waits until one is free.
		if (pause === undefined) await Promise.race(reading)
		else await sleep(pause, undefined, { signal: stop }).catch(() => {})
	}
	await Promise.all(reading)
}

async function claimSome(free: number, parts: PollingParts): Promise<ClaimedSource[] | undefined> {
	try {
		return await claimDueSources(parts.db, parts.now(), free, parts.leaseSeconds)
	} catch (error) {
		parts.onTrouble(error)
		return undefined
	}
}

async function readOne(claim: ClaimedSource, parts: PollingParts): Promise<void> {
	const changed = claim.record === null ? undefined : parts.readRecord?.(claim.record)
	const source = changed ?? parts.sources.get(claim.sourceId)
	if (source === undefined) return
	try {
		const read = await readSource(source, claim, parts)
		if (read !== undefined) parts.onRead(read)
	} catch (error) {
		parts.onTrouble(error)
	}
}
