import { uiLocales } from '#domain/locale.ts'
import { removeSecondFactor } from '#store/accounts/second-factor-store.ts'
import { isLiveSession, type SessionNames } from '#store/accounts/session-store.ts'
import { integer, moment, oneOf, orNull, query, type Row, text, truth } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'

const operatorSession = {
	accountId: integer,
	username: text,
	locale: oneOf(uiLocales),
	sessionHash: text,
	/** When the password, or its equivalent, was proved last. */
	signedInAt: moment,
	hasSecondFactor: truth,
	confirmedAt: orNull(moment),
}
/** A session of an operator; no other account has one. */
export type OperatorSession = Row<typeof operatorSession>

export async function findOperatorSession(
	db: Queryable,
	{ idHash, tokenHash }: SessionNames,
	now: Date,
): Promise<OperatorSession | undefined> {
	const which: Sql =
		idHash === undefined ? sql`session.token_hash = ${tokenHash ?? null}` : sql`session.id_hash = ${idHash}`
	const found = await query(operatorSession)`
		select account.id as "accountId", account.username, account.locale, session.id_hash as "sessionHash",
			session.created_at as "signedInAt", exists (
				select from second_factor where account_id = account.id and purpose = 'desk'
			) as "hasSecondFactor",
			operator_session.confirmed_at as "confirmedAt"
		from session
		join operator_account on operator_account.account_id = session.user_id
		join account on account.id = session.user_id
		left join operator_session on operator_session.session_hash = session.id_hash
		where ${which} and ${isLiveSession(now)} and account.suspended_at is null and account.activated_at is not null
	`.execute(db)
	return found.rows[0]
}

/** Operators with an address. */
export async function findOperators(db: Queryable) {
	const found = await query({ id: integer, email: text, locale: oneOf(uiLocales) })`
		select account.id, account.email, account.locale from operator_account
		join account on account.id = operator_account.account_id
		where account.suspended_at is null and account.activated_at is not null
	`.execute(db)
	return found.rows
}

export async function addOperator(db: Queryable, accountId: number, now: Date): Promise<void> {
	await sql`
		insert into operator_account (account_id, promoted_at) values (${accountId}, ${now}) on conflict do nothing
	`.execute(db)
}

/** Returns false if the account was no operator. Ends confirmed sign-ins. */
export async function removeOperator(db: Queryable, accountId: number): Promise<boolean> {
	await unconfirmSessions(db, accountId)
	await removeSecondFactor(db, { accountId, purpose: 'desk' })
	const gone = await sql`
		delete from operator_account where account_id = ${accountId} returning account_id
	`.execute(db)
	return gone.rows.length > 0
}

export async function unconfirmSessions(db: Queryable, accountId: number): Promise<void> {
	await sql`
		delete from operator_session using session
		where session.id_hash = operator_session.session_hash and session.user_id = ${accountId}
	`.execute(db)
}

export async function confirmSession(db: Queryable, sessionHash: string, now: Date): Promise<void> {
	await sql`
		insert into operator_session (session_hash, confirmed_at) values (${sessionHash}, ${now})
		on conflict (session_hash) do update set confirmed_at = excluded.confirmed_at
	`.execute(db)
}
