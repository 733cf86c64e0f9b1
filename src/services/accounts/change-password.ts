import type { Account } from '#domain/account.ts'
import type { UiLocale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { secureFollows } from '#services/follows/keep-follow.ts'
import { lockAccount, setPasswordHash } from '#store/accounts/account-store.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { endSessionsOf } from '#store/accounts/session-store.ts'
import { dropTokens, findToken, takeToken } from '#store/accounts/token-store.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken } from './account-parts.ts'
import { spendLimits, type TooMany, withinLimits } from './act-limit.ts'
import { withdrawNewEmail } from './change-email.ts'
import { activateWithTrial } from './grant-subscription.ts'
import { forgiveStrangers } from './login-buckets.ts'

/** Signs out every device and voids every mailed link but the undo link of an old address. Inside a transaction. */
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

/** The same, and the owner is notified. */
export async function replacePassword(
	{ id, email, locale }: Account,
	passwordHash: string,
	parts: Pick<AccountParts, 'db' | 'now' | 'secret'>,
	facts: Record<string, unknown> = {},
): Promise<void> {
	await setNewPassword(id, passwordHash, parts)
	const mail = { kind: 'password_changed', accountId: id, address: email, locale, facts } as const
	await queueEmail(parts.db, mail, new Date(parts.now()))
}

type ResetRequest = { email: string; locale: UiLocale; address: string }

/**
 * Requests a new password. The account is looked up only when the e-mail is written, so known and unknown addresses
 * cost the same here and get the same response; past three e-mails an hour nothing more is sent.
 */
export async function requestPasswordReset(
	{ email, locale, address }: ResetRequest,
	parts: AccountParts,
): Promise<Result<void, TooMany>> {
	return withinLimits(parts, [['resetFromAddress', address]], async () => {
		const tooOften = await spendLimits(parts, [['resetOfEmail', email.toLowerCase()]])
		if (tooOften === undefined)
			await queueEmail(parts.db, { kind: 'password_reset', address: email, locale }, new Date(parts.now()))
		return ok(undefined)
	})
}

/** Whether a mailed link still works; checking does not use it up. */
export async function isResetLinkAlive(token: string, { db, now }: AccountParts): Promise<boolean> {
	return (await findToken(db, hashToken(token), ['password_reset'], new Date(now()))) !== undefined
}

/**
 * Sets a new password for the holder of the mailed link. Every device is logged out, every other link is void, and
 * notification channels wait until they are confirmed; an unconfirmed account is confirmed by it, because the link
 * proves the same.
 */
export async function resetPassword(
	{ token, password }: { token: string; password: string },
	parts: AccountParts,
): Promise<Result<{ email: string }, { kind: 'expired' }>> {
	const { db, passwords } = parts
	const now = new Date(parts.now())
	const tokenHash = hashToken(token)
	// The token is checked first, so that a made-up one costs no hash.
	const known = await findToken(db, tokenHash, ['password_reset'], now)
	if (known === undefined) return fail({ kind: 'expired' })
	const passwordHash = await passwords.hash(password)
	return inTransaction(db, async (change) => {
		const held = await lockAccount(change, known.accountId)
		if (held === undefined || held.account.state === 'suspended') return fail({ kind: 'expired' })
		const taken = await takeToken(change, tokenHash, ['password_reset'], now)
		if (taken === undefined) return fail({ kind: 'expired' })
		const { id, email, state } = held.account
		if (state === 'unconfirmed') await activateWithTrial(change, id, parts.trialDays, now)
		const isSecured = await secureFollows(change, id, now)
		await replacePassword(held.account, passwordHash, { ...parts, db: change }, { isSecured })
		return ok({ email })
	})
}
