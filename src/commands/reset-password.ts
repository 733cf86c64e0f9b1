import { fail, ok, type Result } from '#domain/result.ts'
import { putLetter } from '#store/mail-outbox-store.ts'
import { endSessionsOf } from '#store/session-store.ts'
import { dropTokens, findToken, takeToken } from '#store/token-store.ts'
import { inTransaction } from '#store/transaction.ts'
import { lockAccount, setPasswordHash } from '#store/user-store.ts'
import { type AccountPorts, hashToken } from './account-ports.ts'
import { activateWithTrial } from './activate-with-trial.ts'
import { forgiveStrangers } from './login-buckets.ts'

/**
 * A new password for whoever holds the mailed link. Every device is signed out and every other link is dead; an
 * account that was never confirmed is confirmed by it, because the link proves the same.
 */
export async function resetPassword(
	{ token, password }: { token: string; password: string },
	ports: AccountPorts,
): Promise<Result<{ email: string }, { kind: 'expired' }>> {
	const { db, passwords } = ports
	const now = new Date(ports.now())
	const tokenHash = hashToken(token)
	// Looked at first, so that a made-up token costs no hash.
	if ((await findToken(db, tokenHash, 'password_reset', now)) === undefined) return fail({ kind: 'expired' })
	const passwordHash = await passwords.hash(password)
	return inTransaction(db, async (change) => {
		const taken = await takeToken(change, tokenHash, ['password_reset'], now)
		const found = taken === undefined ? undefined : await lockAccount(change, taken.accountId)
		if (found === undefined || found.account.state === 'suspended') return fail({ kind: 'expired' })
		const { id, email, locale, state } = found.account
		await setPasswordHash(change, id, passwordHash)
		await endSessionsOf(change, id, now)
		await dropTokens(change, id)
		if (state === 'unconfirmed') await activateWithTrial(change, id, ports.trialDays, now)
		await putLetter(change, { letter: 'password_changed', accountId: id, address: email, locale }, now)
		await forgiveStrangers({ ...ports, db: change }, id)
		return ok({ email })
	})
}
