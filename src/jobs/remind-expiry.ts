import { type EmailKind, queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { type ExpiryNotice, takeDueNotices } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

const kinds: Record<ExpiryNotice, EmailKind> = {
	week: 'subscription_week',
	day: 'subscription_day',
	ended: 'subscription_ended',
}

const atOnce = 200

/**
 * Reminds users that their credit ends: a week before, a day before and at the end, once each. These e-mails are about the
 * account, so they do not depend on the consent to marketing.
 */
export async function remindExpiry({ db, now }: { db: Queryable; now: () => Date }): Promise<void> {
	let taken: number
	do {
		taken = await inTransaction(db, async (change) => {
			// The notice and its e-mail are stored in one transaction, so that none is lost or sent twice.
			const due = await takeDueNotices(change, now(), atOnce)
			for (const { accountId, email, locale, notice } of due) {
				await queueEmail(change, { kind: kinds[notice], accountId, address: email, locale }, now())
			}
			return due.length
		})
	} while (taken === atOnce)
}
