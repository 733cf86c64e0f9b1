import { setTimeout as sleep } from 'node:timers/promises'
import { nextDigestAt } from '#commands/follows/set-up-mail.ts'
import { putLetter } from '#store/accounts/mail-outbox-store.ts'
import { readMailDestination } from '#store/follows/destinations.ts'
import { type DueDigest, holdDueDigest, setNextDigest } from '#store/follows/digest-store.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findToldStories } from '#store/follows/followed-stories.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { usualHours } from '#store/follows/reader-hours-store.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'

type SendDigestsParts = { db: Queryable; now: () => Date; onTrouble: (error: unknown) => void }

const idleMs = 20_000
const troubleMs = 600_000
/** Of one follow; more are only counted. */
const mostStories = 20
/** What was stored a moment ago may not be seen by everybody yet, and comes with the next one. */
const settlingMs = 60_000

/**
 * Writes the next digest that is due into the outbox and notes until when it told: both or neither. Where there is nothing
 * to tell, none is written. False where none is due.
 */
export async function sendDueDigest({ db, now }: SendDigestsParts): Promise<boolean> {
	let held: DueDigest | undefined
	try {
		return await inTransaction(db, async (change) => {
			held = await holdDueDigest(change, now())
			if (held === undefined) return false
			await writeDueDigest(change, held, now())
			return true
		})
	} catch (error) {
		// One that meets a bug must not stand before everybody else's for good.
		if (held !== undefined) await setNextDigest(db, held.accountId, laterTry(now()))
		throw error
	}
}

const laterTry = (now: Date) => ({ at: new Date(now.getTime() + troubleMs), until: new Date(0) })

async function writeDueDigest(change: Queryable, due: DueDigest, now: Date): Promise<void> {
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
}

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

/** Writes digests as they come due, for as long as it is let. */
export async function sendDigests(parts: SendDigestsParts, stop: AbortSignal): Promise<void> {
	while (!stop.aborted) {
		const sent = await sendDueDigest(parts).catch((error: unknown) => {
			parts.onTrouble(error)
			return false
		})
		if (!sent) await sleep(idleMs, undefined, { signal: stop }).catch(() => {})
	}
}
