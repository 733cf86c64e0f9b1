import { mostBriefed } from '#domain/digest.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { findBriefing } from '#store/follows/briefing-store.ts'
import { type DueDigest, holdDigestOf, setNextDigest } from '#store/follows/digest-store.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { usualHours } from '#store/follows/reader-hours-store.ts'
import { queueBriefing } from '#store/follows/telling-queue.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { briefingTimes, nextDigestAt } from './set-up-mail.ts'

/** What was stored a moment ago may not be seen by everybody yet, and comes with the next one. */
const settlingMs = 60_000

/**
 * Puts the briefing of what a reader follows by a channel into the outbox, or where the messages of a chat or of browsers wait,
 * and sets the time of the next one. False where there was nothing to tell.
 */
export async function writeDueDigest(change: Queryable, due: DueDigest, now: Date): Promise<boolean> {
	const { accountId, way, email, locale, since } = due
	const until = new Date(now.getTime() - settlingMs)
	const { ids: items, count } = await gatherDigest(change, due, until)
	const facts = { items, more: count - items.length, since: since.toISOString() }
	if (items.length > 0 && way === 'mail')
		await queueEmail(change, { letter: 'digest', accountId, address: email, locale, facts }, now)
	else if (items.length > 0 && way !== 'mail') await queueBriefing(change, { accountId, way }, facts, now)
	const times = briefingTimes(way, due.destination)
	const at = times === undefined ? null : nextDigestAt(times, due.timeZone ?? usualHours.timeZone, now)
	await setNextDigest(change, { accountId, way }, { at, until })
	return items.length > 0
}

/** The reader wants the digest now. Undefined where none is set up. */
export const sendDigestNow = (db: Queryable, accountId: number, now: Date): Promise<boolean | undefined> =>
	inTransaction(db, async (change) => {
		const due = await holdDigestOf(change, accountId)
		return due && writeDueDigest(change, due, now)
	})

/** The stories of what is followed by this channel, by rank. */
async function gatherDigest(change: Queryable, { accountId, way, locale, since }: DueDigest, until: Date) {
	const follows = (await findFollows(change, accountId)).filter(
		(follow) => !follow.paused && follow.ways.includes(way),
	)
	const mutes = await findMutes(change, accountId)
	return findBriefing(change, {
		...{ follows, mutes, since, until },
		locale: newsLocaleFor(locale),
		most: mostBriefed,
	})
}
