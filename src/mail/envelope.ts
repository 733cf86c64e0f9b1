import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** The parts of a message that do not depend on how it travels. */
export function envelopeOf(mail: Mail, from: string): SendMailOptions {
	const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'
	return {
		from,
		// As an object: text would be read as a list of addresses.
		to: { name: '', address: mail.to },
		subject: mail.subject,
		messageId: `<letter-${mail.id}-${mail.createdAt.getTime().toString(36)}@${domain}>`,
		// Keeps holiday answers from coming back.
		headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}
