import { sql } from 'kysely'
import type { Queryable } from '#store/schema.ts'

const askedAt = 'prices_asked_at'

/** Whether this process may ask the price service now: one of all processes may, once in so long. */
export async function claimPriceCall(db: Queryable, now: Date, everyMs: number): Promise<boolean> {
	const before = new Date(now.getTime() - everyMs)
	const claimed = await sql`
		insert into setting as kept (name, value) values (${askedAt}, ${now.toISOString()})
		on conflict (name) do update set value = excluded.value
			-- A moment that lies ahead was written by a clock that has since been set right.
			where kept.value::timestamptz <= ${before}::timestamptz or kept.value::timestamptz > ${now}::timestamptz
		returning name
	`.execute(db)
	return claimed.rows.length > 0
}
