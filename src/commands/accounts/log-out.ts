import { endSession, endSessionOfToken, findSession } from '#store/accounts/session-store.ts'
import { inTransaction } from '#store/transaction.ts'
import type { AccountPorts } from './account-parts.ts'

export type LogOut = { userId: number; tokenHash: string; sessionHash: string | undefined }

/** Ends the session that the token belongs to, and the browser's own where it is the same person's. */
export async function logOut(
	{ userId, tokenHash, sessionHash }: LogOut,
	ports: Pick<AccountPorts, 'db' | 'now'>,
): Promise<void> {
	const now = new Date(ports.now())
	await inTransaction(ports.db, async (change) => {
		await endSessionOfToken(change, tokenHash, now)
		if (sessionHash === undefined) return
		const session = await findSession(change, sessionHash, now)
		if (session.kind === 'signed_in' && session.userId === userId) await endSession(change, sessionHash, now)
	})
}
