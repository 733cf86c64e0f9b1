import { z } from 'zod'
import { type Account, accountStates, type Sex, sexes } from '#domain/account.ts'
import { followedKinds } from '#domain/follow.ts'
import { type UiLocale, uiLocales } from '#domain/locale.ts'
import { mapProfileTexts } from '#domain/profile.ts'
import {
	integer,
	jsonObject,
	moment,
	oneOf,
	orNull,
	query,
	type Row,
	selectList,
	text,
} from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { whereUnique } from '#store/transaction.ts'

/** An account with what proves its owner; the hash is only read to be compared. */
export type AccountSecret = {
	account: Account
	passwordHash: string | null
	/** The browser that signed up, by its session's hash, until the account is confirmed; null for a program. */
	signedUpIn: string | null
}

type NewAccount = {
	username: string
	email: string
	firstName: string
	lastName: string
	sex: Sex
	locale: UiLocale
	passwordHash: string | null
	signedUpIn?: string | undefined
	pendingFollow?: PendingFollow | undefined
}

/** What a guest wanted to follow before they signed up. */
const pendingFollow = z.object({
	kind: z.enum(followedKinds),
	id: z.int(),
	ref: z.string(),
	name: z.string(),
})
type PendingFollow = z.output<typeof pendingFollow>

/** The state of an account; nothing else decides it. */
export const accountState = sql`case when suspended_at is not null then 'suspended'
	when activated_at is null then 'unconfirmed' else 'active' end`

const accountRow = {
	id: integer,
	username: text,
	email: text,
	...mapProfileTexts(
		(field) => field,
		() => text,
	),
	sex: oneOf(sexes),
	locale: oneOf(uiLocales),
	createdAt: moment,
}
const secretRow = { passwordHash: orNull(text), signedUpIn: orNull(text) }
const storedRow = { ...accountRow, ...secretRow, state: oneOf(accountStates) }
const columns = sql`${selectList({ ...accountRow, ...secretRow })}, ${accountState} as state`

const decode = ({ passwordHash, signedUpIn, ...account }: Row<typeof storedRow>): AccountSecret => ({
	account,
	passwordHash,
	signedUpIn,
})

async function findWhere(db: Queryable, condition: Sql): Promise<AccountSecret | undefined> {
	const found = await query(storedRow)`select ${columns} from account where ${condition}`.execute(db)
	return found.rows.map(decode)[0]
}

export const findAccount = (db: Queryable, id: number): Promise<AccountSecret | undefined> =>
	findWhere(db, sql`id = ${id}`)

/** The same, and locks the account until this transaction ends. */
export const lockAccount = (db: Queryable, id: number): Promise<AccountSecret | undefined> =>
	findWhere(db, sql`id = ${id} for no key update`)

export const findAccountByEmail = (db: Queryable, email: string): Promise<AccountSecret | undefined> =>
	findWhere(db, sql`lower(email) = lower(${email})`)

export const findAccountByUsername = (db: Queryable, username: string): Promise<AccountSecret | undefined> =>
	findWhere(db, sql`lower(username) = lower(${username})`)

/** Finds by what people type into a log-in form; no username contains an @. */
export const findAccountByLogin = (db: Queryable, login: string): Promise<AccountSecret | undefined> =>
	login.includes('@') ? findAccountByEmail(db, login) : findAccountByUsername(db, login)

/** The new account's id, or undefined where the address or the name is somebody's: the indexes decide. */
export async function addAccount(
	db: Queryable,
	account: NewAccount,
	now: Date,
	activatedAt: Date | null = null,
): Promise<number | undefined> {
	const added = await query({ id: integer })`
		insert into account
			(username, email, first_name, last_name, sex, locale, password_hash, signed_up_in, pending_follow, created_at,
				activated_at)
		values (${account.username}, ${account.email}, ${account.firstName}, ${account.lastName}, ${account.sex},
			${account.locale}, ${account.passwordHash}, ${account.signedUpIn ?? null},
			${account.pendingFollow ? JSON.stringify(account.pendingFollow) : null}::jsonb, ${now}, ${activatedAt})
		on conflict do nothing returning id
	`.execute(db)
	return added.rows[0]?.id
}

const unconfirmedHours = 24

/** Sign-ups that can no longer be confirmed: their time is over, and no link or e-mail is pending. */
const isStale = (now: Date) => sql`
	activated_at is null and suspended_at is null
	and created_at <= ${now}::timestamptz - make_interval(hours => ${unconfirmedHours})
	and not exists (
		select from account_token as token
		where token.account_id = account.id and token.expires_at > ${now}
	) and not exists (
		select from mail_outbox as email
		where email.account_id = account.id and email.done_at is null and email.useful_until > ${now}
	)
`

/**
 * A sign-up that nobody confirmed within a day frees its address and its name, or anybody could block them for ever by
 * a form.
 */
export async function clearStaleSignUps(
	db: Queryable,
	{ email, username }: Pick<NewAccount, 'email' | 'username'>,
	now: Date,
): Promise<void> {
	await sql`
		delete from account where ${isStale(now)}
			and (lower(email) = lower(${email}) or lower(username) = lower(${username}))
	`.execute(db)
}

/** Data that somebody typed once and never confirmed is deleted. */
export async function clearAbandonedSignUps(db: Queryable, now: Date): Promise<void> {
	await sql`
		delete from account where ${isStale(now)} and created_at <= ${now}::timestamptz - interval '7 days'
	`.execute(db)
}

/** Confirms an account; one that is confirmed already keeps its first date. */
export async function activateAccount(db: Queryable, id: number, now: Date): Promise<void> {
	await sql`
		update account set activated_at = coalesce(activated_at, ${now}), signed_up_in = null where id = ${id}
	`.execute(db)
}

/** Reads and deletes the pending follow of a locked account; undefined if there is none. */
export async function takePendingFollow(db: Queryable, id: number): Promise<PendingFollow | undefined> {
	const found = await query({ pending: orNull(jsonObject) })`
		select pending_follow as pending from account where id = ${id}
	`.execute(db)
	await sql`update account set pending_follow = null where id = ${id}`.execute(db)
	return pendingFollow.safeParse(found.rows[0]?.pending).data
}

export async function setPasswordHash(db: Queryable, id: number, hash: string | null): Promise<void> {
	await sql`update account set password_hash = ${hash} where id = ${id}`.execute(db)
}

/** Stores stronger parameters for the same password, unless it was changed since. */
export async function renewPasswordHash(db: Queryable, id: number, was: string, hash: string): Promise<void> {
	await sql`
		update account set password_hash = ${hash} where id = ${id} and password_hash = ${was}
	`.execute(db)
}

/**
 * Gives an account an address whose mailbox was proved; an unconfirmed sign-up with the same address loses it. False
 * where it is somebody else's by now. Inside a transaction.
 */
export async function setEmail(db: Queryable, id: number, email: string): Promise<boolean> {
	await sql`
		delete from account where lower(email) = lower(${email}) and id <> ${id}
			and activated_at is null and suspended_at is null
	`.execute(db)
	return whereUnique(db, () => sql`update account set email = ${email} where id = ${id}`.execute(db))
}

/**
 * Erases a person. Counts stay: each vote, view and report on a tag gets a random identity of its own, so that they
 * cannot even be linked to each other. Inside a transaction.
 */
export async function eraseAccount(db: Queryable, accountId: number): Promise<void> {
	const theirs = sql`identity_kind = 'user' and identity_id = ${String(accountId)}`
	const nobody = sql`identity_kind = 'session', identity_id = 'gone:' || gen_random_uuid()`
	await sql`update vote set ${nobody}, network = null where ${theirs}`.execute(db)
	await sql`update item_view set ${nobody} where ${theirs}`.execute(db)
	await sql`update tag_report set ${nobody}, reason = null where ${theirs}`.execute(db)
	await sql`delete from ad_mark where ${theirs}`.execute(db)
	// Everything else references this row and is deleted with it.
	await sql`delete from account where id = ${accountId}`.execute(db)
}
