import { type LetterKind, putLetter } from '#store/accounts/mail-outbox-store.ts'
import { type ExpiryNotice, takeDueNotices } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

const letters: Record<ExpiryNotice, LetterKind> = {
	week: 'subscription_week',
	day: 'subscription_day',
	ended: 'subscription_ended',
}

const atOnce = 200

/**
 * Tells people that their credit runs out: a week before, a day before and at the end, once each. These letters are
 * about the account, so they go out whatever somebody said of marketing.
 */
export async function remindExpiry({ db, now }: { db: Queryable; now: () => Date }): Promise<void> {
	let taken: number
	do {
		taken = await inTransaction(db, async (change) => {
			// The notice and its letter are written together: neither is lost, neither comes twice.
			const due = await takeDueNotices(change, now(), atOnce)
			for (const { accountId, email, locale, notice } of due) {
				await putLetter(change, { letter: letters[notice], accountId, address: email, locale }, now())
			}
			return due.length
		})
	} while (taken === atOnce)
}
