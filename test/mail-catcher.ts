import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'

type CaughtMail = { from: string; to: string[]; raw: string }
type MailCatcher = { url: string; mails: CaughtMail[]; close: () => Promise<void> }

/** A real mail server on this machine. `options` can make it refuse, be slow or ask for a retry. */
export async function catchMail(options: SMTPServerOptions = {}): Promise<MailCatcher> {
	const mails: CaughtMail[] = []
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		closeTimeout: 100,
		onData: (stream, session, done) => {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				const { mailFrom, rcptTo } = session.envelope
				mails.push({
					from: mailFrom === false ? '' : mailFrom.address,
					to: rcptTo.map(({ address }) => address),
					raw: Buffer.concat(chunks).toString('utf8'),
				})
				done()
			})
		},
		...options,
	})
	server.on('error', () => {})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.server.address()
	const port = typeof address === 'object' && address !== null ? address.port : 0
	let closed = false
	const close = async () => {
		if (closed) return
		closed = true
		await new Promise<void>((resolve) => server.close(() => resolve()))
	}
	afterAll(close)
	return { url: `smtp://127.0.0.1:${port}`, mails, close }
}

/** The bodies of a message as a reader sees them. */
export function readBodies(raw: string): string {
	return raw
		.split(/^--[^\r\n]+$/m)
		.map((part) => {
			const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
			const body = rest.join('\n\n')
			const encoding = /content-transfer-encoding:\s*([\w-]+)/i.exec(head)?.[1]?.toLowerCase()
			if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
			if (encoding === 'quoted-printable') return decodeQuotedPrintable(body)
			return body
		})
		.join('\n')
}

function decodeQuotedPrintable(body: string): string {
	const joined = body.replace(/=\r?\n/g, '')
	const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) =>
		String.fromCharCode(Number.parseInt(hex, 16)),
	)
	return Buffer.from(bytes, 'latin1').toString('utf8')
}
