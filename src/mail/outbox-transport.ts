import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok } from '#domain/result.ts'
import { envelopeOf } from './envelope.ts'
import type { MailTransport } from './mail.ts'

/** A letter that lies in the folder, by its name alone. */
type OutboxFile = { file: string; id: string; createdAt: Date }

// A letter that is written again takes the place of the first. No colons: not every file system takes them.
const outboxFileName = ({ createdAt, kind, id }: { createdAt: Date; kind: string; id: string }): string =>
	`${createdAt.toISOString().replaceAll(':', '-')}-${kind}-${id}.eml`

const form = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-\w+-(\d+)\.eml(?:\.part)?$/

/** The letters in the folder; files that nobody here wrote are left alone. */
export async function listOutbox(folder: string): Promise<OutboxFile[]> {
	const names = await readdir(folder).catch(() => [])
	return names.flatMap((file) => {
		const [, hour, minute, second, id] = form.exec(file) ?? []
		return id === undefined ? [] : [{ file, id, createdAt: new Date(`${hour}:${minute}:${second}`) }]
	})
}

export const removeFromOutbox = (folder: string, { file }: OutboxFile): Promise<void> =>
	rm(join(folder, file), { force: true })

type OutboxLog = (line: { letter: string; to: string; file: string; link: string }) => void

/** Without a mail server each letter is a file, and its link is told, so that a newcomer can go on. */
export function createOutboxTransport(folder: string, from: string, tell: OutboxLog): MailTransport {
	return async (mail) => {
		try {
			// Loaded for a letter: most processes that could write one never do.
			const { createTransport } = await import('nodemailer')
			const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
			const { message } = await transport.sendMail({
				...envelopeOf(mail, from),
				alternatives: [readable('text/plain', mail.text), readable('text/html', mail.html)],
			})
			const file = join(folder, outboxFileName(mail))
			await mkdir(folder, { recursive: true, mode: 0o700 })
			// Whoever watches the folder sees whole letters only.
			await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
			await rename(`${file}.part`, file)
			tell({ letter: mail.kind, to: mail.to, file, link: mail.link })
			return ok(undefined)
		} catch (error) {
			return fail({ kind: 'later', message: error instanceof Error ? error.message : String(error) })
		}
	}
}

/** A file need not be fit for old mail servers: unencoded, its link can be copied from any editor. */
const readable = (type: string, content: string) => ({
	raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`,
})
