import { keepFirstSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { Reads } from './reading.ts'

/** A generated value that all processes share; it is made when it is first needed and read once. */
export function createKeptSetting(
	{ db, reads }: { db: Queryable; reads: Reads },
	name: string,
	make: () => string,
): () => Promise<string> {
	let kept: Promise<string> | undefined
	return () => {
		kept ??= keepFirstSetting(db, name, make(), reads.own).catch((error: unknown) => {
			// A failed read is tried again by the next call.
			kept = undefined
			throw error
		})
		return kept
	}
}
