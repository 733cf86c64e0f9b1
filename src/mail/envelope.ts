import { readFileSync } from 'node:fs'
import type { SendMailOptions } from 'nodemailer'
import { logoId } from './email-frame.ts'
import type { Mail } from './mail.ts'

const logo = readFileSync(new URL('../../public/icon-192.png', import.meta.url))

/** The parts of a message that do not depend on the transport. */
export function envelopeOf(mail: Mail, from: string): SendMailOptions {
	const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'
	return {
		from,
		// An object, because text would be parsed as a list of addresses.
		to: { name: '', address: mail.to },
		subject: mail.subject,
		messageId: `<mail-${mail.id}-${mail.createdAt.getTime().toString(36)}@${domain}>`,
		// Prevents automatic replies.
		headers: {
			'Auto-Submitted': 'auto-generated',
			'Content-Language': mail.locale,
			...(mail.unsubscribe !== undefined && {
				'List-Unsubscribe': `<${mail.unsubscribe}>`,
				'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			}),
		},
		attachments: [
			{
				cid: logoId,
				filename: 'logo.png',
				contentType: 'image/png',
				contentDisposition: 'inline',
				content: logo,
			},
		],
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}
