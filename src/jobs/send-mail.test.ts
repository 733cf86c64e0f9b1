import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { createOutboxTransport } from '#mail/outbox-transport.ts'
import { createSmtpTransport } from '#mail/smtp-transport.ts'
import { withdrawNewEmail } from '#services/accounts/change-email.ts'
import { addAccount } from '#store/accounts/account-store.ts'
import { claimEmails, type EmailKind, emailKinds, queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { catchMail, readBodies } from '#test/mail-catcher.ts'
import { prepareEmail } from './prepare-email.ts'
import { deliverMail, type SendMailParts, sendDueMail } from './send-mail.ts'

const { db } = await testDatabase()
const from = 'Zagros <info@zagros.example>'
const quick = { connectMs: 1_000, greetingMs: 1_000, silenceMs: 700, totalMs: 1_500 }
let now = new Date('2026-05-01T08:00:00Z')
let account = 0
let email = ''

beforeEach(async () => {
	await sql`delete from mail_outbox`.execute(db)
	const name = `reader.${Math.random().toString(36).slice(2, 10)}`
	email = `${name}@example.com`
	const draft = { username: name, email, firstName: 'Sara', lastName: 'K', sex: 'U', locale: 'en' } as const
	account = (await addAccount(db, { ...draft, passwordHash: null }, now)) ?? 0
})

const later = (ms: number) => {
	now = new Date(now.getTime() + ms)
}

function partsFor(url: string, more: Partial<SendMailParts> = {}): SendMailParts & { failures: unknown[] } {
	const failures: unknown[] = []
	return {
		db,
		now: () => now,
		publicUrl: 'https://news.example',
		transport: createSmtpTransport(url, from, quick),
		onFailure: (failure) => failures.push(failure),
		onTrouble: (error) => failures.push(error),
		failures,
		...more,
	}
}

const put = (kind: EmailKind = 'activation', locale: UiLocale = 'en', to = email) =>
	queueEmail(db, { kind, accountId: account, address: to, locale }, now)
const outbox = async () => {
	const rows = await sql<{ outcome: string | null; tries: number; address: string; problem: string | null }>`
		select outcome, tries, address, last_problem as problem from mail_outbox order by id
	`.execute(db)
	return rows.rows
}

describe('an accepting server', () => {
	test('gets each e-mail once, and the outbox deletes the address', async () => {
		const server = await catchMail()
		await put()
		const parts = partsFor(server.url)
		expect(await sendDueMail(parts)).toBe(1)
		later(600_000)
		expect(await sendDueMail(parts)).toBe(0)
		expect(server.mails.map(({ from: by, to }) => [by, to])).toEqual([['info@zagros.example', [email]]])
		expect(await outbox()).toEqual([{ outcome: 'sent', tries: 1, address: '', problem: null }])
	})

	// A digest is about news and has a test of its own.
	const aboutAccounts = emailKinds.filter((kind) => kind !== 'digest')
	test.each(
		aboutAccounts.flatMap((kind) => (['en', 'fa'] as const).map((locale) => [kind, locale] as const)),
	)('%s in %s says the same in text and HTML, with a link of ours', async (kind, locale) => {
		const server = await catchMail()
		if (kind !== 'activation')
			await sql`update account set activated_at = ${now} where id = ${account}`.execute(db)
		const facts = { address: 'new@example.com' }
		await queueEmail(db, { kind, accountId: account, address: email, locale, facts }, now)
		await sendDueMail(partsFor(server.url))
		const raw = server.mails[0]?.raw ?? ''
		const bodies = readBodies(raw)
		const links = bodies.match(/https:\/\/news\.example\/[^\s"<]+/g) ?? []
		expect(links.length).toBeGreaterThanOrEqual(3)
		expect(new Set(links).size).toBe(1)
		expect(bodies).toContain(`<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">`)
		expect(bodies).not.toMatch(/\{\w+\}|undefined/)
		expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
		expect(raw).toMatch(/multipart\/alternative/)
		// The logo is attached, and the e-mail has a dark theme.
		expect(bodies).toContain('src="cid:logo"')
		expect(raw).toMatch(/^Content-ID: <logo>\r?$/m)
		expect(bodies).toContain('prefers-color-scheme: dark')
		if (locale === 'fa') expect(bodies).toMatch(/[\u0600-\u06ff]{3}/)
	})

	test('gets a link whose token is stored as a hash only', async () => {
		const server = await catchMail()
		await put()
		await sendDueMail(partsFor(server.url))
		const token = /activation\/([\w-]{43})/.exec(readBodies(server.mails[0]?.raw ?? ''))?.[1] ?? ''
		expect(token).not.toBe('')
		const tables = await sql<{ all: string }>`
			select (select json_agg(t)::text from account_token as t) || (select json_agg(o)::text from mail_outbox as o)
				as all
		`.execute(db)
		expect(tables.rows[0]?.all).not.toContain(token)
	})
})

describe('an e-mail that is no longer due', () => {
	test.each<[string, EmailKind, () => Promise<unknown>]>([
		[
			'activation of an active account',
			'activation',
			() => sql`update account set activated_at = now()`.execute(db),
		],
		[
			'a reset for somebody suspended',
			'password_reset',
			() => sql`update account set suspended_at = now()`.execute(db),
		],
	])('is dropped: %s', async (_name, kind, change) => {
		const server = await catchMail()
		await put(kind)
		await change()
		await sendDueMail(partsFor(server.url))
		expect(server.mails).toEqual([])
		expect(await outbox()).toMatchObject([{ outcome: 'dropped' }])
	})

	test('a reset for an unknown address is dropped silently', async () => {
		const server = await catchMail()
		await queueEmail(db, { kind: 'password_reset', address: 'nobody@example.com', locale: 'en' }, now)
		await sendDueMail(partsFor(server.url))
		expect(server.mails).toEqual([])
		expect(await outbox()).toMatchObject([{ outcome: 'dropped', address: '' }])
	})

	test('a reset goes to the address on file, whatever case was typed', async () => {
		const server = await catchMail()
		await queueEmail(db, { kind: 'password_reset', address: email.toUpperCase(), locale: 'en' }, now)
		await sendDueMail(partsFor(server.url))
		expect(server.mails[0]?.to).toEqual([email])
	})
})

describe('a server that does not accept it', () => {
	test('down now, up later: the e-mail waits and is sent once', async () => {
		const probe = await catchMail()
		await probe.close()
		await put()
		const down = partsFor(probe.url)
		await sendDueMail(down)
		expect(down.failures).toHaveLength(1)
		expect(await outbox()).toMatchObject([
			{ outcome: null, tries: 1, problem: expect.stringMatching(/ECONNREFUSED/) },
		])
		const server = await catchMail()
		const up = partsFor(server.url)
		expect(await sendDueMail(up)).toBe(0)
		later(16_000)
		await sendDueMail(up)
		later(600_000)
		await sendDueMail(up)
		expect(server.mails).toHaveLength(1)
		expect(await outbox()).toMatchObject([{ outcome: 'sent', tries: 2 }])
	})

	test('greylisting (451, then accepted) is only a delay', async () => {
		let attempts = 0
		const server = await catchMail({
			onRcptTo: (_address, _session, done) => {
				attempts += 1
				done(attempts <= 2 ? Object.assign(new Error('come again'), { responseCode: 451 }) : undefined)
			},
		})
		await put()
		const parts = partsFor(server.url)
		for (let round = 0; round < 5; round += 1) {
			await sendDueMail(parts)
			later(61_000)
		}
		expect(server.mails).toHaveLength(1)
		expect(await outbox()).toMatchObject([{ outcome: 'sent', tries: 3 }])
	})

	test('a mailbox that refuses is tried three times and no more', async () => {
		const server = await catchMail({
			onRcptTo: (_address, _session, done) =>
				done(Object.assign(new Error('no such user'), { responseCode: 550 })),
		})
		await put()
		const parts = partsFor(server.url)
		for (let round = 0; round < 6; round += 1) {
			await sendDueMail(parts)
			later(3_600_000)
		}
		expect(await outbox()).toMatchObject([{ outcome: 'given_up', tries: 3, address: '' }])
		expect(parts.failures.at(-1)).toMatchObject({ gaveUp: true })
	})

	test('a silent and a slow server time out, and other e-mails are sent', async () => {
		const server = await catchMail({
			onMailFrom: (_address, _session, done) => void setTimeout(done, 5_000),
		})
		await put()
		const begun = performance.now()
		const parts = partsFor(server.url)
		await sendDueMail(parts)
		expect(performance.now() - begun).toBeLessThan(4_000)
		expect(await outbox()).toMatchObject([{ outcome: null, tries: 1 }])
		expect(server.mails).toEqual([])
	})

	test('an e-mail that is too late to be useful is given up, which is logged', async () => {
		const probe = await catchMail()
		await probe.close()
		await put('password_reset')
		const parts = partsFor(probe.url)
		await sendDueMail(parts)
		later(3 * 3_600_000)
		await sendDueMail(parts)
		expect(await outbox()).toMatchObject([{ outcome: 'given_up' }])
	})
})

describe('a sender that dies', () => {
	test('after sending and before recording it: sent twice, never zero times', async () => {
		const server = await catchMail()
		await put()
		const transport = createSmtpTransport(server.url, from, quick)
		const dying = partsFor(server.url, {
			transport: async (mail) => {
				await transport(mail)
				throw new Error('killed')
			},
		})
		await sendDueMail(dying)
		expect(server.mails).toHaveLength(1)
		expect(await sendDueMail(partsFor(server.url))).toBe(0)
		later(121_000)
		expect(await sendDueMail(partsFor(server.url))).toBe(1)
		expect(server.mails).toHaveLength(2)
		const ids = server.mails.map(({ raw }) => /^Message-ID: (.+?)\r?$/im.exec(raw)?.[1])
		expect(new Set(ids).size).toBe(1)
		// The copy that is opened first works.
		const tokens = await sql`select from account_token where account_id = ${account}`.execute(db)
		expect(tokens.rows).toHaveLength(2)
	})

	test('before sending: another worker takes the e-mail, and two at once send one each', async () => {
		const server = await catchMail()
		for (let each = 0; each < 4; each += 1) await put()
		const counts = await Promise.all([1, 2, 3].map(() => sendDueMail(partsFor(server.url))))
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
		expect(server.mails).toHaveLength(4)
	})

	test('the loop sends new e-mails and stops when aborted', async () => {
		const server = await catchMail()
		const stopping = new AbortController()
		const running = deliverMail(partsFor(server.url, { now: () => new Date() }), stopping.signal)
		await queueEmail(db, { kind: 'activation', accountId: account, address: email, locale: 'fa' }, new Date())
		await expect.poll(() => server.mails.length).toBe(1)
		stopping.abort()
		await running
	})
})

describe('without a mail server', () => {
	test('an e-mail is a file whose link can be copied, and the link is logged', async () => {
		const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox')
		const logged: { link: string; file: string; to: string }[] = []
		await put('activation', 'fa')
		await sendDueMail(
			partsFor('', { transport: createOutboxTransport(folder, from, (line) => logged.push(line)) }),
		)
		const files = await readdir(folder)
		expect(files).toEqual([expect.stringMatching(/^2026-05-.*-activation-\d+\.eml$/)])
		const raw = await readFile(join(folder, files[0] ?? ''), 'utf8')
		const link = /https:\/\/news\.example\/user\/activation\/[\w-]{43}/.exec(raw)?.[0]
		expect(logged).toMatchObject([{ link, to: email, file: join(folder, files[0] ?? '') }])
		expect(raw).toMatch(new RegExp(`^To: ${email}$`, 'm'))
		expect(raw).toContain('تأیید حساب')
	})
})

test('an e-mail that is cancelled while it is rendered is not sent', async () => {
	const server = await catchMail()
	await sql`update account set activated_at = ${now} where id = ${account}`.execute(db)
	await put('email_change')
	const [held] = await claimEmails(db, now, 1, 120)
	await withdrawNewEmail(db, account, now)
	const parts = partsFor(server.url)
	expect(held && (await prepareEmail(held, parts))).toBeUndefined()
	expect((await sql`select from account_token where account_id = ${account}`.execute(db)).rows).toEqual([])
})

test('a reset that was requested by address alone belongs to its account once it is rendered', async () => {
	const server = await catchMail()
	await queueEmail(db, { kind: 'password_reset', address: email.toUpperCase(), locale: 'en' }, now)
	await sendDueMail(partsFor(server.url))
	expect(server.mails.map(({ to }) => to)).toEqual([[email]])
	const rows = await sql<{ account: number }>`select account_id as account from mail_outbox`.execute(db)
	expect(rows.rows).toEqual([{ account }])
})

describe('a hostile address or name', () => {
	test.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com\nBcc: b@example.com'])(
		'%j never gets into the outbox',
		async (address) => {
			await expect(put('activation', 'en', address)).rejects.toThrow(/check constraint/)
		},
	)

	test('one recipient, whatever the address looks like', async () => {
		const server = await catchMail()
		await put('activation', 'en', 'a@example.com, b@example.com')
		await sendDueMail(partsFor(server.url))
		for (const { to } of server.mails) expect(to.length).toBeLessThanOrEqual(1)
		expect(server.mails.flatMap(({ to }) => to)).not.toContain('b@example.com')
	})
})
