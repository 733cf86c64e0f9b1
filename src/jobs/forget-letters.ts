import { setTimeout as sleep } from 'node:timers/promises'
import { listOutbox, removeFromOutbox } from '#mail/outbox-transport.ts'
import { findForgottenLetters } from '#store/accounts/mail-outbox-store.ts'
import type { Queryable } from '#store/sql.ts'

type ForgetLettersParts = { db: Queryable; folder: string }

const everyMs = 10_000

/** A letter's file lives as long as its row: it goes with its account, or a month after it was written. */
export async function forgetLetters({ db, folder }: ForgetLettersParts): Promise<number> {
	const letters = await listOutbox(folder)
	if (letters.length === 0) return 0
	const forgotten = await findForgottenLetters(db, letters)
	for (const letter of forgotten) await removeFromOutbox(folder, letter)
	return forgotten.length
}

/** The same again and again, on the machine whose folder it is. */
export async function keepForgettingLetters(
	parts: ForgetLettersParts & { onTrouble: (error: unknown) => void },
	stop: AbortSignal,
): Promise<void> {
	while (!stop.aborted) {
		await forgetLetters(parts).catch(parts.onTrouble)
		await sleep(everyMs, undefined, { signal: stop }).catch(() => {})
	}
}
