import { clearAbandonedSignUps } from '#store/accounts/account-store.ts'
import { clearOldAllowances } from '#store/accounts/allowance-store.ts'
import { clearOldAttempts } from '#store/accounts/google-identity-store.ts'
import { clearOldStrikes } from '#store/accounts/login-attempt-store.ts'
import { clearOldEmails } from '#store/accounts/mail-outbox-store.ts'
import { clearExpiredTokens } from '#store/accounts/token-store.ts'
import { clearOldNotifications } from '#store/follows/match-follows.ts'
import type { Queryable } from '#store/sql.ts'
import { forgetOrigins } from '#store/votes/origin-store.ts'

/** Deletes expired rows, none of which is valid any more. */
export async function tidyAccounts({ db, now }: { db: Queryable; now: () => Date }): Promise<void> {
	const moment = now()
	await clearExpiredTokens(db, moment)
	await clearOldAttempts(db, moment)
	await clearOldStrikes(db, moment)
	await clearOldAllowances(db, moment)
	await clearOldEmails(db, moment)
	await clearOldNotifications(db, moment)
	await forgetOrigins(db, moment)
	await clearAbandonedSignUps(db, moment)
}
