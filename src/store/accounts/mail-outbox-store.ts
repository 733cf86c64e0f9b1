import { type UiLocale, uiLocales } from '#domain/locale.ts'
import {
	bigInteger,
	integer,
	jsonObject,
	moment,
	oneOf,
	orNull,
	query,
	type Row,
	text,
	truth,
} from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** The e-mails that the product sends; `src/mail` has the texts. */
export const emailKinds = [
	'activation',
	'already_registered',
	'password_reset',
	'password_changed',
	'two_factor_on',
	'two_factor_off',
	'two_factor_undone',
	'recovery_code_used',
	'api_key_made',
	'email_change',
	'email_change_notice',
	'email_restored',
	'subscription_week',
	'subscription_day',
	'subscription_ended',
	'way_paused',
	'operator_needed',
	'digest',
] as const
export type EmailKind = (typeof emailKinds)[number]

type EmailToSend = {
	kind: EmailKind
	/** Absent where the account is not looked up yet: a reset is requested by address. */
	accountId?: number | undefined
	address: string
	locale: UiLocale
	facts?: Record<string, unknown> | undefined
}

const hourMs = 3_600_000
/** After this an e-mail is no longer useful. */
const usefulMs: Record<EmailKind, number> = {
	activation: 24 * hourMs,
	already_registered: 72 * hourMs,
	password_reset: 2 * hourMs,
	password_changed: 72 * hourMs,
	// As long as the undo link that it contains.
	two_factor_on: 7 * 24 * hourMs,
	two_factor_off: 72 * hourMs,
	two_factor_undone: 72 * hourMs,
	recovery_code_used: 72 * hourMs,
	api_key_made: 72 * hourMs,
	email_change: 24 * hourMs,
	// As long as the undo link that it contains.
	email_change_notice: 7 * 24 * hourMs,
	email_restored: 72 * hourMs,
	subscription_week: 72 * hourMs,
	subscription_day: 20 * hourMs,
	subscription_ended: 72 * hourMs,
	way_paused: 72 * hourMs,
	operator_needed: 20 * hourMs,
	digest: 20 * hourMs,
}

/** Queues an e-mail in the outbox, in the transaction of the change that it reports. */
export async function queueEmail(db: Queryable, email: EmailToSend, now: Date): Promise<void> {
	await sql`
		insert into mail_outbox (letter, account_id, address, locale, facts, created_at, next_try_at, useful_until)
		values (${email.kind}, ${email.accountId ?? null}, ${email.address}, ${email.locale},
			${JSON.stringify(email.facts ?? {})}::jsonb, ${now}, ${now},
			${new Date(now.getTime() + usefulMs[email.kind])})
	`.execute(db)
}

/** Drops unsent e-mails of a kind; given one of them, only those from it on. */
export async function dropEmails(
	db: Queryable,
	accountId: number,
	kind: EmailKind,
	now: Date,
	from = '0',
): Promise<void> {
	await sql`
		update mail_outbox set done_at = ${now}, outcome = 'dropped', address = '', facts = '{}'
		where account_id = ${accountId} and letter = ${kind} and done_at is null and id >= ${from}::bigint
	`.execute(db)
}

/**
 * Locks an e-mail while its link is made, and stores its account: a reset is requested by address alone, and must be
 * deleted with its account. False where it was dropped. Inside a transaction.
 */
export async function holdEmail(db: Queryable, id: string, accountId: number): Promise<boolean> {
	const held = await sql`
		update mail_outbox set account_id = ${accountId} where id = ${id}::bigint and done_at is null returning id
	`.execute(db)
	return held.rows.length > 0
}

const dueEmail = {
	id: bigInteger,
	kind: text,
	accountId: orNull(integer),
	address: text,
	locale: oneOf(uiLocales),
	facts: jsonObject,
	createdAt: moment,
	/** Counting this one. */
	tries: integer,
	/** Too late for it to be of use. */
	stale: truth,
}
export type DueEmail = Row<typeof dueEmail>

/**
 * Claims e-mails that are due. Their next try is moved ahead before anything is sent: if the worker dies, the e-mail is
 * sent again, so that it is sent twice rather than never.
 */
export async function claimEmails(
	db: Queryable,
	now: Date,
	most: number,
	leaseSeconds: number,
): Promise<DueEmail[]> {
	const claimed = await query(dueEmail)`
		update mail_outbox set
			tries = tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
		where id in (
			select id from mail_outbox where done_at is null and next_try_at <= ${now}
			order by next_try_at limit ${most} for update skip locked
		)
		returning id, letter as kind, account_id as "accountId", address, locale, facts, created_at as "createdAt", tries,
			useful_until <= ${now} as stale
	`.execute(db)
	return claimed.rows.toSorted((one, other) => Number(one.id) - Number(other.id))
}

/** A finished e-mail needs no address and no facts any more. */
export async function finishEmail(
	db: Queryable,
	id: string,
	outcome: 'sent' | 'dropped' | 'given_up',
	now: Date,
	problem: string | null = null,
): Promise<void> {
	await sql`
		update mail_outbox set done_at = ${now}, outcome = ${outcome}, address = '', facts = '{}',
			last_problem = ${problem}
		where id = ${id}::bigint
	`.execute(db)
}

export async function retryEmail(db: Queryable, id: string, nextTryAt: Date, problem: string): Promise<void> {
	await sql`
		update mail_outbox set next_try_at = ${nextTryAt}, last_problem = ${problem} where id = ${id}::bigint
	`.execute(db)
}

/** Of these e-mails, by id and creation time, those that are no longer stored here, such as a deleted account's. */
export async function findForgottenEmails<Known extends { id: string; createdAt: Date }>(
	db: Queryable,
	emails: readonly Known[],
): Promise<Known[]> {
	const stored = await query({ id: bigInteger, createdAt: moment })`
		select id, created_at as "createdAt" from mail_outbox where id = any(${emails.map(({ id }) => id)}::bigint[])
	`.execute(db)
	// Compared by time too, because another database, such as the sample's, numbers its e-mails alike.
	const name = ({ id, createdAt }: { id: string; createdAt: Date }) => `${id} ${createdAt.getTime()}`
	const names = new Set(stored.rows.map(name))
	return emails.filter((email) => !names.has(name(email)))
}

/** Deletes e-mails that were finished a month ago. */
export async function clearOldEmails(db: Queryable, now: Date): Promise<void> {
	await sql`delete from mail_outbox where done_at <= ${now}::timestamptz - interval '30 days'`.execute(db)
}

/** The address that waits for its owner to open the link: in an unsent e-mail, or in a mailbox. */
export async function findPendingEmail(
	db: Queryable,
	accountId: number,
	now: Date,
): Promise<string | undefined> {
	const found = await query({ email: text })`
		select address as email from mail_outbox
		where account_id = ${accountId} and letter = 'email_change' and done_at is null and useful_until > ${now}
		union all
		select detail ->> 'email' from account_token
		where account_id = ${accountId} and purpose = 'email_change' and expires_at > ${now}
		limit 1
	`.execute(db)
	return found.rows[0]?.email
}

/** E-mails that wait to be sent, also those that could not be sent so far. */
export async function countUnsentMail(db: Queryable): Promise<number> {
	const found = await query({ unsent: integer })`
		select count(*)::integer as unsent from mail_outbox where done_at is null
	`.execute(db)
	return found.rows[0]?.unsent ?? 0
}
