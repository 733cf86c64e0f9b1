import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#main/config/config.ts'
import { openMailTransport } from './open-mail.ts'

const secret = 'https://news.example/user/activation/secret'
const mail = {
	id: '7',
	kind: 'activation',
	to: 'sara@example.com',
	locale: 'en',
	createdAt: new Date('2026-05-01T08:00:00Z'),
	link: secret,
	subject: 'Hello',
	text: secret,
	html: secret,
} as const

test.each([
	['http://localhost:3000', 'a newcomer finds the link in the log', true],
	['https://news.example', 'the log of a public site names the file, neither the link nor its reader', false],
])('without a mail server at %s %s', async (publicUrl, _claim, isLogged) => {
	const config = readConfig({ PUBLIC_URL: publicUrl })
	if (!config.ok) throw new Error('no configuration')
	const lines: unknown[] = []
	const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
	await openMailTransport(config.value, folder, { info: (line: unknown) => lines.push(line) } as never)(mail)
	const logged = JSON.stringify(lines)
	expect(logged).toContain('-activation-7.eml')
	expect(logged.includes(secret)).toBe(isLogged)
	expect(logged.includes(mail.to)).toBe(isLogged)
})
