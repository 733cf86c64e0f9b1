import { keepFirstSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
import type { Reads } from './reading.ts'

/** A generated value that all processes share; it is made when it is first needed and read once. */
export function createGeneratedSetting(
	{ db, reads }: { db: Queryable; reads: Reads },
	name: string,
	make: () => string,
): () => Promise<string> {
	let value: Promise<string> | undefined
	return () => {
		value ??= keepFirstSetting(db, name, make(), reads.own).catch((error: unknown) => {
			// A failed read is tried again by the next call.
			value = undefined
			throw error
		})
		return value
	}
}
