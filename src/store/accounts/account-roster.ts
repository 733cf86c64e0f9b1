import { accountStates } from '#domain/account.ts'
import { integer, moment, oneOf, orNull, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { accountState } from './account-store.ts'
import { isLiveSession } from './session-store.ts'

/** An account as an operator sees it in a list. */
const rosterEntry = {
	id: integer,
	username: text,
	email: text,
	state: oneOf(accountStates),
	createdAt: moment,
	lastSeenAt: orNull(moment),
}
export type RosterEntry = Row<typeof rosterEntry>

export async function listAccounts(db: Queryable): Promise<RosterEntry[]> {
	const found = await query(rosterEntry)`
		select id, username, email, ${accountState} as state, created_at as "createdAt",
			(select max(last_seen_at) from session where user_id = account.id) as "lastSeenAt"
		from account order by id
	`.execute(db)
	return found.rows
}

const foundAccount = {
	username: text,
	state: oneOf(accountStates),
	createdAt: moment,
	lastSeenAt: orNull(moment),
}

/** Searches by the beginning of a username, or by a whole address; without either, lists the newest. */
export async function searchAccounts(
	db: Queryable,
	find: string,
	most: number,
): Promise<Row<typeof foundAccount>[]> {
	const which = find.includes('@')
		? sql`lower(email) = lower(${find})`
		: sql`starts_with(lower(username), lower(${find}))`
	const found = await query(foundAccount)`
		select username, ${accountState} as state, created_at as "createdAt",
			(select max(last_seen_at) from session where user_id = account.id) as "lastSeenAt"
		from account where ${which} order by created_at desc, id desc limit ${most}
	`.execute(db)
	return found.rows
}

/** Suspends an account, or ends its suspension; false where nothing changed. */
export async function setSuspended(
	db: Queryable,
	accountId: number,
	suspendedAt: Date | null,
): Promise<boolean> {
	const changed = await sql`
		update account set suspended_at = ${suspendedAt}
		where id = ${accountId} and (suspended_at is null) <> (${suspendedAt}::timestamptz is null)
		returning id
	`.execute(db)
	return changed.rows.length > 0
}

/** The ways to sign in to an account, as numbers: no session is ever listed. */
export async function countAccess(
	db: Queryable,
	accountId: number,
	now: Date,
): Promise<{ sessions: number; identities: number; apiKeys: number }> {
	const found = await query({ sessions: integer, identities: integer, apiKeys: integer })`
		select
			(select count(*)::integer from session where user_id = ${accountId} and ${isLiveSession(now)}) as sessions,
			(select count(*)::integer from google_identity where account_id = ${accountId}) as identities,
			(select count(*)::integer from api_key where account_id = ${accountId}) as "apiKeys"
	`.execute(db)
	return found.rows[0] ?? { sessions: 0, identities: 0, apiKeys: 0 }
}
