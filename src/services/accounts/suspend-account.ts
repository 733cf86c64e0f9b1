import { setSuspended } from '#store/accounts/account-roster.ts'
import { endSessionsOf } from '#store/accounts/session-store.ts'
import { dropTokens, tokenPurposes } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

/** Suspends an account: its sessions, tokens and mailed links end. False where it was suspended before. */
export const suspendAccount = (db: Queryable, accountId: number, now: Date): Promise<boolean> =>
	inTransaction(db, async (change) => {
		await endSessionsOf(change, accountId, now)
		await dropTokens(change, accountId, tokenPurposes)
		return setSuspended(change, accountId, now)
	})
