import type { Account } from '#domain/account.ts'
import { setPasswordHash } from '#store/accounts/account-store.ts'
import { putLetter } from '#store/accounts/mail-outbox-store.ts'
import { endSessionsOf } from '#store/accounts/session-store.ts'
import { dropTokens } from '#store/accounts/token-store.ts'
import type { AccountParts } from './account-parts.ts'
import { withdrawNewEmail } from './change-email.ts'
import { forgiveStrangers } from './login-buckets.ts'

/** Every device is signed out, every mailed link is dead but the way back to an old address. Inside a transaction. */
export async function setNewPassword(
	accountId: number,
	passwordHash: string,
	parts: Pick<AccountParts, 'db' | 'now' | 'secret'>,
): Promise<void> {
	const { db } = parts
	const now = new Date(parts.now())
	await setPasswordHash(db, accountId, passwordHash)
	await endSessionsOf(db, accountId, now)
	await withdrawNewEmail(db, accountId, now)
	await dropTokens(db, accountId)
	await forgiveStrangers(parts, accountId)
}

/** The same, and the owner is told. */
export async function replacePassword(
	{ id, email, locale }: Account,
	passwordHash: string,
	parts: Pick<AccountParts, 'db' | 'now' | 'secret'>,
): Promise<void> {
	await setNewPassword(id, passwordHash, parts)
	const letter = { letter: 'password_changed', accountId: id, address: email, locale } as const
	await putLetter(parts.db, letter, new Date(parts.now()))
}
