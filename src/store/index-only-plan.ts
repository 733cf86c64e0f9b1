import { sql } from 'kysely'
import type { Queryable } from './schema.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs a query for which reading the whole table is never right. The planner knows how common a key is, but not how
 * rarely two keys meet, and on a wrong guess would read a million rows to find none.
 */
export async function withIndexesOnly<Answer>(
	db: Queryable,
	run: (within: Queryable) => Promise<Answer>,
): Promise<Answer> {
	return inTransaction(db, async (within) => {
		await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(
			within,
		)
		return run(within)
	})
}
