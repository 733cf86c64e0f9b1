import { listOutbox, removeFromOutbox } from '#mail/outbox-transport.ts'
import { findForgottenEmails } from '#store/accounts/mail-outbox-store.ts'
import type { Queryable } from '#store/sql.ts'
import { repeatWork } from './repeat-work.ts'

type OutboxFilesParts = { db: Queryable; folder: string }

const everyMs = 10_000

/** Deletes the file of an e-mail when its row is gone: with its account, or a month after it was written. */
export async function deleteOutboxFiles({ db, folder }: OutboxFilesParts): Promise<number> {
	const files = await listOutbox(folder)
	if (files.length === 0) return 0
	const obsolete = await findForgottenEmails(db, files)
	for (const file of obsolete) await removeFromOutbox(folder, file)
	return obsolete.length
}

/** Repeats this on the machine that has the folder. */
export async function keepDeletingOutboxFiles(
	parts: OutboxFilesParts & { onTrouble: (error: unknown) => void },
	stop: AbortSignal,
): Promise<void> {
	const work = async () => {
		await deleteOutboxFiles(parts)
		return everyMs
	}
	await repeatWork(work, { onTrouble: parts.onTrouble, troubleMs: everyMs }, stop)
}
