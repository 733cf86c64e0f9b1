import { bigInteger, integer, jsonObject, oneOf, orNull, query, type Row } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

export const tokenPurposes = [
	'activation',
	'password_reset',
	'email_change',
	'email_undo',
	'google_link',
	'operator_setup',
	'telegram_link',
	'bale_link',
	'two_factor_setup',
	'two_factor_undo',
	'log_in_code',
] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

/** What a new password voids. Not the undo links of an address and of a second factor: a thief must not void them. */
const endedByNewPassword = [
	'activation',
	'password_reset',
	'email_change',
	'google_link',
	'telegram_link',
	'bale_link',
	'two_factor_setup',
	'log_in_code',
] as const

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long each kind of token works. */
const tokenLifetimeMs: Record<TokenPurpose, number> = {
	activation: 24 * hourMs,
	password_reset: 30 * minuteMs,
	email_change: 24 * hourMs,
	email_undo: 7 * 24 * hourMs,
	google_link: 10 * minuteMs,
	telegram_link: hourMs,
	bale_link: hourMs,
	operator_setup: 24 * hourMs,
	two_factor_setup: hourMs,
	two_factor_undo: 7 * 24 * hourMs,
	log_in_code: 10 * minuteMs,
}

/**
 * How many e-mails have working links at the same time; null means all. A second activation e-mail must not void the
 * first while that is still being delivered; undo links go to different mailboxes, and none may void another's.
 */
const emailsAtOnce: Record<TokenPurpose, number | null> = {
	activation: 2,
	password_reset: 1,
	email_change: 1,
	email_undo: null,
	google_link: 1,
	telegram_link: 1,
	bale_link: 1,
	operator_setup: 1,
	two_factor_setup: 1,
	two_factor_undo: null,
	// A log-in of somebody else who has the password must not void the owner's.
	log_in_code: null,
}

type TokenToStore = {
	tokenHash: string
	accountId: number
	purpose: TokenPurpose
	/** The e-mail that contains the token; the tokens of one e-mail work side by side. */
	emailId?: string | undefined
	detail?: Record<string, string> | undefined
}

const storedToken = {
	accountId: integer,
	purpose: oneOf(tokenPurposes),
	emailId: orNull(bigInteger),
	detail: jsonObject,
}
export type StoredToken = Row<typeof storedToken>
const tokenColumns = sql`account_id as "accountId", purpose, letter_id as "emailId", detail`

/** Stores a token by its hash; those of the same purpose in older e-mails are void. */
export async function storeToken(db: Queryable, token: TokenToStore, now: Date): Promise<void> {
	const { tokenHash, accountId, purpose, emailId = null, detail = {} } = token
	await sql`
		insert into account_token (token_hash, account_id, purpose, letter_id, detail, expires_at)
		values (${tokenHash}, ${accountId}, ${purpose}, ${emailId}::bigint, ${JSON.stringify(detail)}::jsonb,
			${new Date(now.getTime() + tokenLifetimeMs[purpose])})
	`.execute(db)
	const email = sql`coalesce(letter_id::text, token_hash)`
	await sql`
		delete from account_token where account_id = ${accountId} and purpose = ${purpose} and ${email} not in (
			select ${email} from account_token where account_id = ${accountId} and purpose = ${purpose}
			group by 1 order by ${email} = ${emailId ?? tokenHash} desc, max(expires_at) desc
			limit ${emailsAtOnce[purpose]}::integer
		)
	`.execute(db)
}

/** Uses a token up, and with it the others of its purpose. Of concurrent attempts one succeeds. */
export async function takeToken(
	db: Queryable,
	tokenHash: string,
	purposes: readonly TokenPurpose[],
	now: Date,
): Promise<StoredToken | undefined> {
	const taken = await query(storedToken)`
		delete from account_token
		where token_hash = ${tokenHash} and purpose = any(${purposes}::text[]) and expires_at > ${now}
		returning ${tokenColumns}
	`.execute(db)
	const [token] = taken.rows
	if (token?.purpose === 'email_undo') await dropLaterUndos(db, token)
	else if (token !== undefined) await dropTokens(db, token.accountId, [token.purpose])
	return token
}

/**
 * A thief who changed the address again has an undo link too, in a later e-mail: it is voided with this one, while the
 * earlier ones, of those who had the account before, go on working.
 */
async function dropLaterUndos(db: Queryable, { accountId, emailId }: StoredToken): Promise<void> {
	await sql`
		delete from account_token where account_id = ${accountId} and purpose = 'email_undo'
			and coalesce(letter_id >= ${emailId}::bigint, true)
	`.execute(db)
}

/** The account of a valid token, without using it. */
export async function findToken(
	db: Queryable,
	tokenHash: string,
	purposes: readonly TokenPurpose[],
	now: Date,
): Promise<StoredToken | undefined> {
	const found = await query(storedToken)`
		select ${tokenColumns} from account_token
		where token_hash = ${tokenHash} and purpose = any(${purposes}::text[]) and expires_at > ${now}
	`.execute(db)
	return found.rows[0]
}

export async function dropTokens(
	db: Queryable,
	accountId: number,
	purposes: readonly TokenPurpose[] = endedByNewPassword,
): Promise<void> {
	await sql`
		delete from account_token where account_id = ${accountId} and purpose = any(${purposes}::text[])
	`.execute(db)
}

export async function clearExpiredTokens(db: Queryable, now: Date): Promise<void> {
	await sql`delete from account_token where expires_at <= ${now}`.execute(db)
}
