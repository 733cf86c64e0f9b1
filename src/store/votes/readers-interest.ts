import type { NewsLocale } from '#domain/locale.ts'
import { startOfTehranDay } from '#domain/tehran-day.ts'
import { integer, query, type Row } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'

/** Ids of the items with the most readers in the last 24 hours, most first; of equal ones the newer first. */
export async function findMostRead(
	db: Queryable,
	locale: NewsLocale,
	most: number,
	now: Date,
): Promise<number[]> {
	// "offset 0" forces single look-ups of as many items as are needed.
	const found = await query({ id: integer })`
		select item.id from (
			select item_id, count(*) as readers from item_view
			where viewed_at > ${now}::timestamptz - interval '24 hours'
			group by item_id order by count(*) desc, item_id desc
		) as seen
		cross join lateral (
			select id from news_item where id = seen.item_id and locale = ${locale} and state = 'shown' offset 0
		) as item
		order by seen.readers desc, seen.item_id desc limit ${most}
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

const signalVotes = { bullish: integer, bearish: integer }
export type SignalVotes = Row<typeof signalVotes>

/** Bullish and bearish votes of today in Tehran; quarantined votes do not count. */
export async function countSignals(db: Queryable, now: Date): Promise<SignalVotes> {
	const found = await query(signalVotes)`
		select (count(*) filter (where choice = 'bullish'))::integer as bullish,
			(count(*) filter (where choice = 'bearish'))::integer as bearish
		from vote where subject = 'signal' and counted and cast_at >= ${startOfTehranDay(now)}::timestamptz
	`.execute(db)
	return found.rows[0] ?? { bullish: 0, bearish: 0 }
}
