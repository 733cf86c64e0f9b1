import { sql } from 'kysely'
import type { Queryable } from './schema.ts'

export const tokenPurposes = ['activation', 'password_reset', 'email_change', 'google_link'] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long each kind of token works. */
export const tokenLifetimeMs: Record<TokenPurpose, number> = {
	activation: 24 * hourMs,
	password_reset: 30 * minuteMs,
	email_change: 24 * hourMs,
	google_link: 10 * minuteMs,
}

export type TokenToKeep = {
	tokenHash: string
	accountId: number
	purpose: TokenPurpose
	/** The letter that carries the token; the tokens of one letter live side by side. */
	letterId?: string | undefined
	detail?: Record<string, string> | undefined
}

export type KeptToken = { accountId: number; purpose: TokenPurpose; detail: Record<string, unknown> }

/** Keeps a token by its hash; those of the same purpose that came before it are dead. */
export async function keepToken(db: Queryable, token: TokenToKeep, now: Date): Promise<void> {
	const { tokenHash, accountId, purpose, letterId = null, detail = {} } = token
	await sql`
		delete from account_token where account_id = ${accountId} and purpose = ${purpose}
			and (letter_id is null or letter_id is distinct from ${letterId}::bigint)
	`.execute(db)
	await sql`
		insert into account_token (token_hash, account_id, purpose, letter_id, detail, expires_at)
		values (${tokenHash}, ${accountId}, ${purpose}, ${letterId}::bigint, ${JSON.stringify(detail)}::jsonb,
			${new Date(now.getTime() + tokenLifetimeMs[purpose])})
	`.execute(db)
}

/** Uses a token up. Of many who try at once, one gets it. */
export async function takeToken(
	db: Queryable,
	tokenHash: string,
	purposes: readonly TokenPurpose[],
	now: Date,
): Promise<KeptToken | undefined> {
	const taken = await sql<KeptToken>`
		delete from account_token
		where token_hash = ${tokenHash} and purpose = any(${purposes}::text[]) and expires_at > ${now}
		returning account_id as "accountId", purpose, detail
	`.execute(db)
	const [token] = taken.rows
	if (token !== undefined) await dropTokens(db, token.accountId, [token.purpose])
	return token
}

/** Whose live token it is, without using it. */
export async function findToken(
	db: Queryable,
	tokenHash: string,
	purpose: TokenPurpose,
	now: Date,
): Promise<KeptToken | undefined> {
	const found = await sql<KeptToken>`
		select account_id as "accountId", purpose, detail from account_token
		where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}
	`.execute(db)
	return found.rows[0]
}

export async function dropTokens(
	db: Queryable,
	accountId: number,
	purposes: readonly TokenPurpose[] = tokenPurposes,
): Promise<void> {
	await sql`
		delete from account_token where account_id = ${accountId} and purpose = any(${purposes}::text[])
	`.execute(db)
}

export async function clearExpiredTokens(db: Queryable, now: Date): Promise<void> {
	await sql`delete from account_token where expires_at <= ${now}`.execute(db)
}
