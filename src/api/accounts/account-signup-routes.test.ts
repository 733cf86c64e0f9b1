import { describe, expect, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { accountIdOf, activeUser, freshForm, mailedToken, signUpUser } from '#test/accounts.ts'
import { openBrowser, type TestBrowser, testApi } from '#test/api-app.ts'

let clock = 0
const hour = 3_600_000
const api = await testApi({ now: () => Date.now() + clock })
const { app, db } = api
const at = () => new Date(api.services.now())

const signUp = async (more: object = {}, browser?: TestBrowser) =>
	(browser ?? (await openBrowser(app))).send('POST', '/v1/user/signup/', { ...freshForm(), ...more })
const emailsTo = async (address: string) => {
	const rows = await sql<{ letter: string; locale: string }>`
		select letter, locale from mail_outbox where address = ${address} order by id
	`.execute(db)
	return rows.rows.map(({ letter, locale }) => `${letter} ${locale}`)
}

describe('signing up', () => {
	test('creates an unconfirmed account with one e-mail and no session', async () => {
		const form = { ...freshForm(), lang: 'fa' }
		const browser = await openBrowser(app)
		const before = browser.cookies()
		expect(await browser.send('POST', '/v1/user/signup/', form)).toMatchObject({
			status: 200,
			body: { status: true },
		})
		expect(browser.cookies()).toBe(before)
		expect(await emailsTo(form.email)).toEqual(['activation fa'])
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
	])('with %j is 400, names %s and creates nothing', async (wrong, field) => {
		const form = { ...freshForm(), ...wrong }
		const response = await signUp(form)
		expect(response).toMatchObject({
			status: 400,
			body: { error: { code: 'invalid_input', issues: [{ field }] } },
		})
		const made = await sql`select from account where username = ${freshForm().username}`.execute(db)
		expect(made.rows).toEqual([])
	})

	test('reports what is wrong in the language of the form', async () => {
		const [english, persian] = [await signUp({ email: 'x' }), await signUp({ email: 'x', lang: 'fa' })]
		const messageOf = ({ body }: { body: unknown }) =>
			(body as { error: { issues: { message: string }[] } }).error.issues[0]?.message
		expect(messageOf(english)).toBe('email format is not correct')
		expect(messageOf(persian)).toMatch(/ایمیل/)
	})

	test('fields that a client may not set are ignored', async () => {
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
	])('with %s of another user is status false, in upper or lower case', async (_name, taken) => {
		const user = await activeUser(api)
		const response = await signUp(taken(user))
		expect(response).toMatchObject({
			status: 200,
			body: { status: false, message: 'we already found an account with the provided credentials' },
		})
	})

	test('with another user’s address notifies that user, three times a day at most', async () => {
		const user = await activeUser(api)
		for (let each = 0; each < 3; each += 1) await signUp({ email: user.email })
		const notices = (await emailsTo(user.email)).filter((line) => line === 'already_registered en')
		// The limits of this test are multiplied by a thousand; account-limits.test.ts has the real ones.
		expect(notices).toHaveLength(3)
	})

	test('twenty concurrent ones with one address create one account', async () => {
		const { email } = freshForm()
		const responses = await Promise.all(Array.from({ length: 12 }, () => signUp({ email })))
		const made = responses.filter(({ body }) => (body as { status: boolean }).status === true)
		expect(made).toHaveLength(1)
		expect(await emailsTo(email)).toEqual(['activation en'])
	})

	test('stores the follows that were pressed before it, in whatever browser the link is opened; unknown ones are left out', async () => {
		const confirmFrom = async (follow: object) => {
			const form = freshForm()
			await signUp({ ...form, follow })
			const token = await mailedToken(db, await accountIdOf(db, form.username), 'activation', at())
			const browser = await openBrowser(app)
			const proof = { token, password: form.password }
			const { body } = await browser.send('POST', '/v1/user/signup/confirmation/', proof)
			const signedIn = body as { token: string; followed?: true }
			const as = { authorization: `Token ${signedIn.token}` }
			const things = await browser.send('GET', '/v1/user/follows/thing/', undefined, as)
			return { followed: signedIn.followed, things: (things.body as { data: object[] }).data }
		}
		const coin = { kind: 'coin', ref: 'ETH' }
		expect(await confirmFrom(coin)).toMatchObject({ followed: true, things: [coin] })
		const gone = await confirmFrom({ kind: 'story', ref: 'no-such-story' })
		expect(gone).toEqual({ followed: undefined, things: [] })
	})

	test('an address that was not confirmed within a day is free again, and its old link is void', async () => {
		const user = await signUpUser(api)
		const old = await mailedToken(db, user.id, 'activation', at())
		await sql`update mail_outbox set done_at = ${at()} where account_id = ${user.id}`.execute(db)
		expect((await signUp({ email: user.email })).body).toMatchObject({ status: false })
		clock += 25 * hour
		expect((await signUp({ email: user.email })).body).toEqual({ status: true })
		const response = await (await openBrowser(app)).send('POST', '/v1/user/signup/confirmation/', {
			token: old,
		})
		expect(response.body).toEqual({ status: false })
	})
})

describe('confirming', () => {
	const confirm = (token: unknown, browser: TestBrowser) =>
		browser.send('POST', '/v1/user/signup/confirmation/', { token })
	/** A user who has signed up in their own browser, and the mailed link. */
	const waiting = async () => {
		const browser = await openBrowser(app)
		const user = await signUpUser(api, browser)
		return { user, browser, token: await mailedToken(db, user.id, 'activation', at()) }
	}

	test('works once, logs in under a new session id and starts the trial', async () => {
		const { browser, token } = await waiting()
		const before = browser.cookies()
		const response = await confirm(token, browser)
		expect(response).toMatchObject({
			status: 200,
			body: { status: true, token: expect.stringMatching(/^[\w-]{43}$/) },
		})
		expect(browser.cookies()).not.toContain(/sessionid=([^;]+)/.exec(before)?.[1])
		expect((await confirm(token, browser)).body).toEqual({ status: false })
	})

	test('of twenty concurrent uses one logs in', async () => {
		const { user, browser, token } = await waiting()
		const responses = await Promise.all(Array.from({ length: 20 }, () => confirm(token, browser)))
		expect(responses.filter(({ body }) => (body as { status: boolean }).status)).toHaveLength(1)
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
	])('%s: the expired response', async (_name, change) => {
		const { browser, token } = await waiting()
		expect((await confirm(change(token), browser)).body).toEqual({ status: false })
		expect((await confirm(token, browser)).body).toMatchObject({ status: true })
	})

	test('the last two e-mails work until one is used; an earlier one does not', async () => {
		const { user, browser, token: first } = await waiting()
		clock += 1
		const second = await mailedToken(db, user.id, 'activation', at())
		clock += 1
		const third = await mailedToken(db, user.id, 'activation', at())
		expect((await confirm(first, browser)).body).toEqual({ status: false })
		expect((await confirm(second, browser)).body).toMatchObject({ status: true })
		expect((await confirm(third, browser)).body).toEqual({ status: false })
	})

	test('of two e-mails that are opened at the same time one logs in', async () => {
		const { user, browser, token: first } = await waiting()
		const second = await mailedToken(db, user.id, 'activation', at())
		const responses = await Promise.all([confirm(first, browser), confirm(second, browser)])
		expect(responses.map(({ status }) => status)).toEqual([200, 200])
		expect(responses.map(({ body }) => (body as { status: boolean }).status).toSorted()).toEqual([
			false,
			true,
		])
	})

	test('after 24 hours: the expired response', async () => {
		const { browser, token } = await waiting()
		clock += 24 * hour
		expect((await confirm(token, browser)).body).toEqual({ status: false })
	})

	test('with a token of another kind, or for a suspended account: the expired response', async () => {
		const { user, browser, token } = await waiting()
		const reset = await mailedToken(db, user.id, 'password_reset', at())
		expect((await confirm(reset, browser)).body).toEqual({ status: false })
		await sql`update account set suspended_at = now() where id = ${user.id}`.execute(db)
		expect((await confirm(token, browser)).body).toEqual({ status: false })
	})

	test('a mail scanner that only opens the link uses nothing up', async () => {
		const { browser, token } = await waiting()
		for (const method of ['GET', 'HEAD'] as const) {
			await app.inject({ method, url: `/user/activation/${token}` })
			expect((await app.inject({ method, url: '/v1/user/signup/confirmation/' })).statusCode).toBe(405)
		}
		expect((await confirm(token, browser)).body).toMatchObject({ status: true })
	})
})

describe('a link that is opened in another browser than the one that signed up', () => {
	const newPassword = 'Alborz!72river'
	const waiting = async () => {
		const user = await signUpUser(api)
		return {
			user,
			browser: await openBrowser(app),
			token: await mailedToken(db, user.id, 'activation', at()),
		}
	}
	const confirm = (browser: TestBrowser, body: object) =>
		browser.send('POST', '/v1/user/signup/confirmation/', body)
	const logIn = async (username: string, password: string) =>
		(await (await openBrowser(app)).send('POST', '/v1/user/login/', { username, password })).status

	test('requires the password and uses nothing up', async () => {
		const { user, browser, token } = await waiting()
		for (const body of [{ token }, { token, password: '' }]) {
			expect(await confirm(browser, body)).toMatchObject({
				status: 403,
				body: { error: { code: 'password_required' } },
			})
		}
		// A program without a session is refused too.
		const program = await app.inject({
			method: 'POST',
			url: '/v1/user/signup/confirmation/',
			payload: { token },
		})
		expect(program.statusCode).toBe(403)
		expect(await logIn(user.username, user.password)).toBe(403)
		expect((await confirm(browser, { token, password: user.password })).body).toMatchObject({
			status: true,
			token: expect.stringMatching(/^[\w-]{43}$/),
		})
		expect(await logIn(user.username, user.password)).toBe(200)
	})

	test('refuses a wrong password and still uses nothing up', async () => {
		const { user, browser, token } = await waiting()
		expect(await confirm(browser, { token, password: 'Wrong#password1' })).toMatchObject({
			status: 400,
			body: { error: { code: 'wrong_credentials' } },
		})
		expect((await confirm(browser, { token, password: user.password })).status).toBe(200)
	})

	test('accepts a new password from the reader of the mailbox; the stranger’s password is void', async () => {
		const { user, browser, token } = await waiting()
		expect(await confirm(browser, { token, new_password: 'weak' })).toMatchObject({
			status: 400,
			body: { error: { code: 'invalid_input', issues: [{ field: 'new_password' }] } },
		})
		const response = await confirm(browser, { token, new_password: newPassword })
		const { token: mine } = response.body as { token: string }
		const as = { authorization: `Token ${mine}` }
		expect((await browser.send('GET', '/v1/user/info/', undefined, as)).status).toBe(200)
		expect(await logIn(user.username, user.password)).toBe(400)
		expect(await logIn(user.username, newPassword)).toBe(200)
		expect((await confirm(browser, { token, new_password: newPassword })).body).toEqual({ status: false })
	})

	describe('after a sign-up without a session', () => {
		const unclaimed = async () => {
			const form = freshForm()
			await app.inject({ method: 'POST', url: '/v1/user/signup/', payload: form })
			const id = await accountIdOf(db, form.username)
			return { form, token: await mailedToken(db, id, 'activation', at()) }
		}
		const confirmAsProgram = (payload: object, headers = {}) =>
			app.inject({ method: 'POST', url: '/v1/user/signup/confirmation/', payload, headers })

		test('every browser must give the password, so that no reader logs in to a stranger’s account', async () => {
			const { form, token } = await unclaimed()
			const victim = await openBrowser(app)
			expect(await confirm(victim, { token })).toMatchObject({
				status: 403,
				body: { error: { code: 'password_required' } },
			})
			const withoutCookies = await confirmAsProgram({ token }, { 'sec-fetch-site': 'same-origin' })
			expect(withoutCookies.statusCode).toBe(403)
			expect(await logIn(form.username, form.password)).toBe(403)
			expect((await confirm(victim, { token, new_password: newPassword })).body).toMatchObject({
				status: true,
				token: expect.any(String),
			})
			expect(await logIn(form.username, form.password)).toBe(400)
		})

		test('a program activates the account by the link alone and is not logged in', async () => {
			const { form, token } = await unclaimed()
			const response = await confirmAsProgram({ token })
			expect(response.json()).toEqual({ status: true })
			expect(response.headers['set-cookie']).toBeUndefined()
			expect(await logIn(form.username, form.password)).toBe(200)
		})

		test('a program that gives the password is logged in', async () => {
			const { form, token } = await unclaimed()
			expect((await confirmAsProgram({ token, password: form.password })).json()).toEqual({
				status: true,
				token: expect.stringMatching(/^[\w-]{43}$/),
			})
		})
	})

	test('guesses are counted like failed log-ins', async () => {
		const strict = await testApi({ limitScale: 1 })
		const user = await signUpUser(strict)
		const token = await mailedToken(strict.db, user.id, 'activation')
		const browser = await openBrowser(strict.app)
		const statuses: number[] = []
		for (let guess = 0; guess < 7; guess += 1)
			statuses.push((await confirm(browser, { token, password: `Wrong#guess${guess}` })).status)
		expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
		expect(statuses.at(-1)).toBe(429)
	})
})

describe('requesting the e-mail again', () => {
	const resend = async (email: string, username: string, lang = 'en') =>
		(await openBrowser(app)).send('POST', '/v1/user/signup/confirmation/resend/', { email, username, lang })

	test('has the same response for a pair that exists and one that does not', async () => {
		const user = await signUpUser(api)
		// The first e-mail was sent with the sign-up.
		clock += 301_000
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

	test('within 300 seconds is too soon, known or not, and says when it will not be', async () => {
		const user = await signUpUser(api)
		const unknown = { email: 'who.knows@example.com', username: 'who.knows' }
		expect((await resend(unknown.email, unknown.username)).status).toBe(200)
		clock += 100_000
		for (const { email, username } of [user, unknown]) {
			for (const spelling of [email, email.toUpperCase()]) {
				const response = await resend(spelling, username)
				expect(response).toMatchObject({ status: 429, body: { error: { code: 'too_soon' } } })
				expect(Number(response.headers['retry-after'])).toBeGreaterThan(195)
				expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(200)
			}
		}
		expect(await emailsTo(user.email)).toEqual(['activation en'])
		clock += 201_000
		for (const { email, username } of [user, unknown])
			expect((await resend(email, username)).body).toEqual({ status: true })
		expect(await emailsTo(user.email)).toEqual(['activation en', 'activation en'])
	})

	test('reports that the account is active already', async () => {
		const user = await activeUser(api)
		expect((await resend(user.email, user.username)).body).toEqual({
			status: false,
			message: 'This account is already activated',
		})
		const persian = await resend(user.email, user.username, 'fa')
		expect((persian.body as { message: string }).message).toMatch(/[\u0600-\u06ff]/)
	})
})
