import { lockAccount } from '#store/accounts/account-store.ts'
import { findSession, retireSession, startSession } from '#store/accounts/session-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { mergeIdentity } from '#store/votes/merge-identity.ts'

type Entry = {
	accountId: number
	/** The hash that a password was proved against; given, it must still be the account's. */
	provedHash?: string | undefined
	/** The browser's new session and its token, by their hashes. */
	sessionHash: string
	tokenHash: string
	/** The session that the browser had until now. */
	oldSessionHash: string | undefined
}

/**
 * Signs in somebody whose identity was proved. The account is locked, so that a concurrent suspension or new password
 * is never overtaken. What the browser did before is merged into the account.
 */
export async function enterAccount(db: Queryable, entry: Entry, now: Date): Promise<boolean> {
	const { accountId, provedHash, sessionHash, tokenHash, oldSessionHash } = entry
	return inTransaction(db, async (change) => {
		const found = await lockAccount(change, accountId)
		if (found?.account.state !== 'active') return false
		if (provedHash !== undefined && found.passwordHash !== provedHash) return false
		await startSession(change, { idHash: sessionHash, tokenHash, accountId }, now)
		if (oldSessionHash !== undefined) {
			const old = await findSession(change, oldSessionHash, now)
			if (old.kind === 'anonymous') await mergeIdentity(change, oldSessionHash, String(accountId))
			await retireSession(change, oldSessionHash, accountId, now)
		}
		return true
	})
}
