import { readFileSync } from 'node:fs'
import type { SendMailOptions } from 'nodemailer'
import { markId } from './letter-frame.ts'
import type { Mail } from './mail.ts'

const mark = readFileSync(new URL('../../public/icon-192.png', import.meta.url))

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
				cid: markId,
				filename: 'mark.png',
				contentType: 'image/png',
				contentDisposition: 'inline',
				content: mark,
			},
		],
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}
