import { repeatWork } from '#jobs/repeat-work.ts'
import { writeDueDigest } from '#services/follows/write-digest.ts'
import { type DueDigest, holdDueDigest, setNextDigest } from '#store/follows/digest-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type SendDigestsParts = { db: Queryable; now: () => Date; onTrouble: (error: unknown) => void }

const idleMs = 20_000
const troubleMs = 600_000

/**
 * Writes the next due digest into the outbox and records the time that it covers, in one transaction. An empty digest is not
 * written. Returns false if none is due.
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
		// Postponed, so that a digest that fails does not block all others.
		if (held !== undefined) await setNextDigest(db, held, retryAt(now()))
		throw error
	}
}

const retryAt = (now: Date) => ({ at: new Date(now.getTime() + troubleMs), until: new Date(0) })

/** Writes digests as they become due, until stopped. */
export async function sendDigests(parts: SendDigestsParts, stop: AbortSignal): Promise<void> {
	const work = async () => ((await sendDueDigest(parts)) ? 0 : idleMs)
	await repeatWork(work, { onTrouble: parts.onTrouble, troubleMs: idleMs }, stop)
}
