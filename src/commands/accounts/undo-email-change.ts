import { fail, ok, type Result } from '#domain/result.ts'
import { lockAccount, setEmail } from '#store/accounts/account-store.ts'
import { unlinkIdentitiesSince } from '#store/accounts/google-identity-store.ts'
import { dropLetters, putLetter } from '#store/accounts/mail-outbox-store.ts'
import { endSessionsOf } from '#store/accounts/session-store.ts'
import { dropTokens, findToken, takeToken } from '#store/accounts/token-store.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken } from './account-parts.ts'
import { withdrawNewEmail } from './change-email.ts'

/**
 * Gives an account back to the mailbox that it had, whether the new address was confirmed or not. Everybody is signed
 * out, no link but this mailbox's own works on, what was linked to the account meanwhile is not, and a link for a new
 * password is mailed.
 */
export async function undoEmailChange(
	token: string,
	{ db, now: clock }: Pick<AccountParts, 'db' | 'now'>,
): Promise<Result<{ email: string }, { kind: 'expired' }>> {
	const now = new Date(clock())
	const found = await findToken(db, hashToken(token), ['email_undo'], now)
	if (found === undefined) return fail({ kind: 'expired' })
	return inTransaction(db, async (change) => {
		const held = await lockAccount(change, found.accountId)
		if (held === undefined || held.account.state === 'suspended') return fail({ kind: 'expired' })
		const taken = await takeToken(change, hashToken(token), ['email_undo'], now)
		if (taken === undefined) return fail({ kind: 'expired' })
		const { id, locale } = held.account
		const email = String(taken.detail.email)
		// Its owner has opened another account with it since.
		if (!(await setEmail(change, id, email))) return fail({ kind: 'expired' })
		await endSessionsOf(change, id, now)
		await withdrawNewEmail(change, id, now)
		// A mailbox that has refused its letter so far would still be given a way back of its own.
		await dropLetters(change, id, 'email_change_notice', now, taken.letterId ?? undefined)
		await dropTokens(change, id)
		await unlinkIdentitiesSince(change, id, new Date(String(taken.detail.since)))
		await putLetter(change, { letter: 'email_restored', accountId: id, address: email, locale }, now)
		return ok({ email })
	})
}
