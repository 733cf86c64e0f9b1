import { integer, orNull, query, type Row, selectList, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

const hours = {
	timeZone: text,
	/** Both are null if there are no quiet hours. */
	quietFrom: orNull(integer),
	quietUntil: orNull(integer),
	mostAnHour: integer,
}
export type ReaderHours = Row<typeof hours>

/** The default: most readers live there. */
export const usualHours: ReaderHours = {
	timeZone: 'Asia/Tehran',
	quietFrom: null,
	quietUntil: null,
	mostAnHour: 6,
}

export async function findReaderHours(db: Queryable, accountId: number): Promise<ReaderHours> {
	const found = await query(hours)`
		select ${selectList(hours)} from reader_hours where account_id = ${accountId}
	`.execute(db)
	return found.rows[0] ?? usualHours
}

/** Counts a message in the hour that began with the first. */
export async function countMessage(db: Queryable, accountId: number, now: Date): Promise<void> {
	const { timeZone, mostAnHour } = usualHours
	const isOver = sql`(hours.hour_began_at is null or hours.hour_began_at <= ${now}::timestamptz - interval '1 hour')`
	await sql`
		insert into reader_hours as hours (account_id, time_zone, most_an_hour, hour_began_at, sent_in_hour)
		values (${accountId}, ${timeZone}, ${mostAnHour}, ${now}, 1)
		on conflict (account_id) do update set
			hour_began_at = case when ${isOver} then ${now} else hours.hour_began_at end,
			sent_in_hour = case when ${isOver} then 1 else hours.sent_in_hour + 1 end
	`.execute(db)
}

export async function saveReaderHours(
	db: Queryable,
	accountId: number,
	{ timeZone, quietFrom, quietUntil, mostAnHour }: ReaderHours,
): Promise<void> {
	await sql`
		insert into reader_hours (account_id, time_zone, quiet_from, quiet_until, most_an_hour)
		values (${accountId}, ${timeZone}, ${quietFrom}::integer, ${quietUntil}::integer, ${mostAnHour}::integer)
		on conflict (account_id) do update set time_zone = excluded.time_zone, quiet_from = excluded.quiet_from,
			quiet_until = excluded.quiet_until, most_an_hour = excluded.most_an_hour
	`.execute(db)
}
