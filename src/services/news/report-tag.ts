import type { Objection } from '#domain/tag-report.ts'
import type { Origin, VoterIdentity } from '#domain/vote.ts'
import { keepTagReport, type ReportOutcome } from '#store/news/tag-report-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { admitBrowser } from '#store/votes/browser-admission-store.ts'

type TagReportToKeep = {
	reader: VoterIdentity
	itemId: number
	objection: Objection
	reason: string | undefined
	origin: Origin
}

type ReportTagParts = { db: Queryable; now: () => number; newVotersPerHour: number }
type ReportTag = (report: TagReportToKeep) => Promise<ReportOutcome | 'too_many_readers'>

/** A reader objects to a tag. A new browser must be admitted first, as with votes. */
export const createReportTag =
	({ db, now, newVotersPerHour }: ReportTagParts): ReportTag =>
	({ reader, itemId, objection, reason, origin }) =>
		inTransaction(db, async (change) => {
			const moment = new Date(now())
			if (reader.kind === 'session') {
				const browser = { sessionId: reader.id, origin }
				const admission = await admitBrowser(change, 'vote', browser, moment, newVotersPerHour)
				if (admission === 'too_many') return 'too_many_readers'
			}
			return keepTagReport(change, reader, { ...objection, itemId, reason }, moment)
		})
