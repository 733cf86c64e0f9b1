import pLimit from 'p-limit'
import type { Source } from '#domain/catalogue.ts'
import { claimAllSources } from '#store/sources/source-claim.ts'
import type { Queryable } from '#store/sql.ts'
import { type FinishedReading, type ReadSourceParts, readSource } from './read-source.ts'

export type PassParts = ReadSourceParts & {
	db: Queryable
	sources: ReadonlyMap<number, Source>
	onRead?: (reading: FinishedReading) => void
}

/** `ms` is the duration of the pass. */
export type Pass = { readings: FinishedReading[]; ms: number }

/** More than are fetched at once, so that some are parsed and stored while others are fetched. */
const sourcesAtOnce = 16

/** Reads every source once, whatever its schedule. Throws only for a lost database or a bug. */
export async function runPass(parts: PassParts): Promise<Pass> {
	const started = performance.now()
	const claims = await claimAllSources(parts.db, parts.now())
	const readings: FinishedReading[] = []
	await pLimit(sourcesAtOnce).map(claims, async (claim) => {
		const source = parts.sources.get(claim.sourceId)
		const read = source && (await readSource(source, claim, parts))
		if (read === undefined) return
		readings.push(read)
		parts.onRead?.(read)
	})
	return {
		readings: readings.toSorted((a, b) => a.source.id - b.source.id),
		ms: Math.round(performance.now() - started),
	}
}
