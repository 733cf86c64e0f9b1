import { fail, ok, type Result } from '#domain/result.ts'
import { type GrantedPlan, planEnd } from '#domain/subscription.ts'
import { findAccountByLogin, lockAccount } from '#store/accounts/account-store.ts'
import { addSubscription, subscriptionsOf } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'

export type Grant = { username: string; plan: GrantedPlan; begins: Date; ends: Date }

/** Gives credit that begins when the credit there is runs out, or now. */
export async function grantSubscription(
	{ name, plan }: { name: string; plan: GrantedPlan },
	{ db, now: clock }: { db: Queryable; now: () => number },
): Promise<Result<Grant, { kind: 'no_such_account' }>> {
	return inTransaction(db, async (change) => {
		const found = (await findAccountByLogin(change, name))?.account
		// Held, so that of two grants at once one begins where the other ends.
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
