import type { Account } from '#domain/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { secureFollows } from '#services/follows/keep-follow.ts'
import {
	clearStaleSignUps,
	findAccountByEmail,
	lockAccount,
	setEmail,
} from '#store/accounts/account-store.ts'
import { unlinkIdentitiesSince } from '#store/accounts/google-identity-store.ts'
import { dropEmails, queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { removeSecondFactor } from '#store/accounts/second-factor-store.ts'
import { endSessionsOf } from '#store/accounts/session-store.ts'
import { dropTokens, findToken, takeToken } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken } from './account-parts.ts'
import { spendLimits, type TooMany } from './act-limit.ts'

/** Counted before it is known whose the address is: nobody may probe which addresses have accounts. */
export const spendForNewEmail = (
	accountId: number,
	email: string,
	parts: AccountParts,
): Promise<TooMany | undefined> =>
	spendLimits(parts, [
		['newAddressPause', `${accountId} ${email.toLowerCase()}`],
		['newAddressOfAccount', String(accountId)],
	])

/**
 * Requests a new address: a link is mailed to it, and an undo link to the old one. Nothing changes until the link is
 * opened. Inside the transaction of the other changes; false where the address is somebody's.
 */
export async function requestEmailChange(
	{ id, email: old, locale }: Account,
	email: string,
	{ db, now: clock }: Pick<AccountParts, 'db' | 'now'>,
): Promise<boolean> {
	const now = new Date(clock())
	await clearStaleSignUps(db, { email, username: '' }, now)
	const owner = (await findAccountByEmail(db, email))?.account
	if (owner !== undefined && owner.id !== id) return false
	await withdrawNewEmail(db, id, now)
	await queueEmail(db, { kind: 'email_change', accountId: id, address: email, locale }, now)
	const notice = { kind: 'email_change_notice', accountId: id, address: old, locale } as const
	await queueEmail(db, { ...notice, facts: { address: email } }, now)
	return true
}

/** Voids every link that would set a new address. Inside a transaction. */
export async function withdrawNewEmail(db: Queryable, accountId: number, now: Date): Promise<void> {
	// The e-mail is dropped first: a worker that is just writing it holds its row, and the link that it makes is then
	// seen here.
	await dropEmails(db, accountId, 'email_change', now)
	await dropTokens(db, accountId, ['email_change'])
}

/**
 * Gives an account back to its former mailbox, whether the new address was confirmed or not. Everybody is signed out,
 * every link but those of this mailbox is void, what was linked or set up since is undone, and a link for a new password
 * is mailed.
 */
export async function undoEmailChange(
	token: string,
	{ db, now: clock }: Pick<AccountParts, 'db' | 'now'>,
): Promise<Result<{ email: string }, { kind: 'expired' }>> {
	const now = new Date(clock())
	const found = await findToken(db, hashToken(token), ['email_undo'], now)
	if (found === undefined) return fail({ kind: 'expired' })
	return inTransaction(db, async (change) => {
		const held = await lockAccount(change, found.accountId)
		if (held === undefined || held.account.state === 'suspended') return fail({ kind: 'expired' })
		const taken = await takeToken(change, hashToken(token), ['email_undo'], now)
		if (taken === undefined) return fail({ kind: 'expired' })
		const { id, locale } = held.account
		const email = String(taken.detail.email)
		// Its owner has opened another account with it since.
		if (!(await setEmail(change, id, email))) return fail({ kind: 'expired' })
		await endSessionsOf(change, id, now)
		await withdrawNewEmail(change, id, now)
		// An e-mail that a mailbox has refused so far would still give it an undo link.
		await dropEmails(change, id, 'email_change_notice', now, taken.emailId ?? undefined)
		await dropTokens(change, id)
		// A thief who turned two-factor log-in on was mailed its undo link to the other mailbox.
		await dropTokens(change, id, ['two_factor_undo'])
		const since = new Date(String(taken.detail.since))
		await unlinkIdentitiesSince(change, id, since)
		// Codes of a thief's phone must not keep the owner out.
		await removeSecondFactor(change, { accountId: id, purpose: 'log_in' }, since)
		const facts = { isSecured: await secureFollows(change, id, now) }
		await queueEmail(change, { kind: 'email_restored', accountId: id, address: email, locale, facts }, now)
		return ok({ email })
	})
}
