import { sql } from 'kysely'
import type { Queryable } from '#store/schema.ts'

/**
 * Forgets a person. What was counted stays counted: each vote and view goes on under a name of its own that was
 * anybody's, so that not even which of them belong together can be told. Inside a transaction.
 */
export async function eraseAccount(db: Queryable, accountId: number): Promise<void> {
	const theirs = sql`identity_kind = 'user' and identity_id = ${String(accountId)}`
	const nobody = sql`identity_kind = 'session', identity_id = 'gone:' || gen_random_uuid()`
	await sql`update vote set ${nobody}, network = null where ${theirs}`.execute(db)
	await sql`update item_view set ${nobody} where ${theirs}`.execute(db)
	await sql`delete from ad_mark where ${theirs}`.execute(db)
	// Everything else hangs on this row and goes with it.
	await sql`delete from account where id = ${accountId}`.execute(db)
}
