import { uiLocales } from '#domain/locale.ts'
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
			session.created_at as "signedInAt", operator_account.secret is not null as "hasSecondFactor",
			operator_session.confirmed_at as "confirmedAt"
		from session
		join operator_account on operator_account.account_id = session.user_id
		join account on account.id = session.user_id
		left join operator_session on operator_session.session_hash = session.id_hash
		where ${which} and ${isLiveSession(now)} and account.suspended_at is null and account.activated_at is not null
	`.execute(db)
	return found.rows[0]
}

/** Those who can be written to. */
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

/** False where the account was no operator's. Its confirmed sign-ins end. */
export async function removeOperator(db: Queryable, accountId: number): Promise<boolean> {
	await unconfirmSessions(db, accountId)
	const gone = await sql`
		delete from operator_account where account_id = ${accountId} returning account_id
	`.execute(db)
	return gone.rows.length > 0
}

async function unconfirmSessions(db: Queryable, accountId: number): Promise<void> {
	await sql`
		delete from operator_session using session
		where session.id_hash = operator_session.session_hash and session.user_id = ${accountId}
	`.execute(db)
}

const secondFactor = { secret: orNull(text) }

export async function findSecondFactor(
	db: Queryable,
	accountId: number,
): Promise<Row<typeof secondFactor> | undefined> {
	const found = await query(secondFactor)`
		select secret from operator_account where account_id = ${accountId}
	`.execute(db)
	return found.rows[0]
}

/** Replaces the second factor: only its codes open the operator desk from now on. */
export async function setSecondFactor(
	db: Queryable,
	accountId: number,
	{ secret, step, codeHashes }: { secret: string; step: number; codeHashes: readonly string[] },
): Promise<void> {
	await unconfirmSessions(db, accountId)
	await sql`
		update operator_account set secret = ${secret}, last_step = ${step} where account_id = ${accountId}
	`.execute(db)
	await sql`delete from operator_recovery_code where account_id = ${accountId}`.execute(db)
	await sql`
		insert into operator_recovery_code (account_id, code_hash)
		select ${accountId}, hash from unnest(${codeHashes}::text[]) as hash
	`.execute(db)
}

/** Uses a time step up. Of concurrent uses of its code one succeeds. */
export async function takeStep(db: Queryable, accountId: number, step: number): Promise<boolean> {
	const taken = await sql`
		update operator_account set last_step = ${step}
		where account_id = ${accountId} and coalesce(last_step < ${step}, true) returning account_id
	`.execute(db)
	return taken.rows.length > 0
}

export async function takeRecoveryCode(db: Queryable, accountId: number, codeHash: string): Promise<boolean> {
	const taken = await sql`
		delete from operator_recovery_code where account_id = ${accountId} and code_hash = ${codeHash}
		returning code_hash
	`.execute(db)
	return taken.rows.length > 0
}

export async function confirmSession(db: Queryable, sessionHash: string, now: Date): Promise<void> {
	await sql`
		insert into operator_session (session_hash, confirmed_at) values (${sessionHash}, ${now})
		on conflict (session_hash) do update set confirmed_at = excluded.confirmed_at
	`.execute(db)
}
