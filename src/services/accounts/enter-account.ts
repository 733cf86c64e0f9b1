import type { Device } from '#domain/device.ts'
import { lockAccount } from '#store/accounts/account-store.ts'
import { findSession, retireSession, startSession } from '#store/accounts/session-store.ts'
import { storeToken, takeToken } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { mergeIdentity } from '#store/votes/merge-identity.ts'
import { hashToken, newToken } from './account-parts.ts'
import { hasTwoFactor } from './two-factor.ts'

type Entry = {
	accountId: number
	/** The hash that a password was proved against; given, it must still be the account's. */
	provedHash?: string | undefined
	/** Of a log-in in two steps, after the second: it is used up here. */
	logInToken?: string | undefined
	/** The browser's new session and its token, by their hashes. */
	sessionHash: string
	tokenHash: string
	/** The session that the browser had until now. */
	oldSessionHash: string | undefined
	device: Device
}

type Entered =
	| { kind: 'entered' }
	/** The account was closed, or its password changed, since the proof. */
	| { kind: 'refused' }
	/** The second step is a code, sent with this token by the same browser. */
	| { kind: 'code_required'; logInToken: string }

/**
 * Signs in somebody whose identity was proved, or asks for a code where the account needs one. The account is locked, so
 * that a concurrent suspension or new password is never overtaken. What the browser did before is merged into the
 * account.
 */
export async function enterAccount(db: Queryable, entry: Entry, now: Date): Promise<Entered> {
	const { accountId, provedHash, logInToken, sessionHash, tokenHash, oldSessionHash, device } = entry
	return inTransaction(db, async (change) => {
		const found = await lockAccount(change, accountId)
		if (found?.account.state !== 'active') return { kind: 'refused' }
		if (provedHash !== undefined && found.passwordHash !== provedHash) return { kind: 'refused' }
		if (logInToken !== undefined) {
			const step = await takeToken(change, hashToken(logInToken), ['log_in_code'], now)
			if (step?.accountId !== accountId) return { kind: 'refused' }
		} else if (await hasTwoFactor(change, accountId)) {
			const token = newToken()
			const step = { tokenHash: hashToken(token), accountId, detail: { session: oldSessionHash ?? '' } }
			await storeToken(change, { ...step, purpose: 'log_in_code' }, now)
			return { kind: 'code_required', logInToken: token }
		}
		await startSession(change, { idHash: sessionHash, tokenHash, accountId, device }, now)
		if (oldSessionHash !== undefined) {
			const old = await findSession(change, oldSessionHash, now)
			if (old.kind === 'anonymous') await mergeIdentity(change, oldSessionHash, String(accountId))
			await retireSession(change, oldSessionHash, accountId, now)
		}
		return { kind: 'entered' }
	})
}
