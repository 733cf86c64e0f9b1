import { errorCode } from '#store/database/database-problem.ts'
import { type Queryable, sql } from './sql.ts'

/** Runs in the caller's transaction if there is one, otherwise in a new one. */
export async function inTransaction<Answer>(
	db: Queryable,
	run: (change: Queryable) => Promise<Answer>,
): Promise<Answer> {
	return db.isTransaction ? run(db) : db.transaction(run)
}

const uniqueViolation = '23505'

/**
 * Tries a change that a unique index may refuse, inside a transaction that goes on either way. Checking first would let
 * two pass at once: the index decides.
 */
export async function whereUnique(db: Queryable, change: () => Promise<unknown>): Promise<boolean> {
	await sql`savepoint unique_change`.execute(db)
	try {
		await change()
		await sql`release savepoint unique_change`.execute(db)
		return true
	} catch (error) {
		if (errorCode(error) !== uniqueViolation) throw error
		await sql`rollback to savepoint unique_change`.execute(db)
		return false
	}
}
