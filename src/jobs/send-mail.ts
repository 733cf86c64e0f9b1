import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryProblem, Postman } from '#mail/mail.ts'
import { claimLetters, type DueLetter, finishLetter, retryLetter } from '#store/accounts/mail-outbox-store.ts'
import { type PrepareLetterPorts, prepareLetter } from './prepare-letter.ts'

export type SendMailPorts = PrepareLetterPorts & {
	postman: Postman
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
/** Longer than the postman may take, or a letter would be sent by two. */
const leaseSeconds = 120
const firstPauseMs = 15_000
const longestPauseMs = 3_600_000
/** A mailbox that says no for good is asked this often, in case its server was confused. */
const mostRefusals = 3

/** Sends what is due, once; answers how many letters were taken. */
export async function sendDueMail(ports: SendMailPorts): Promise<number> {
	const due = await claimLetters(ports.db, ports.now(), lettersAtOnce, leaseSeconds)
	await Promise.all(due.map((letter) => sendOne(letter, ports)))
	return due.length
}

async function sendOne(due: DueLetter, ports: SendMailPorts): Promise<void> {
	const { db, now, postman } = ports
	try {
		if (due.stale) return await giveUp(due, 'it came too late to be of use', ports)
		const mail = await prepareLetter(due, ports)
		if (mail === undefined) return await finishLetter(db, due.id, 'dropped', now())
		const delivered = await postman(mail)
		if (delivered.ok) await finishLetter(db, due.id, 'sent', now())
		else await afterFailure(due, delivered.failure, ports)
	} catch (error) {
		// Its lease runs out and it is tried again.
		ports.onTrouble(error)
	}
}

async function afterFailure(due: DueLetter, problem: DeliveryProblem, ports: SendMailPorts): Promise<void> {
	const { id, letter, tries } = due
	if (problem.kind === 'refused' && tries >= mostRefusals) return giveUp(due, problem.message, ports)
	const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, tries - 1))
	await retryLetter(ports.db, id, new Date(ports.now().getTime() + pause), problem.message)
	ports.onFailure({ letter, id, tries, problem: problem.message, gaveUp: false })
}

async function giveUp(
	{ id, letter, tries }: DueLetter,
	problem: string,
	ports: SendMailPorts,
): Promise<void> {
	await finishLetter(ports.db, id, 'given_up', ports.now(), problem)
	ports.onFailure({ letter, id, tries, problem, gaveUp: true })
}

/** Sends letters as they come due, for as long as it is let. */
export async function deliverMail(ports: SendMailPorts, stop: AbortSignal): Promise<void> {
	while (!stop.aborted) {
		const taken = await sendDueMail(ports).catch((error: unknown) => {
			ports.onTrouble(error)
			return undefined
		})
		// A full hand means that more may be waiting.
		if (taken === lettersAtOnce) continue
		await sleep(taken === undefined ? troubleMs : idleMs, undefined, { signal: stop }).catch(() => {})
	}
}
