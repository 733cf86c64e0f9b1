import { fail, ok, type Result } from '#domain/result.ts'
import { lockAccount } from '#store/accounts/account-store.ts'
import { findToken, takeToken } from '#store/accounts/token-store.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken } from './account-parts.ts'
import { activateWithTrial } from './activate-with-trial.ts'
import { replacePassword } from './change-password.ts'

/**
 * A new password for whoever holds the mailed link. Every device is signed out and every other link is dead; an
 * account that was never confirmed is confirmed by it, because the link proves the same.
 */
export async function resetPassword(
	{ token, password }: { token: string; password: string },
	parts: AccountParts,
): Promise<Result<{ email: string }, { kind: 'expired' }>> {
	const { db, passwords } = parts
	const now = new Date(parts.now())
	const tokenHash = hashToken(token)
	// Looked at first, so that a made-up token costs no hash.
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
		await replacePassword(held.account, passwordHash, { ...parts, db: change })
		return ok({ email })
	})
}
