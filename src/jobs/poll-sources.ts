import type { Source } from '#domain/catalogue.ts'
import { type ClaimedSource, claimDueSources } from '#store/sources/source-claim.ts'
import type { Queryable } from '#store/sql.ts'
import { claimWork } from './claim-work.ts'
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
	const { db, now, leaseSeconds, onTrouble } = parts
	const claim = (free: number) => claimDueSources(db, now(), free, leaseSeconds)
	const run = (claimed: ClaimedSource) => readOne(claimed, parts)
	await claimWork({ slots: sourcesAtOnce, claim, run, onTrouble, idleMs, troubleMs }, stop)
}

async function readOne(claim: ClaimedSource, parts: PollingParts): Promise<void> {
	const changed = claim.record === null ? undefined : parts.readRecord?.(claim.record)
	const source = changed ?? parts.sources.get(claim.sourceId)
	if (source === undefined) return
	const read = await readSource(source, claim, parts)
	if (read !== undefined) parts.onRead(read)
}
