import type { Account } from '#domain/account.ts'
import { clearStaleSignUps, findAccountByEmail } from '#store/accounts/account-store.ts'
import { dropLetters, putLetter } from '#store/accounts/mail-outbox-store.ts'
import { dropTokens } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/schema.ts'
import type { AccountParts } from './account-parts.ts'
import { spendLimits, type TooMany } from './act-limit.ts'

/** Counted before it is known whose the address is: nobody may try out whether strangers have accounts. */
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
 * Asks for a new address: a link goes there, and the way back to the old one. Nothing changes until the link is opened.
 * Inside the transaction of the other changes; false where the address is somebody's.
 */
export async function askForNewEmail(
	{ id, email: old, locale }: Account,
	email: string,
	{ db, now: clock }: Pick<AccountParts, 'db' | 'now'>,
): Promise<boolean> {
	const now = new Date(clock())
	await clearStaleSignUps(db, { email, username: '' }, now)
	const owner = (await findAccountByEmail(db, email))?.account
	if (owner !== undefined && owner.id !== id) return false
	await withdrawNewEmail(db, id, now)
	await putLetter(db, { letter: 'email_change', accountId: id, address: email, locale }, now)
	const notice = { letter: 'email_change_notice', accountId: id, address: old, locale } as const
	await putLetter(db, { ...notice, facts: { address: email } }, now)
	return true
}

/** No link leads to a new address any more. Inside a transaction. */
export async function withdrawNewEmail(db: Queryable, accountId: number, now: Date): Promise<void> {
	// The letter first: whoever is just writing it out holds it, and the link that comes of it is then seen here.
	await dropLetters(db, accountId, 'email_change', now)
	await dropTokens(db, accountId, ['email_change'])
}
