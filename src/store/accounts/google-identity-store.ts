import { uiLocales } from '#domain/locale.ts'
import { integer, oneOf, query, type Row, selectList, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** An identity at an issuer; addresses and names may change, these two do not. */
type IssuedIdentity = { issuer: string; subject: string }

export async function findLinkedAccount(
	db: Queryable,
	{ issuer, subject }: IssuedIdentity,
): Promise<number | undefined> {
	const found = await query({ accountId: integer })`
		select account_id as "accountId" from google_identity where issuer = ${issuer} and subject = ${subject}
	`.execute(db)
	return found.rows[0]?.accountId
}

/** False where the identity is another account's already. */
export async function linkIdentity(
	db: Queryable,
	{ issuer, subject }: IssuedIdentity,
	accountId: number,
	now: Date,
): Promise<boolean> {
	const linked = await sql`
		insert into google_identity as known (issuer, subject, account_id, linked_at)
		values (${issuer}, ${subject}, ${accountId}, ${now})
		on conflict (issuer, subject) do update set linked_at = known.linked_at
		where known.account_id = excluded.account_id
		returning account_id
	`.execute(db)
	return linked.rows.length > 0
}

/** Unlinks what was linked to an account since a moment. */
export async function unlinkIdentitiesSince(db: Queryable, accountId: number, since: Date): Promise<void> {
	await sql`delete from google_identity where account_id = ${accountId} and linked_at >= ${since}`.execute(db)
}

/** A sign-in in progress at the issuer. */
const googleAttempt = { nonce: text, codeVerifier: text, locale: oneOf(uiLocales) }
type GoogleAttempt = Row<typeof googleAttempt>

const attemptMinutes = 10
/** A browser may have the issuer's page open in a few tabs; a further attempt deletes the oldest. */
const mostAttempts = 5

export async function keepAttempt(
	db: Queryable,
	stateHash: string,
	sessionHash: string,
	{ nonce, codeVerifier, locale }: GoogleAttempt,
	now: Date,
): Promise<void> {
	await sql`
		insert into google_attempt (state_hash, session_hash, nonce, code_verifier, locale, expires_at)
		values (${stateHash}, ${sessionHash}, ${nonce}, ${codeVerifier}, ${locale},
			${now}::timestamptz + make_interval(mins => ${attemptMinutes}))
	`.execute(db)
	await sql`
		delete from google_attempt where state_hash in (
			select state_hash from google_attempt where session_hash = ${sessionHash}
			order by expires_at desc offset ${mostAttempts}
		)
	`.execute(db)
}

/** Uses a state up: it works once, and only in the browser that it was given to. */
export async function takeAttempt(
	db: Queryable,
	stateHash: string,
	sessionHash: string,
	now: Date,
): Promise<GoogleAttempt | undefined> {
	const taken = await query(googleAttempt)`
		delete from google_attempt
		where state_hash = ${stateHash} and session_hash = ${sessionHash} and expires_at > ${now}
		returning ${selectList(googleAttempt)}
	`.execute(db)
	return taken.rows[0]
}

export async function clearOldAttempts(db: Queryable, now: Date): Promise<void> {
	await sql`delete from google_attempt where expires_at <= ${now}`.execute(db)
}
