import { countVisitors, mergeSketches, newSketch, type VisitorSketch } from '#domain/visitor-sketch.ts'
import { bytes, integer, moment, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

/** What one process has counted of an hour and not saved yet. */
export type Traffic = { hourStart: Date; requests: number; errors: number; visitors: VisitorSketch }

const storedDays = 60

/** Adds it to what all processes have saved of that hour. */
export async function addTraffic(
	db: Queryable,
	{ hourStart, requests, errors, visitors }: Traffic,
): Promise<void> {
	await inTransaction(db, async (change) => {
		await sql`
			insert into traffic_hour (hour_start, requests, errors, visitors)
			values (${hourStart}, 0, 0, ${Buffer.from(newSketch())}) on conflict do nothing
		`.execute(change)
		const held = await query({ visitors: bytes })`
			select visitors from traffic_hour where hour_start = ${hourStart} for update
		`.execute(change)
		const all = mergeSketches(visitors, held.rows[0]?.visitors ?? newSketch())
		await sql`
			update traffic_hour set requests = requests + ${requests}, errors = errors + ${errors},
				visitors = ${Buffer.from(all)}
			where hour_start = ${hourStart}
		`.execute(change)
		await sql`
			delete from traffic_hour where hour_start < ${hourStart}::timestamptz - make_interval(days => ${storedDays})
		`.execute(change)
	})
}

type TrafficHour = { hourStart: Date; requests: number; errors: number; visitors: number }

/** Oldest first; an hour without requests has no row. */
export async function readTraffic(db: Queryable, since: Date): Promise<TrafficHour[]> {
	const found = await query({ hourStart: moment, requests: integer, errors: integer, visitors: bytes })`
		select hour_start as "hourStart", requests, errors, visitors from traffic_hour
		where hour_start >= ${since} order by hour_start
	`.execute(db)
	return found.rows.map(({ visitors, ...hour }) => ({ ...hour, visitors: countVisitors(visitors) }))
}
