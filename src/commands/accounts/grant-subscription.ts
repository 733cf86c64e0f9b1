import { fail, ok, type Result } from '#domain/result.ts'
import { type GrantedPlan, planEnd, trialEnd } from '#domain/subscription.ts'
import { activateAccount, findAccountByLogin, lockAccount } from '#store/accounts/account-store.ts'
import { addSubscription, subscriptionsOf } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type Grant = { username: string; plan: GrantedPlan; begins: Date; ends: Date }

/** Gives credit that begins when the credit there is runs out, or now. */
export async function grantSubscription(
	{ name, plan }: { name: string; plan: GrantedPlan },
	{ db, now: clock }: { db: Queryable; now: () => number },
): Promise<Result<Grant, { kind: 'no_such_account' }>> {
	return inTransaction(db, async (change) => {
		const found = (await findAccountByLogin(change, name))?.account
		// The account is locked, so that of two concurrent grants one begins where the other ends.
		const account = found && (await lockAccount(change, found.id))?.account
		if (account === undefined) return fail({ kind: 'no_such_account' })
		const now = new Date(clock())
		const known = await subscriptionsOf(change, account.id)
		const begins = new Date(Math.max(now.getTime(), ...known.map(({ expiresAt }) => expiresAt.getTime())))
		const ends = planEnd(plan, begins)
		await addSubscription(change, account.id, plan, begins, ends)
		return ok({ username: account.username, plan, begins, ends })
	})
}

/** An account becomes usable: confirmed, and with the credit that everyone begins with. */
export async function activateWithTrial(
	db: Queryable,
	accountId: number,
	trialDays: number,
	now: Date,
): Promise<void> {
	await activateAccount(db, accountId, now)
	if (trialDays > 0) await addSubscription(db, accountId, 'trial', now, trialEnd(now, trialDays))
}
