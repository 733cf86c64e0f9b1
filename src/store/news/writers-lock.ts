import { type Queryable, sql } from '#store/sql.ts'

// Any number that nothing else locks in our databases.
const writerLock = 7_246_004

/**
 * Serialises writers of lists until their transaction ends: the rows that entries are built from must not change
 * meanwhile.
 */
export async function lockNewsWriters(
	change: Queryable,
	{ waitForDisk = true }: { waitForDisk?: boolean } = {},
): Promise<void> {
	const lock = sql`pg_advisory_xact_lock(${writerLock})`
	await (waitForDisk
		? sql`select ${lock}`
		: sql`select ${lock}, set_config('synchronous_commit', 'off', true)`
	).execute(change)
}
