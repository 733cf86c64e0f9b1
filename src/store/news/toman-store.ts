import { float, moment, orNull, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

export type TomanPrice = {
	/** The price of a Tether in toman. */
	usdt: number
	asOf: Date
	/** A later price that differs more than tenfold, until the next one confirms it. */
	held: number | null
}

/** The last good price; undefined before the first. */
export async function findTomanPrice(db: Queryable): Promise<TomanPrice | undefined> {
	const found = await query({ usdt: float, asOf: moment, held: orNull(float) })`
		select usdt, as_of as "asOf", held from toman_price
	`.execute(db)
	return found.rows[0]
}

export async function saveTomanPrice(db: Queryable, { usdt, asOf, held }: TomanPrice): Promise<void> {
	await sql`
		insert into toman_price (usdt, as_of, held) values (${usdt}, ${asOf}, ${held})
		on conflict (id) do update set usdt = excluded.usdt, as_of = excluded.as_of, held = excluded.held
			where toman_price.as_of <= excluded.as_of
	`.execute(db)
}
