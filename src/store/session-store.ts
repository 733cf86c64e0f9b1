import { sql } from 'kysely'
import type { Queryable } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** A browser as its cookie's hash tells; without a row it is anonymous, which costs nothing to be. */
export type SessionState = { kind: 'anonymous' } | { kind: 'signed_in'; userId: number } | { kind: 'ended' }

const idleDays = 14
const absoluteDays = 90
const mostSessionsOfUser = 20
/** Seeing a browser again is noted this often at most, so that reading costs no write. */
const noteMinutes = 10

export async function findSession(db: Queryable, idHash: string, now: Date): Promise<SessionState> {
	const found = await sql<{ userId: number; over: boolean; stale: boolean }>`
		select user_id as "userId",
			ended_at is not null
				or last_seen_at <= ${now}::timestamptz - make_interval(days => ${idleDays})
				or created_at <= ${now}::timestamptz - make_interval(days => ${absoluteDays}) as over,
			last_seen_at <= ${now}::timestamptz - make_interval(mins => ${noteMinutes}) as stale
		from session where id_hash = ${idHash}
	`.execute(db)
	const [row] = found.rows
	if (row === undefined) return { kind: 'anonymous' }
	if (row.over) return { kind: 'ended' }
	if (row.stale) {
		await sql`
			update session set last_seen_at = greatest(last_seen_at, ${now}::timestamptz) where id_hash = ${idHash}
		`.execute(db)
	}
	return { kind: 'signed_in', userId: row.userId }
}

/** Ties a browser's new session id to a person; the person's sessions beyond the newest twenty end. */
export async function startSession(db: Queryable, idHash: string, userId: number, now: Date): Promise<void> {
	await inTransaction(db, async (change) => {
		await sql`
			insert into session (id_hash, user_id, created_at, last_seen_at)
			values (${idHash}, ${userId}, ${now}, ${now})
		`.execute(change)
		await sql`
			update session set ended_at = ${now} where id_hash in (
				select id_hash from session where user_id = ${userId} and ended_at is null
				order by last_seen_at desc, created_at desc, id_hash offset ${mostSessionsOfUser}
			)
		`.execute(change)
	})
}

export async function endSession(db: Queryable, idHash: string, now: Date): Promise<void> {
	await sql`
		update session set ended_at = ${now} where id_hash = ${idHash} and ended_at is null
	`.execute(db)
}

/** Signs a person out everywhere, or everywhere but here. */
export async function endSessionsOf(
	db: Queryable,
	userId: number,
	now: Date,
	exceptIdHash?: string,
): Promise<void> {
	await sql`
		update session set ended_at = ${now}
		where user_id = ${userId} and ended_at is null and id_hash is distinct from ${exceptIdHash ?? null}::text
	`.execute(db)
}

/** Forgets sessions that could not come back to life anyway; answers how many. */
export async function clearOldSessions(db: Queryable, now: Date): Promise<number> {
	const gone = await sql`
		delete from session where created_at <= ${now}::timestamptz - make_interval(days => ${absoluteDays})
	`.execute(db)
	return Number(gone.numAffectedRows ?? 0)
}
