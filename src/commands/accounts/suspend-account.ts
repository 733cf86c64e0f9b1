import type { Account } from '#domain/account.ts'
import { setSuspended } from '#store/accounts/account-roster.ts'
import { findAccountByLogin } from '#store/accounts/account-store.ts'
import { endSessionsOf } from '#store/accounts/session-store.ts'
import { dropTokens, tokenPurposes } from '#store/accounts/token-store.ts'
import { inTransaction } from '#store/transaction.ts'
import type { AccountParts } from './account-parts.ts'

export type SuspendOutcome = 'done' | 'was_so' | 'not_found'

/** Suspends an account: its sessions, tokens and mailed links end. */
export async function suspendAccount(
	login: string,
	parts: Pick<AccountParts, 'db' | 'now'>,
): Promise<SuspendOutcome> {
	const now = new Date(parts.now())
	return inTransaction(parts.db, async (change) => {
		const account = (await findAccountByLogin(change, login))?.account
		if (account === undefined) return 'not_found'
		const changed = await setSuspended(change, account.id, now)
		await endSessionsOf(change, account.id, now)
		await dropTokens(change, account.id, tokenPurposes)
		return changed ? 'done' : 'was_so'
	})
}

/** Ends a suspension; the person must log in again. */
export async function restoreAccount(
	login: string,
	{ db }: Pick<AccountParts, 'db'>,
): Promise<SuspendOutcome> {
	const account: Account | undefined = (await findAccountByLogin(db, login))?.account
	if (account === undefined) return 'not_found'
	return (await setSuspended(db, account.id, null)) ? 'done' : 'was_so'
}
