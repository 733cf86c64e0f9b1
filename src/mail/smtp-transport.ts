import { fail, ok, type Result } from '#domain/result.ts'
import { envelopeOf } from './envelope.ts'
import type { DeliveryProblem, MailTransport } from './mail.ts'

/** How long a mail server may take: to be reached, to greet, to say the next thing, and for all of it together. */
const smtpPatience = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 20_000, totalMs: 45_000 }

/** Hands letters to a mail server. */
export function createSmtpTransport(url: string, from: string, patience = smtpPatience): MailTransport {
	const options = {
		url,
		connectionTimeout: patience.connectMs,
		greetingTimeout: patience.greetingMs,
		socketTimeout: patience.silenceMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	}
	// Loaded where an operator has a mail server, not by whoever could have one.
	const mailer = import('nodemailer').then(({ createTransport }) => createTransport(options))
	return async (mail) => {
		const letter = { ...envelopeOf(mail, from), text: mail.text, html: mail.html }
		const sending = mailer.then((opened) => opened.sendMail(letter))
		const { promise: tooLate, reject } = Promise.withResolvers<never>()
		// A server that drips is never silent, and must not hold the others' letters.
		const timer = setTimeout(() => reject(new Error('the mail server takes too long')), patience.totalMs)
		try {
			await Promise.race([sending, tooLate])
			return ok(undefined)
		} catch (error) {
			sending.catch(() => {})
			return fail(problemOf(error))
		} finally {
			clearTimeout(timer)
		}
	}
}

/** Whether a mail server can be reached, greets and lets us in; nothing is sent. */
export async function greetMailServer(url: string, patienceMs: number): Promise<Result<void, string>> {
	const { createTransport } = await import('nodemailer')
	const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
	const transport = createTransport({ url, ...patience })
	try {
		await transport.verify()
		return ok(undefined)
	} catch (error) {
		return fail(problemOf(error).message)
	} finally {
		transport.close()
	}
}

function problemOf(error: unknown): DeliveryProblem {
	const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
	// 4xx is greylisting and the like; anything but the recipient may be mended by the operator.
	const refused = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
	return { kind: refused ? 'refused' : 'later', message: String(message ?? error).slice(0, 500) }
}
