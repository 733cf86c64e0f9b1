import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok } from '#domain/result.ts'
import { envelopeOf } from './envelope.ts'
import type { MailTransport } from './mail.ts'

/** A file in the outbox folder, as described by its name. */
type OutboxFile = { file: string; id: string; createdAt: Date }

// A retry replaces the file. Some file systems do not allow colons in names.
const outboxFileName = ({ createdAt, kind, id }: { createdAt: Date; kind: string; id: string }): string =>
	`${createdAt.toISOString().replaceAll(':', '-')}-${kind}-${id}.eml`

const fileName = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-\w+-(\d+)\.eml(?:\.part)?$/

/** The e-mails in the folder; other files are ignored. */
export async function listOutbox(folder: string): Promise<OutboxFile[]> {
	const names = await readdir(folder).catch(() => [])
	return names.flatMap((file) => {
		const [, hour, minute, second, id] = fileName.exec(file) ?? []
		return id === undefined ? [] : [{ file, id, createdAt: new Date(`${hour}:${minute}:${second}`) }]
	})
}

export const removeFromOutbox = (folder: string, { file }: OutboxFile): Promise<void> =>
	rm(join(folder, file), { force: true })

type OutboxLog = (line: { kind: string; to: string; file: string; link: string }) => void

/** Without a mail server each e-mail becomes a file, and its link is logged, so that somebody who tries the product can continue. */
export function createOutboxTransport(folder: string, from: string, log: OutboxLog): MailTransport {
	return async (mail) => {
		try {
			// Loaded with the first e-mail, because most processes never send one.
			const { createTransport } = await import('nodemailer')
			const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
			const { message } = await transport.sendMail({
				...envelopeOf(mail, from),
				alternatives: [readable('text/plain', mail.text), readable('text/html', mail.html)],
			})
			const file = join(folder, outboxFileName(mail))
			await mkdir(folder, { recursive: true, mode: 0o700 })
			// Renamed when complete, so that a reader of the folder sees whole files only.
			await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
			await rename(`${file}.part`, file)
			log({ kind: mail.kind, to: mail.to, file, link: mail.link })
			return ok(undefined)
		} catch (error) {
			return fail({ kind: 'later', message: error instanceof Error ? error.message : String(error) })
		}
	}
}

/** The file does not pass old mail servers, so it is not encoded and its link can be copied from any editor. */
const readable = (type: string, content: string) => ({
	raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`,
})
