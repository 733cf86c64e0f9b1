import { mostBriefed } from '#domain/digest.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { findBriefing } from '#store/follows/briefing-store.ts'
import { type DueDigest, holdDigestOf, setNextDigest } from '#store/follows/digest-store.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { queueBriefing } from '#store/follows/notification-queue.ts'
import { usualHours } from '#store/follows/reader-hours-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { briefingTimes, nextDigestAt } from './set-up-mail.ts'

/** Items of the last minute may not be visible to every transaction yet; the next digest includes them. */
const settlingMs = 60_000

/**
 * Puts the briefing of a reader and channel into the outbox of e-mails or the queue of notifications, and sets the
 * time of the next one. Returns false if there was nothing to send.
 */
export async function writeDueDigest(change: Queryable, due: DueDigest, now: Date): Promise<boolean> {
	const { accountId, channel, email, locale, since } = due
	const until = new Date(now.getTime() - settlingMs)
	const { ids: items, count } = await gatherDigest(change, due, until)
	const facts = { items, more: count - items.length, since: since.toISOString() }
	if (items.length > 0 && channel === 'mail')
		await queueEmail(change, { kind: 'digest', accountId, address: email, locale, facts }, now)
	else if (items.length > 0 && channel !== 'mail')
		await queueBriefing(change, { accountId, channel }, facts, now)
	const times = briefingTimes(channel, due.destination)
	const at = times === undefined ? null : nextDigestAt(times, due.timeZone ?? usualHours.timeZone, now)
	await setNextDigest(change, { accountId, channel }, { at, until })
	return items.length > 0
}

/** Sends the digest immediately. Returns undefined if none is set up. */
export const sendDigestNow = (db: Queryable, accountId: number, now: Date): Promise<boolean | undefined> =>
	inTransaction(db, async (change) => {
		const due = await holdDigestOf(change, accountId)
		return due && writeDueDigest(change, due, now)
	})

/** The stories of the follows on this channel, by rank. */
async function gatherDigest(
	change: Queryable,
	{ accountId, channel, locale, since }: DueDigest,
	until: Date,
) {
	const follows = (await findFollows(change, accountId)).filter(
		(follow) => !follow.paused && follow.channels.includes(channel),
	)
	const mutes = await findMutes(change, accountId)
	return findBriefing(change, {
		...{ follows, mutes, since, until },
		locale: newsLocaleFor(locale),
		most: mostBriefed,
	})
}
