import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryProblem, MailTransport } from '#mail/mail.ts'
import { claimLetters, type DueLetter, finishLetter, retryLetter } from '#store/accounts/mail-outbox-store.ts'
import { pauseReaderWay } from '#store/follows/reader-way-store.ts'
import { type PrepareLetterParts, prepareLetter } from './prepare-letter.ts'

export type SendMailParts = PrepareLetterParts & {
	transport: MailTransport
	/** A letter that did not go out, and whether it will be tried again. */
	onFailure: (failure: {
		letter: string
		id: string
		tries: number
		problem: string
		gaveUp: boolean
	}) => void
	/** The database does not answer, or a letter met a bug. */
	onTrouble: (error: unknown) => void
}

const lettersAtOnce = 5
const idleMs = 1_000
const troubleMs = 2_000
/** Longer than the transport may take, or a letter would be sent by two. */
const leaseSeconds = 120
const firstPauseMs = 15_000
const longestPauseMs = 3_600_000
/** A mailbox that says no for good is asked this often, in case its server was confused. */
const mostRefusals = 3

/** Sends what is due, once; answers how many letters were taken. */
export async function sendDueMail(parts: SendMailParts): Promise<number> {
	const due = await claimLetters(parts.db, parts.now(), lettersAtOnce, leaseSeconds)
	await Promise.all(due.map((letter) => sendOne(letter, parts)))
	return due.length
}

async function sendOne(due: DueLetter, parts: SendMailParts): Promise<void> {
	const { db, now, transport } = parts
	try {
		if (due.stale) return await giveUp(due, 'it came too late to be of use', parts)
		const mail = await prepareLetter(due, parts)
		if (mail === undefined) return await finishLetter(db, due.id, 'dropped', now())
		const delivered = await transport(mail)
		if (delivered.ok) await finishLetter(db, due.id, 'sent', now())
		else await afterFailure(due, delivered.failure, parts)
	} catch (error) {
		// Its lease runs out and it is tried again.
		parts.onTrouble(error)
	}
}

async function afterFailure(due: DueLetter, problem: DeliveryProblem, parts: SendMailParts): Promise<void> {
	const { id, letter, tries } = due
	if (problem.kind === 'refused' && tries >= mostRefusals) {
		await stopDigests(due, parts)
		return giveUp(due, problem.message, parts)
	}
	const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, tries - 1))
	await retryLetter(parts.db, id, new Date(parts.now().getTime() + pause), problem.message)
	parts.onFailure({ letter, id, tries, problem: problem.message, gaveUp: false })
}

/** A mailbox that took no digest gets no others until its owner has had a look. */
async function stopDigests({ letter, accountId }: DueLetter, { db, now }: SendMailParts): Promise<void> {
	if (letter === 'digest' && accountId !== null)
		await pauseReaderWay(db, { accountId, way: 'mail' }, 'refused', now())
}

async function giveUp(
	{ id, letter, tries }: DueLetter,
	problem: string,
	parts: SendMailParts,
): Promise<void> {
	await finishLetter(parts.db, id, 'given_up', parts.now(), problem)
	parts.onFailure({ letter, id, tries, problem, gaveUp: true })
}

/** Sends letters as they come due, for as long as it is let. */
export async function deliverMail(parts: SendMailParts, stop: AbortSignal): Promise<void> {
	while (!stop.aborted) {
		const taken = await sendDueMail(parts).catch((error: unknown) => {
			parts.onTrouble(error)
			return undefined
		})
		// A full hand means that more may be waiting.
		if (taken === lettersAtOnce) continue
		await sleep(taken === undefined ? troubleMs : idleMs, undefined, { signal: stop }).catch(() => {})
	}
}
