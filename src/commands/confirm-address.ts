import { fail, ok, type Result } from '#domain/result.ts'
import { dropTokens, takeToken } from '#store/token-store.ts'
import { inTransaction } from '#store/transaction.ts'
import { lockAccount, setEmail } from '#store/user-store.ts'
import { type AccountPorts, hashToken } from './account-ports.ts'
import { activateWithTrial } from './activate-with-trial.ts'

/** Confirms the address that a link was mailed to: a new account's, or the new one of an old account. */
export async function confirmAddress(
	token: string,
	ports: Pick<AccountPorts, 'db' | 'now' | 'trialDays'>,
): Promise<Result<{ accountId: number }, { kind: 'expired' }>> {
	const now = new Date(ports.now())
	return inTransaction(ports.db, async (change) => {
		const taken = await takeToken(change, hashToken(token), ['activation', 'email_change'], now)
		if (taken === undefined) return fail({ kind: 'expired' })
		const { accountId, purpose, detail } = taken
		const account = (await lockAccount(change, accountId))?.account
		if (account === undefined || account.state === 'suspended') return fail({ kind: 'expired' })
		if (purpose === 'activation') await activateWithTrial(change, accountId, ports.trialDays, now)
		// Somebody else may have taken the address while the letter lay unread.
		else if (!(await setEmail(change, accountId, String(detail.email)))) return fail({ kind: 'expired' })
		// Links that lie in the old mailbox prove nothing any more.
		else await dropTokens(change, accountId)
		return ok({ accountId })
	})
}
