import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** At most `max` times within any period of `seconds`. */
export type AllowanceRule = { max: number; seconds: number }

type Spending = { kind: 'spent' } | { kind: 'wait'; seconds: number }

/**
 * Acts that cost us or others something (an account, an e-mail) are counted in the database and not in memory, so that
 * a restart resets nothing. One statement decides, so that a burst gets no more than its share.
 */
export async function spendAllowance(
	db: Queryable,
	bucket: string,
	{ max, seconds }: AllowanceRule,
	now: Date,
): Promise<Spending> {
	const since = sql`${now}::timestamptz - make_interval(secs => ${seconds})`
	const recent = sql`array(select moment from unnest(held.spent_at) as moment where moment > ${since})`
	const spent = await sql`
		insert into spent_allowance as held (bucket, spent_at, last_at)
		values (${bucket}, array[${now}::timestamptz], ${now})
		on conflict (bucket) do update set spent_at = ${recent} || ${now}::timestamptz, last_at = excluded.last_at
		where cardinality(${recent}) < ${max}
		returning bucket
	`.execute(db)
	if (spent.rows.length > 0) return { kind: 'spent' }
	const full = await query({ seconds: integer })`
		select ceil(extract(epoch from min(moment) - (${since})))::integer as seconds
		from spent_allowance as held, unnest(held.spent_at) as moment
		where bucket = ${bucket} and moment > ${since}
	`.execute(db)
	return { kind: 'wait', seconds: Math.max(1, full.rows[0]?.seconds ?? 1) }
}

/** Refunds the newest use, because the failure was ours. */
export async function refundAllowance(db: Queryable, bucket: string): Promise<void> {
	await sql`
		update spent_allowance set spent_at = spent_at[1:cardinality(spent_at) - 1] where bucket = ${bucket}
	`.execute(db)
}

/** No allowance looks back further than a day. */
export async function clearOldAllowances(db: Queryable, now: Date): Promise<void> {
	await sql`delete from spent_allowance where last_at <= ${now}::timestamptz - interval '2 days'`.execute(db)
}
