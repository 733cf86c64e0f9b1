import { sessionDays } from '#domain/account.ts'
import { browserNames, type Device, systemNames } from '#domain/device.ts'
import { silenceEndedSessions } from '#store/follows/push-browser-store.ts'
import { integer, moment, oneOf, orNull, query, type Row, selectList, text, truth } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { removeApiKeysOf } from './api-key-store.ts'

/** The state of a browser by its cookie's hash; without a row it is anonymous, which costs no write. */
export type SessionState =
	| { kind: 'anonymous' }
	/** `unnoted` is the session's key where its visit is to be noted. */
	| { kind: 'signed_in'; accountId: number; unnoted?: string }
	| { kind: 'ended' }

const mostSessions = 20
/** A visit is noted at most this often. */
const noteMinutes = 10

/** Not ended, seen recently, and not too old. */
export const isLiveSession = (now: Date): Sql => sql`(session.ended_at is null
	and session.last_seen_at > ${now}::timestamptz - make_interval(days => ${sessionDays.idle})
	and session.created_at > ${now}::timestamptz - make_interval(days => ${sessionDays.absolute}))`

export async function findSession(db: Queryable, idHash: string, now: Date): Promise<SessionState> {
	return lookUp(db, sql`session.id_hash = ${idHash}`, now)
}

/** The account of a token, for as long as its session lives. */
export async function findAccountByToken(
	db: Queryable,
	tokenHash: string,
	now: Date,
): Promise<{ id: number; unnoted?: string } | undefined> {
	const state = await lookUp(db, sql`session.token_hash = ${tokenHash}`, now)
	if (state.kind !== 'signed_in') return undefined
	const { accountId, unnoted } = state
	return { id: accountId, ...(unnoted !== undefined && { unnoted }) }
}

/** Notes a visit of a session. Finding it writes nothing, because a replica can find it too. */
export async function noteVisit(db: Queryable, idHash: string, now: Date): Promise<void> {
	await sql`
		update session set last_seen_at = greatest(last_seen_at, ${now}::timestamptz) where id_hash = ${idHash}
	`.execute(db)
}

async function lookUp(db: Queryable, which: Sql, now: Date): Promise<SessionState> {
	const columns = { idHash: text, accountId: integer, over: truth, stale: truth }
	const found = await query(columns, { isPrepared: true })`
		select id_hash as "idHash", user_id as "accountId",
			account.suspended_at is not null or not ${isLiveSession(now)} as over,
			last_seen_at <= ${now}::timestamptz - make_interval(mins => ${noteMinutes}) as stale
		from session join account on account.id = session.user_id where ${which}
	`.execute(db)
	const [row] = found.rows
	if (row === undefined) return { kind: 'anonymous' }
	if (row.over) return { kind: 'ended' }
	return { kind: 'signed_in', accountId: row.accountId, ...(row.stale && { unnoted: row.idHash }) }
}

/** Links a browser's new session id and its token to an account; sessions beyond the account's newest twenty end. */
export async function startSession(
	db: Queryable,
	{
		idHash,
		tokenHash,
		accountId,
		device,
	}: { idHash: string; tokenHash: string; accountId: number; device: Device },
	now: Date,
): Promise<void> {
	await inTransaction(db, async (change) => {
		await sql`
			insert into session (id_hash, token_hash, user_id, created_at, last_seen_at, browser, system)
			values (${idHash}, ${tokenHash}, ${accountId}, ${now}, ${now}, ${device.browser}, ${device.system})
		`.execute(change)
		const beyond = sql`id_hash in (
			select id_hash from session where user_id = ${accountId} and ended_at is null
			order by last_seen_at desc, created_at desc, id_hash offset ${mostSessions}
		)`
		await endThose(change, beyond, now)
	})
}

/** Push subscriptions of a session end with it. */
async function endThose(db: Queryable, which: Sql, now: Date): Promise<void> {
	await inTransaction(db, async (change) => {
		const ended = await query({ accountId: integer })`
			update session set ended_at = ${now} where ended_at is null and ${which} returning user_id as "accountId"
		`.execute(change)
		const accountIds = new Set(ended.rows.map(({ accountId }) => accountId))
		if (accountIds.size > 0) await silenceEndedSessions(change, [...accountIds])
	})
}

export async function endSession(db: Queryable, idHash: string, now: Date): Promise<void> {
	await endThose(db, sql`id_hash = ${idHash}`, now)
}

export async function endSessionOfToken(db: Queryable, tokenHash: string, now: Date): Promise<void> {
	await endThose(db, sql`token_hash = ${tokenHash}`, now)
}

/** A browser whose votes were merged into an account may not vote under its old id. */
export async function retireSession(
	db: Queryable,
	idHash: string,
	accountId: number,
	now: Date,
): Promise<void> {
	await sql`
		insert into session as old (id_hash, user_id, created_at, last_seen_at, ended_at)
		values (${idHash}, ${accountId}, ${now}, ${now}, ${now})
		on conflict (id_hash) do update set ended_at = coalesce(old.ended_at, excluded.ended_at)
	`.execute(db)
}

/** Identifies a session by its cookie, its token, or both. */
export type SessionNames = { idHash?: string | undefined; tokenHash?: string | undefined }

/** Signs a person out everywhere, or everywhere but here; their programs are signed out as well. */
export async function endSessionsOf(
	db: Queryable,
	accountId: number,
	now: Date,
	{ idHash, tokenHash }: SessionNames = {},
): Promise<void> {
	const elsewhere = sql`user_id = ${accountId} and id_hash is distinct from ${idHash ?? null}::text
		and (${tokenHash ?? null}::text is null or token_hash is distinct from ${tokenHash ?? null}::text)`
	await inTransaction(db, async (change) => {
		await endThose(change, elsewhere, now)
		await removeApiKeysOf(change, accountId)
	})
}

/** The device that logged in; null if its browser did not reveal it, or it logged in before this was stored. */
export const deviceColumns = { browser: orNull(oneOf(browserNames)), system: orNull(oneOf(systemNames)) }

const liveSession = {
	idHash: text,
	tokenHash: orNull(text),
	createdAt: moment,
	lastSeenAt: moment,
	...deviceColumns,
}
export type LiveSession = Row<typeof liveSession>

/** The sessions of a user, last used first. */
export async function findLiveSessions(db: Queryable, accountId: number, now: Date): Promise<LiveSession[]> {
	const found = await query(liveSession)`
		select ${selectList(liveSession)} from session where user_id = ${accountId} and ${isLiveSession(now)}
		order by last_seen_at desc, created_at desc, id_hash
	`.execute(db)
	return found.rows
}

/** Deletes sessions that have expired for good; returns how many. */
export async function clearOldSessions(db: Queryable, now: Date): Promise<number> {
	const gone = await sql`
		delete from session where created_at <= ${now}::timestamptz - make_interval(days => ${sessionDays.absolute})
	`.execute(db)
	return gone.rowCount ?? 0
}

/** When the session that a token belongs to was signed in. */
export async function sessionStart(db: Queryable, tokenHash: string): Promise<Date | undefined> {
	const found = await query({ createdAt: moment })`
		select created_at as "createdAt" from session where token_hash = ${tokenHash} and ended_at is null
	`.execute(db)
	return found.rows[0]?.createdAt
}
