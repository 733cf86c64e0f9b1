import { endSession, endSessionOfToken, findSession } from '#store/accounts/session-store.ts'
import { inTransaction } from '#store/transaction.ts'
import type { AccountParts } from './account-parts.ts'

export type LogOut = { accountId: number; tokenHash: string; sessionHash: string | undefined }

/** Ends the session that the token belongs to, and the browser's own where it is the same person's. */
export async function logOut(
	{ accountId, tokenHash, sessionHash }: LogOut,
	parts: Pick<AccountParts, 'db' | 'now'>,
): Promise<void> {
	const now = new Date(parts.now())
	await inTransaction(parts.db, async (change) => {
		await endSessionOfToken(change, tokenHash, now)
		if (sessionHash === undefined) return
		const session = await findSession(change, sessionHash, now)
		if (session.kind === 'signed_in' && session.accountId === accountId)
			await endSession(change, sessionHash, now)
	})
}
