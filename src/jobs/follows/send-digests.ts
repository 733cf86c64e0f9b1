import { setTimeout as sleep } from 'node:timers/promises'
import { writeDueDigest } from '#commands/follows/write-digest.ts'
import { type DueDigest, holdDueDigest, setNextDigest } from '#store/follows/digest-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type SendDigestsParts = { db: Queryable; now: () => Date; onTrouble: (error: unknown) => void }

const idleMs = 20_000
const troubleMs = 600_000

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
