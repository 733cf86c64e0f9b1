import { fail, ok, type Result } from '#domain/result.ts'
import { envelopeOf } from './envelope.ts'
import type { DeliveryProblem, MailTransport } from './mail.ts'

/** How long a mail server may take to connect, to greet, between two responses and for one e-mail altogether. */
const smtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 20_000, totalMs: 45_000 }

/** Sends e-mails through a mail server. */
export function createSmtpTransport(url: string, from: string, timeouts = smtpTimeouts): MailTransport {
	const options = {
		url,
		connectionTimeout: timeouts.connectMs,
		greetingTimeout: timeouts.greetingMs,
		socketTimeout: timeouts.silenceMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	}
	// Loaded only where a mail server is configured.
	const mailer = import('nodemailer').then(({ createTransport }) => createTransport(options))
	return async (mail) => {
		const message = { ...envelopeOf(mail, from), text: mail.text, html: mail.html }
		const sending = mailer.then((opened) => opened.sendMail(message))
		const { promise: tooLate, reject } = Promise.withResolvers<never>()
		// A server that responds byte by byte never times out by silence, but must not delay other e-mails.
		const timer = setTimeout(() => reject(new Error('the mail server takes too long')), timeouts.totalMs)
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

/** Whether a mail server can be reached, greets us and accepts the login. Nothing is sent. */
export async function greetMailServer(url: string, timeoutMs: number): Promise<Result<void, string>> {
	const { createTransport } = await import('nodemailer')
	const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
	const transport = createTransport({ url, ...timeouts })
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
	// 4xx is temporary, such as greylisting. Any failure but a rejected recipient can be repaired by the operator.
	const refused = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
	return { kind: refused ? 'refused' : 'later', message: String(message ?? error).slice(0, 500) }
}
