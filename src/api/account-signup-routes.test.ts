import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountIdOf, activeUser, freshForm, mailedToken, signUpUser } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'

let clock = 0
const hour = 3_600_000
const api = await testApi({ now: () => Date.now() + clock })
const { app, db } = api
const at = () => new Date(api.parts.now())

const signUp = async (more: object = {}, browser?: Awaited<ReturnType<typeof openBrowser>>) =>
	(browser ?? (await openBrowser(app))).send('POST', '/v1/user/signup/', { ...freshForm(), ...more })
const lettersTo = async (address: string) => {
	const rows = await sql<{ letter: string; locale: string }>`
		select letter, locale from mail_outbox where address = ${address} order by id
	`.execute(db)
	return rows.rows.map(({ letter, locale }) => `${letter} ${locale}`)
}

describe('signing up', () => {
	test('makes an account that waits, with one letter, and no session', async () => {
		const form = { ...freshForm(), lang: 'fa' }
		const browser = await openBrowser(app)
		const before = browser.cookies()
		expect(await browser.send('POST', '/v1/user/signup/', form)).toMatchObject({
			status: 200,
			body: { status: true },
		})
		expect(browser.cookies()).toBe(before)
		expect(await lettersTo(form.email)).toEqual(['activation fa'])
		const row =
			await sql`select activated_at, suspended_at, sex from account where email = ${form.email}`.execute(db)
		expect(row.rows).toEqual([{ activated_at: null, suspended_at: null, sex: 'F' }])
	})

	test.each<[object, string]>([
		[{ first_name: '' }, 'first_name'],
		[{ last_name: '  ' }, 'last_name'],
		[{ first_name: 'Sara\r\nBcc: x@example.com' }, 'first_name'],
		[{ first_name: 7 }, 'first_name'],
		[{ email: 'sara' }, 'email'],
		[{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
		[{ email: 'a@example.com%0aBcc: b@example.com' }, 'email'],
		[{ email: `a@example.com\u2028` }, 'email'],
		[{ username: 'short' }, 'username'],
		[{ username: 'sаrakarimi' }, 'username'],
		[{ username: 'sara\0karimi' }, 'username'],
		[{ password: 'Password1!' }, 'password'],
		[{ password: 'Zagros#2026' }, 'password'],
		[{ password: 'weak' }, 'password'],
		[{ password: `Kq7#${'x'.repeat(97)}` }, 'password'],
		[{ password: null }, 'password'],
		[{ lang: 'de' }, 'lang'],
		[{ sex: 'X' }, 'sex'],
	])('with %j is 400, names %s and makes nothing', async (wrong, field) => {
		const form = { ...freshForm(), ...wrong }
		const answer = await signUp(form)
		expect(answer).toMatchObject({
			status: 400,
			body: { error: { code: 'invalid_input', issues: [{ field }] } },
		})
		const made = await sql`select from account where username = ${freshForm().username}`.execute(db)
		expect(made.rows).toEqual([])
	})

	test('says what is wrong in the language of the form', async () => {
		const [english, persian] = [await signUp({ email: 'x' }), await signUp({ email: 'x', lang: 'fa' })]
		const messageOf = ({ body }: { body: unknown }) =>
			(body as { error: { issues: { message: string }[] } }).error.issues[0]?.message
		expect(messageOf(english)).toBe('email format is not correct')
		expect(messageOf(persian)).toMatch(/ایمیل/)
	})

	test('fields that nobody may set are ignored', async () => {
		const form = freshForm()
		const extra = {
			id: 1,
			role: 'admin',
			is_admin: true,
			email_verified: true,
			activated_at: '2020-01-01',
			subscription_set: [{}],
		}
		await signUp({ ...form, ...extra })
		const id = await accountIdOf(db, form.username)
		const row = await sql`select activated_at from account where id = ${id}`.execute(db)
		expect(row.rows).toEqual([{ activated_at: null }])
		expect((await sql`select from subscription where account_id = ${id}`.execute(db)).rows).toEqual([])
	})

	test.each([
		['the address', (user: { email: string }) => ({ email: user.email.toUpperCase() })],
		['the name', (user: { username: string }) => ({ username: user.username.toUpperCase() })],
	])('with %s of somebody is status false, in any case of letters', async (_name, taken) => {
		const user = await activeUser(api)
		const answer = await signUp(taken(user))
		expect(answer).toMatchObject({
			status: 200,
			body: { status: false, message: 'we already found an account with the provided credentials' },
		})
	})

	test('with somebody’s address tells them, three times a day at most', async () => {
		const user = await activeUser(api)
		for (let each = 0; each < 3; each += 1) await signUp({ email: user.email })
		const notices = (await lettersTo(user.email)).filter((line) => line === 'already_registered en')
		// The limits of this test are a thousandfold; the next file has them as they are.
		expect(notices).toHaveLength(3)
	})

	test('twenty at once with one address make one account', async () => {
		const { email } = freshForm()
		const answers = await Promise.all(Array.from({ length: 12 }, () => signUp({ email })))
		const made = answers.filter(({ body }) => (body as { status: boolean }).status === true)
		expect(made).toHaveLength(1)
		expect(await lettersTo(email)).toEqual(['activation en'])
	})

	test('an address that nobody confirmed within a day is free again, and its old link is dead', async () => {
		const user = await signUpUser(api)
		const old = await mailedToken(db, user.id, 'activation', at())
		await sql`update mail_outbox set done_at = ${at()} where account_id = ${user.id}`.execute(db)
		expect((await signUp({ email: user.email })).body).toMatchObject({ status: false })
		clock += 25 * hour
		expect((await signUp({ email: user.email })).body).toEqual({ status: true })
		const answer = await (await openBrowser(app)).send('POST', '/v1/user/signup/confirmation/', {
			token: old,
		})
		expect(answer.body).toEqual({ status: false })
	})
})

describe('confirming', () => {
	const confirm = async (token: unknown, browser?: Awaited<ReturnType<typeof openBrowser>>) =>
		(browser ?? (await openBrowser(app))).send('POST', '/v1/user/signup/confirmation/', { token })

	test('works once, signs in under a new session id and starts the trial', async () => {
		const user = await signUpUser(api)
		const token = await mailedToken(db, user.id, 'activation', at())
		const browser = await openBrowser(app)
		const before = browser.cookies()
		const answer = await confirm(token, browser)
		expect(answer).toMatchObject({
			status: 200,
			body: { status: true, token: expect.stringMatching(/^[\w-]{43}$/) },
		})
		expect(browser.cookies()).not.toContain(/sessionid=([^;]+)/.exec(before)?.[1])
		expect((await confirm(token, browser)).body).toEqual({ status: false })
	})

	test('of a race of twenty, one is let in', async () => {
		const user = await signUpUser(api)
		const token = await mailedToken(db, user.id, 'activation', at())
		const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
		expect(answers.filter(({ body }) => (body as { status: boolean }).status)).toHaveLength(1)
		const sessions = await sql`select from session where user_id = ${user.id}`.execute(db)
		expect(sessions.rows.length).toBeLessThanOrEqual(2)
		const open = await sql`select from session where user_id = ${user.id} and ended_at is null`.execute(db)
		expect(open.rows).toHaveLength(1)
	})

	test.each<[string, (token: string) => string]>([
		['altered', (token) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
		['in upper case', (token) => token.toUpperCase()],
		['cut short', (token) => token.slice(0, -1)],
		['empty', () => ''],
		['SQL', () => "' or '1'='1"],
	])('%s: the expired answer', async (_name, change) => {
		const user = await signUpUser(api)
		const token = await mailedToken(db, user.id, 'activation', at())
		expect((await confirm(change(token))).body).toEqual({ status: false })
		expect((await confirm(token)).body).toMatchObject({ status: true })
	})

	test('after 24 hours, or after a newer letter: the expired answer', async () => {
		const user = await signUpUser(api)
		const first = await mailedToken(db, user.id, 'activation', at())
		const second = await mailedToken(db, user.id, 'activation', at())
		expect((await confirm(first)).body).toEqual({ status: false })
		clock += 24 * hour
		expect((await confirm(second)).body).toEqual({ status: false })
	})

	test('with a token for something else, or of somebody suspended: the expired answer', async () => {
		const user = await signUpUser(api)
		const reset = await mailedToken(db, user.id, 'password_reset', at())
		expect((await confirm(reset)).body).toEqual({ status: false })
		const token = await mailedToken(db, user.id, 'activation', at())
		await sql`update account set suspended_at = now() where id = ${user.id}`.execute(db)
		expect((await confirm(token)).body).toEqual({ status: false })
	})

	test('a scanner that only looks at the link uses nothing up', async () => {
		const user = await signUpUser(api)
		const token = await mailedToken(db, user.id, 'activation', at())
		for (const method of ['GET', 'HEAD'] as const) {
			await app.inject({ method, url: `/user/activation/${token}` })
			expect((await app.inject({ method, url: '/v1/user/signup/confirmation/' })).statusCode).toBe(405)
		}
		expect((await confirm(token)).body).toMatchObject({ status: true })
	})

	test('a new address takes effect only by its own link, and never takes somebody else’s', async () => {
		const [user, other] = [await activeUser(api), await activeUser(api)]
		const email = `new.${user.email}`
		const stolen = await mailedToken(db, user.id, 'email_change', at(), { email: other.email.toUpperCase() })
		expect((await confirm(stolen)).body).toEqual({ status: false })
		const token = await mailedToken(db, user.id, 'email_change', at(), { email })
		expect((await confirm(token)).body).toMatchObject({ status: true })
		const info = await app.inject({ url: '/v1/user/info/', headers: user.as })
		expect(info.json().data.email).toBe(email)
	})
})

describe('asking for the letter again', () => {
	const resend = async (email: string, username: string, lang = 'en') =>
		(await openBrowser(app)).send('POST', '/v1/user/signup/confirmation/resend/', { email, username, lang })

	test('is answered alike for a pair that exists and one that does not', async () => {
		const user = await signUpUser(api)
		const known = await resend(user.email, user.username)
		for (const [email, username] of [
			['nobody@example.com', 'nobody.here'],
			[user.email, 'somebody.else'],
			['nobody@example.com', user.username],
		] as const) {
			expect(await resend(email, username)).toMatchObject({ status: known.status, body: { status: true } })
		}
		expect(known.body).toEqual({ status: true })
	})

	test('says so when the account is active already', async () => {
		const user = await activeUser(api)
		expect((await resend(user.email, user.username)).body).toEqual({
			status: false,
			message: 'This account is already activated',
		})
		const persian = await resend(user.email, user.username, 'fa')
		expect((persian.body as { message: string }).message).toMatch(/[\u0600-\u06ff]/)
	})
})
