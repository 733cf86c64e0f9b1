import type { DeliveryProblem, MailTransport } from '#mail/mail.ts'
import { claimEmails, type DueEmail, finishEmail, retryEmail } from '#store/accounts/mail-outbox-store.ts'
import { pauseReaderChannel } from '#store/follows/reader-channel-store.ts'
import { type PrepareEmailParts, prepareEmail } from './prepare-email.ts'
import { repeatWork } from './repeat-work.ts'

export type SendMailParts = PrepareEmailParts & {
	transport: MailTransport
	/** An e-mail was not sent; `gaveUp` says that it will not be retried. */
	onFailure: (failure: { kind: string; id: string; tries: number; problem: string; gaveUp: boolean }) => void
	/** The database does not respond, or there is a bug. */
	onTrouble: (error: unknown) => void
}

const emailsAtOnce = 5
const idleMs = 1_000
const troubleMs = 2_000
/** Longer than the transport may take, or two workers would send the same e-mail. */
const leaseSeconds = 120
const firstPauseMs = 15_000
const longestPauseMs = 3_600_000
/** A permanent refusal is retried this often, in case the mail server was wrong. */
const mostRefusals = 3

/** Sends e-mails that are due and returns how many it took. */
export async function sendDueMail(parts: SendMailParts): Promise<number> {
	const due = await claimEmails(parts.db, parts.now(), emailsAtOnce, leaseSeconds)
	await Promise.all(due.map((email) => sendOne(email, parts)))
	return due.length
}

async function sendOne(due: DueEmail, parts: SendMailParts): Promise<void> {
	const { db, now, transport } = parts
	try {
		if (due.stale) return await giveUp(due, 'it came too late to be of use', parts)
		const mail = await prepareEmail(due, parts)
		if (mail === undefined) return await finishEmail(db, due.id, 'dropped', now())
		const delivered = await transport(mail)
		if (delivered.ok) await finishEmail(db, due.id, 'sent', now())
		else await afterFailure(due, delivered.failure, parts)
	} catch (error) {
		// The e-mail is retried when its lease expires.
		parts.onTrouble(error)
	}
}

async function afterFailure(due: DueEmail, problem: DeliveryProblem, parts: SendMailParts): Promise<void> {
	const { id, kind, tries } = due
	if (problem.kind === 'refused' && tries >= mostRefusals) {
		await stopDigests(due, parts)
		return giveUp(due, problem.message, parts)
	}
	const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, tries - 1))
	await retryEmail(parts.db, id, new Date(parts.now().getTime() + pause), problem.message)
	parts.onFailure({ kind, id, tries, problem: problem.message, gaveUp: false })
}

/** A mailbox that refused a digest gets no others until its owner resumes them. */
async function stopDigests({ kind, accountId }: DueEmail, { db, now }: SendMailParts): Promise<void> {
	if (kind === 'digest' && accountId !== null)
		await pauseReaderChannel(db, { accountId, channel: 'mail' }, 'refused', now())
}

async function giveUp({ id, kind, tries }: DueEmail, problem: string, parts: SendMailParts): Promise<void> {
	await finishEmail(parts.db, id, 'given_up', parts.now(), problem)
	parts.onFailure({ kind, id, tries, problem, gaveUp: true })
}

/** Sends e-mails as they become due, until stopped. */
export async function deliverMail(parts: SendMailParts, stop: AbortSignal): Promise<void> {
	// A full batch means that more may be waiting.
	const work = async () => ((await sendDueMail(parts)) === emailsAtOnce ? 0 : idleMs)
	await repeatWork(work, { onTrouble: parts.onTrouble, troubleMs }, stop)
}
