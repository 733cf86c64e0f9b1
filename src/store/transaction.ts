import type { Queryable } from './schema.ts'

/** All or nothing: in the caller's transaction where there is one, else in one of its own. */
export async function inTransaction<Answer>(
	db: Queryable,
	run: (change: Queryable) => Promise<Answer>,
): Promise<Answer> {
	return db.isTransaction ? run(db) : db.transaction().execute(run)
}
