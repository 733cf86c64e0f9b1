import { sql } from 'kysely'
import type { Queryable } from './schema.ts'

// Any number that nothing else locks in our databases.
const writerLock = 7_246_004

/** Those who change lists take turns until their transaction ends: they all move the same totals, in any order. */
export async function takeTurn(change: Queryable): Promise<void> {
	await sql`select pg_advisory_xact_lock(${writerLock})`.execute(change)
}
