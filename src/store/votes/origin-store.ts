import { query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** The day whose key is used for hashes of addresses, in UTC. */
export const originDay = (now: number): number => Math.floor(now / dayMs)

/** The day's key: the given one, or the one that another process stored first. */
export async function keepOriginKey(db: Queryable, day: number, key: string): Promise<string> {
	const stored = await query({ key: text })`
		insert into origin_key as held (day, key) values (${day}, ${key})
		on conflict (day) do update set key = held.key returning key
	`.execute(db)
	return stored.rows[0]?.key ?? key
}

/** Deletes keys of earlier days and the hashes made with them; counts and quarantines stay. */
export async function forgetOrigins(db: Queryable, now: Date): Promise<void> {
	const day = originDay(now.getTime())
	const midnight = new Date(day * dayMs)
	await inTransaction(db, async (change) => {
		await sql`delete from origin_key where day < ${day}`.execute(change)
		await sql`delete from admitted_browser where admitted_at < ${midnight}`.execute(change)
		await sql`delete from network_act where ${midnight}::timestamptz > all (counted_at)`.execute(change)
		await sql`
			update vote set network = null where network is not null and cast_at < ${midnight}
		`.execute(change)
	})
}
