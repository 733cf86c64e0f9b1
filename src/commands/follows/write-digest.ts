import { putLetter } from '#store/accounts/mail-outbox-store.ts'
import { readMailDestination } from '#store/follows/destinations.ts'
import { type DueDigest, holdDigestOf, setNextDigest } from '#store/follows/digest-store.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findToldStories } from '#store/follows/followed-stories.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { usualHours } from '#store/follows/reader-hours-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { nextDigestAt } from './set-up-mail.ts'

/** Of one follow; more are only counted. */
const mostStories = 20
/** What was stored a moment ago may not be seen by everybody yet, and comes with the next one. */
const settlingMs = 60_000

/** Puts a digest into the outbox and sets the time of the next one. False where there was nothing to tell. */
export async function writeDueDigest(change: Queryable, due: DueDigest, now: Date): Promise<boolean> {
	const { accountId, email, locale } = due
	const until = new Date(now.getTime() - settlingMs)
	const parts = await gatherDigest(change, due, until)
	if (parts.length > 0) {
		const letter = { letter: 'digest' as const, accountId, address: email, locale, facts: { parts } }
		await putLetter(change, letter, now)
	}
	const times = readMailDestination(due.destination)
	const at = nextDigestAt(times, due.timeZone ?? usualHours.timeZone, now)
	await setNextDigest(change, accountId, { at, until })
	return parts.length > 0
}

/** The reader wants the digest now. Undefined where none is set up. */
export const sendDigestNow = (db: Queryable, accountId: number, now: Date): Promise<boolean | undefined> =>
	inTransaction(db, async (change) => {
		const due = await holdDigestOf(change, accountId)
		return due && writeDueDigest(change, due, now)
	})

/** By follow; a story stands under the first that brought it. */
async function gatherDigest(change: Queryable, { accountId, since }: DueDigest, until: Date) {
	const follows = await findFollows(change, accountId)
	const mutes = await findMutes(change, accountId)
	const known = new Set<number>()
	const parts: { name: string; items: number[]; more: number }[] = []
	for (const follow of follows) {
		if (follow.paused || !follow.ways.includes('mail')) continue
		const told = await findToldStories(change, follow, mutes, { since, until, most: mostStories })
		const items = told.stories.flatMap(({ id }) => (known.has(id) ? [] : [id]))
		for (const id of items) known.add(id)
		if (items.length > 0) parts.push({ name: follow.name, items, more: told.count - told.stories.length })
	}
	return parts
}
