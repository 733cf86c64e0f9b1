import { type GrantedPlan, planEnd, trialEnd } from '#domain/subscription.ts'
import { activateAccount, lockAccount } from '#store/accounts/account-store.ts'
import { addSubscription, subscriptionsOf } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type Grant = { username: string; plan: GrantedPlan; begins: Date; ends: Date }

/** Gives credit that begins when the credit there is runs out, or now. Undefined where the account is gone. */
export const grantSubscription = (
	db: Queryable,
	accountId: number,
	plan: GrantedPlan,
	now: Date,
): Promise<Grant | undefined> =>
	inTransaction(db, async (change) => {
		// The account is locked, so that of two concurrent grants one begins where the other ends.
		const account = (await lockAccount(change, accountId))?.account
		if (account === undefined) return undefined
		const known = await subscriptionsOf(change, accountId)
		const begins = new Date(Math.max(now.getTime(), ...known.map(({ expiresAt }) => expiresAt.getTime())))
		const ends = planEnd(plan, begins)
		await addSubscription(change, accountId, plan, begins, ends)
		return { username: account.username, plan, begins, ends }
	})

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
