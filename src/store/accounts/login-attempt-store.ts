import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** How many failures a bucket allows within its window before callers must wait. */
export type StrikeRule = { max: number; windowSeconds: number }

const windowSeconds = 15 * 60
/** Two independent buckets. */
export const loginStrikes = {
	account: { max: 5, windowSeconds },
	address: { max: 20, windowSeconds },
} as const satisfies Record<string, StrikeRule>

const longestWaitSeconds = 15 * 60

type Strike = { kind: 'taken' } | { kind: 'wait'; seconds: number }

/**
 * Counts an attempt before its password is checked, so that a burst is counted as it comes; a success is refunded. The
 * bucket leaks evenly over the window. Once full, each further failure doubles the wait, from one second to a quarter
 * of an hour; an attempt that comes too early is refused and changes nothing.
 */
export async function takeStrike(
	db: Queryable,
	bucket: string,
	{ max, windowSeconds }: StrikeRule,
	now: Date,
): Promise<Strike> {
	const leakPerSecond = max / windowSeconds
	// A strike that has begun to leak still counts fully, or one attempt too many would pass.
	const waitOf = sql`case when held.strikes <= ${max - 1} then 0
		else least(${longestWaitSeconds}, power(2, least(30, ceil(held.strikes) - ${max}))) end`
	const since = sql`greatest(0, extract(epoch from ${now}::timestamptz - held.last_at))`
	const taken = await sql`
		insert into login_strikes as held (bucket, strikes, last_at) values (${bucket}, 1, ${now})
		on conflict (bucket) do update set
			strikes = greatest(0, held.strikes - ${since} * ${leakPerSecond}::float8) + 1,
			last_at = greatest(held.last_at, excluded.last_at)
		where ${since} >= ${waitOf}
		returning bucket
	`.execute(db)
	if (taken.rows.length > 0) return { kind: 'taken' }
	const full = await query({ seconds: integer })`
		select ceil(${waitOf} - ${since})::integer as seconds from login_strikes as held where bucket = ${bucket}
	`.execute(db)
	return { kind: 'wait', seconds: Math.max(1, full.rows[0]?.seconds ?? 1) }
}

export async function giveStrikeBack(db: Queryable, bucket: string): Promise<void> {
	await sql`
		update login_strikes set strikes = greatest(0, strikes - 1) where bucket = ${bucket}
	`.execute(db)
}

export async function clearStrikes(db: Queryable, buckets: readonly string[]): Promise<void> {
	await sql`delete from login_strikes where bucket = any(${buckets}::text[])`.execute(db)
}

const knownAddressDays = 90

export async function isKnownAddress(
	db: Queryable,
	accountId: number,
	address: string,
	now: Date,
): Promise<boolean> {
	const found = await sql`
		select from known_address where account_id = ${accountId} and address = ${address}
			and last_at > ${now}::timestamptz - make_interval(days => ${knownAddressDays})
	`.execute(db)
	return found.rows.length > 0
}

/** At most this many for an account: a roaming phone has a new address in every town. */
const mostKnownAddresses = 20

export async function rememberAddress(
	db: Queryable,
	accountId: number,
	address: string,
	now: Date,
): Promise<void> {
	await sql`
		insert into known_address as known (account_id, address, last_at) values (${accountId}, ${address}, ${now})
		on conflict (account_id, address) do update set last_at = greatest(known.last_at, excluded.last_at)
	`.execute(db)
	await sql`
		delete from known_address where account_id = ${accountId} and address in (
			select address from known_address where account_id = ${accountId}
			order by last_at desc, address offset ${mostKnownAddresses}
		)
	`.execute(db)
}

/** A bucket that has had a day to leak is empty. */
export async function clearOldStrikes(db: Queryable, now: Date): Promise<void> {
	await sql`delete from login_strikes where last_at <= ${now}::timestamptz - interval '1 day'`.execute(db)
}
