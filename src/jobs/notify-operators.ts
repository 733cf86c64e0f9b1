import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { readBackupRecord } from '#store/backup/backup-record.ts'
import { findOperators } from '#store/operator/operator-store.ts'
import { findSetting, putSetting } from '#store/setting-store.ts'
import { readSourceHealth } from '#store/sources/source-health-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { countQuarantinedGroups } from '#store/votes/vote-quarantine.ts'

/** Problems that wait for an operator; the texts are in `src/text/en/emails.ts`. */
type Concern = 'held' | 'votes' | 'backup' | 'copy' | 'drill'

const notifiedSetting = 'operators_notified'

/** Sends every operator an e-mail about what needs attention: once a day, and again for a new problem. */
export async function notifyOperators({ db, now }: { db: Queryable; now: () => Date }): Promise<void> {
	const concerns = await findConcerns(db, now())
	const notified = JSON.stringify([now().toISOString().slice(0, 10), ...concerns])
	if (concerns.length === 0 || (await findSetting(db, notifiedSetting)) === notified) return
	await inTransaction(db, async (change) => {
		await putSetting(change, notifiedSetting, notified)
		for (const { id, email, locale } of await findOperators(change)) {
			const mail = { kind: 'operator_needed', accountId: id, address: email, locale } as const
			await queueEmail(change, { ...mail, facts: { concerns } }, now())
		}
	})
}

async function findConcerns(db: Queryable, now: Date): Promise<Concern[]> {
	const [sources, votes, backup] = await Promise.all([
		readSourceHealth(db, now),
		countQuarantinedGroups(db),
		readBackupRecord(db),
	])
	const found: Record<Concern, boolean> = {
		held: sources.some(({ itemsHeld }) => itemsHeld > 0),
		votes: votes > 0,
		backup: backup.failures > 0,
		copy: backup.notCopied !== null,
		drill: backup.drillProblem !== null,
	}
	return (Object.keys(found) as Concern[]).filter((concern) => found[concern])
}
