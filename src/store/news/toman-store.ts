import { float, moment, orNull, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

export type TomanPrice = {
	/** The price of a Tether in toman. */
	usdt: number
	/** In percent; null where no exchange says it. */
	change24h: number | null
	asOf: Date
	/** A later price that differs more than tenfold, until the next one confirms it. */
	held: number | null
}

/** The last good price; undefined before the first. */
export async function findTomanPrice(db: Queryable): Promise<TomanPrice | undefined> {
	const found = await query({
		usdt: float,
		change24h: orNull(float),
		asOf: moment,
		held: orNull(float),
	})`
		select usdt, change_24h as "change24h", as_of as "asOf", held from toman_price
	`.execute(db)
	return found.rows[0]
}

export async function saveTomanPrice(
	db: Queryable,
	{ usdt, change24h, asOf, held }: TomanPrice,
): Promise<void> {
	await sql`
		insert into toman_price (usdt, change_24h, as_of, held) values (${usdt}, ${change24h}, ${asOf}, ${held})
		on conflict (id) do update set usdt = excluded.usdt, change_24h = excluded.change_24h,
				as_of = excluded.as_of, held = excluded.held
			where toman_price.as_of <= excluded.as_of
	`.execute(db)
}

/** An operator who no longer names an exchange does not want its last price to stay on every page. */
export async function deleteTomanPrice(db: Queryable): Promise<void> {
	await sql`delete from toman_price`.execute(db)
}
