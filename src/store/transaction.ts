import { fail, type Result } from '#domain/result.ts'
import { errorCode } from '#store/database/database-problem.ts'
import { type Queryable, sql } from './sql.ts'

/** Runs in the caller's transaction if there is one, otherwise in a new one. */
export async function inTransaction<Value>(
	db: Queryable,
	run: (change: Queryable) => Promise<Value>,
): Promise<Value> {
	return db.isTransaction ? run(db) : db.transaction(run)
}

/** A transaction that is rolled back where its result is a failure. */
export async function inUndoableTransaction<Value, Failure>(
	db: Queryable,
	run: (change: Queryable) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
	try {
		return await inTransaction(db, async (change) => {
			const done = await run(change)
			if (!done.ok) throw new Undone<Failure>(done.failure)
			return done
		})
	} catch (error) {
		if (error instanceof Undone) return fail((error as Undone<Failure>).failure)
		throw error
	}
}

class Undone<Failure> extends Error {
	readonly failure: Failure

	constructor(failure: Failure) {
		super('undone')
		this.failure = failure
	}
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
