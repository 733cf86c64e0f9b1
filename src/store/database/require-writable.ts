import { type Queryable, sql } from '#store/sql.ts'

/** Rejects where the server takes no writes. It writes nothing itself: anybody may ask through /readyz. */
export async function requireWritable(db: Queryable): Promise<void> {
	const found = await sql<{ state: string }>`
		select current_setting('transaction_read_only') as state
	`.execute(db)
	if (found.rows[0]?.state !== 'off') throw new Error('the database is read-only')
}
