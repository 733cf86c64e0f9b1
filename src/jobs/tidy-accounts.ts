import { clearOldAllowances } from '#store/allowance-store.ts'
import { clearOldAttempts } from '#store/google-identity-store.ts'
import { clearOldStrikes } from '#store/login-attempt-store.ts'
import { clearOldLetters } from '#store/mail-outbox-store.ts'
import { forgetOrigins } from '#store/origin-store.ts'
import type { Queryable } from '#store/schema.ts'
import { clearExpiredTokens } from '#store/token-store.ts'
import { clearAbandonedSignUps } from '#store/user-store.ts'

/** Forgets what has run out: none of it opens anything any more. */
export async function tidyAccounts({ db, now }: { db: Queryable; now: () => Date }): Promise<void> {
	const moment = now()
	await clearExpiredTokens(db, moment)
	await clearOldAttempts(db, moment)
	await clearOldStrikes(db, moment)
	await clearOldAllowances(db, moment)
	await clearOldLetters(db, moment)
	await forgetOrigins(db, moment)
	await clearAbandonedSignUps(db, moment)
}
