import { trialEnd } from '#domain/subscription.ts'
import { activateAccount } from '#store/accounts/account-store.ts'
import { addSubscription } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/schema.ts'

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
