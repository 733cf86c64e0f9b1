import { describe, expect, test } from 'vitest'
import { createPasswordHashing } from '#services/accounts/password-hashing.ts'
import { sql } from '#store/sql.ts'
import { activeUser, freshForm, goodPassword, mailedToken, signUpUser } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'

// Stored hashes are compared with those of production.
const api = await testApi({ passwords: createPasswordHashing() })
const { app, db } = api

const logIn = (browser: Awaited<ReturnType<typeof openBrowser>>, username: string, password = goodPassword) =>
	browser.send('POST', '/v1/user/login/', { username, password })
const errorOf = (response: { status: number; body: unknown }) => [
	response.status,
	(response.body as { error?: { code: string } }).error?.code,
]

describe('logging in', () => {
	test('gives a token that names the user, by username or e-mail in any case', async () => {
		const user = await activeUser(api)
		for (const name of [user.username, user.username.toUpperCase(), user.email, user.email.toUpperCase()]) {
			const browser = await openBrowser(app)
			const response = await logIn(browser, name)
			expect(response).toMatchObject({ status: 200, body: { status: true } })
			const { token } = response.body as { token: string }
			expect(token).toMatch(/^[\w-]{43}$/)
			const info = await browser.send('GET', '/v1/user/info/', undefined, { authorization: `Token ${token}` })
			expect(info).toMatchObject({ status: 200, body: { status: true, data: { username: user.username } } })
			expect(info.headers['cache-control']).toBe('private, no-store')
		}
	})

	test('changes the session id, and the old one identifies nobody', async () => {
		const user = await activeUser(api)
		const browser = await openBrowser(app)
		const planted = browser.cookies()
		await logIn(browser, user.username)
		expect(browser.cookies()).not.toContain(/sessionid=([^;]+)/.exec(planted)?.[1])
		expect(browser.cookies()).toContain('user_is_logged_in=true')
		const replay = await app.inject({ url: '/v1/session/', headers: { cookie: planted } })
		expect(replay.cookies.map(({ name }) => name)).toContain('sessionid')
	})

	test('stores neither token nor session in the clear', async () => {
		const user = await activeUser(api)
		const rows = await sql`select * from session where user_id = ${user.id}`.execute(db)
		const stored = JSON.stringify(rows.rows)
		expect(stored).not.toContain(user.token)
		expect(stored).not.toContain(/sessionid=([\w-]+)/.exec(user.browser.cookies())?.[1])
		const account = await sql`select * from account where id = ${user.id}`.execute(db)
		expect(JSON.stringify(account.rows)).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
		expect(JSON.stringify(account.rows)).not.toContain(goodPassword)
	})

	test('before activation is 403 with the right password, and 400 with a wrong one', async () => {
		const user = await signUpUser(api)
		const browser = await openBrowser(app)
		expect(errorOf(await logIn(browser, user.username))).toEqual([403, 'not_activated'])
		expect(errorOf(await logIn(browser, user.email))).toEqual([403, 'not_activated'])
		expect(errorOf(await logIn(browser, user.username, 'Other#49lamp'))).toEqual([400, 'wrong_credentials'])
	})

	test.each([
		['an unknown name', 'nobody.at.all'],
		['an unknown address', 'nobody@example.com'],
		['a look-alike', 'rеader.00000'],
		['nothing', ''],
		['SQL', "' or 1=1 --"],
		['a percent sign', '%'],
	])('with %s is wrong credentials', async (_name, login) => {
		const browser = await openBrowser(app)
		expect(errorOf(await logIn(browser, login))).toEqual([400, 'wrong_credentials'])
	})

	test('only the exact password is accepted', async () => {
		const browser = await openBrowser(app)
		const passwords = [`Kq7#${'x'.repeat(96)}`, '  Kavir#49lamp', 'Kavir#49🌙lamp']
		for (const password of passwords) {
			const form = { ...freshForm(), password }
			expect((await browser.send('POST', '/v1/user/signup/', form)).body).toEqual({ status: true })
			const id = await sql<{ id: number }>`select id from account where username = ${form.username}`.execute(
				db,
			)
			const token = await mailedToken(db, id.rows[0]?.id ?? 0, 'activation')
			await browser.send('POST', '/v1/user/signup/confirmation/', { token })
			for (const other of [password.slice(0, -1), password.trim(), `${password} `]) {
				if (other !== password) expect((await logIn(browser, form.username, other)).status).toBe(400)
			}
			expect((await logIn(browser, form.username, password)).status).toBe(200)
		}
	})

	test('a password over 100 characters is refused without hashing it', async () => {
		const user = await activeUser(api)
		const browser = await openBrowser(app)
		await logIn(browser, user.username, 'x'.repeat(101))
		const begun = performance.now()
		const response = await logIn(browser, user.username, 'x'.repeat(101))
		expect(performance.now() - begun).toBeLessThan(2_000)
		expect(response).toMatchObject({
			status: 400,
			body: { error: { code: 'invalid_input', issues: [{ field: 'password' }] } },
		})
		expect((await logIn(browser, user.username, 'x'.repeat(1_000_000))).status).toBe(413)
	})

	test.each([
		[{ username: 7, password: 'x' }, 'username'],
		[{ username: 'a\0b', password: 'x' }, 'username'],
		[{ username: '\ud800', password: 'x' }, 'username'],
		[{ username: 'x'.repeat(401), password: 'x' }, 'username'],
		[{ username: 'x' }, 'password'],
		[{ username: 'x', password: ['x'] }, 'password'],
	])('%j is 400 and names %s', async (payload, field) => {
		const response = await (await openBrowser(app)).send('POST', '/v1/user/login/', payload)
		expect(response).toMatchObject({ status: 400, body: { error: { issues: [{ field }] } } })
	})

	test('upgrades a hash that was made with weaker parameters', async () => {
		const user = await activeUser(api)
		const weak = await createPasswordHashing({ memoryKiB: 8_192, passes: 1, lanes: 1 }).hash(goodPassword)
		await sql`update account set password_hash = ${weak} where id = ${user.id}`.execute(db)
		expect((await logIn(await openBrowser(app), user.username)).status).toBe(200)
		const after = await sql<{ hash: string }>`
			select password_hash as hash from account where id = ${user.id}
		`.execute(db)
		expect(after.rows[0]?.hash).toContain('$m=19456,t=2,p=1$')
		expect((await logIn(await openBrowser(app), user.username)).status).toBe(200)
	})
})

describe('being logged in', () => {
	test('is decided by the token alone', async () => {
		const user = await activeUser(api)
		for (const method of ['GET', 'POST'] as const) {
			const yes = await user.browser.send(method, '/v1/user/login/status/', undefined, user.as)
			expect(yes).toMatchObject({ status: 200, body: { status: 1, data: { login: 'YES' } } })
			const no = await user.browser.send(method, '/v1/user/login/status', undefined)
			expect(no).toMatchObject({ status: 200, body: { status: 0, data: { login: 'NO' } } })
		}
		const empty = await app.inject({
			method: 'POST',
			url: '/v1/user/login/status/',
			headers: { ...user.as, 'content-type': 'application/json' },
		})
		expect([empty.statusCode, empty.json().status]).toEqual([200, 1])
	})

	test('the scheme of a header has no case', async () => {
		const user = await activeUser(api)
		for (const scheme of ['Token', 'token', 'TOKEN']) {
			const headers = { authorization: `${scheme} ${user.token}` }
			const response = await app.inject({ url: '/v1/user/info/', headers })
			expect([scheme, response.statusCode]).toEqual([scheme, 200])
		}
	})

	test('a header that is malformed, foreign or of another user is 401 everywhere', async () => {
		const [user, other] = [await activeUser(api), await activeUser(api)]
		const wrong = [
			'Token x',
			'Token',
			`Bearer ${user.token}`,
			`Token ${'x'.repeat(43)}`,
			`Token ${'x'.repeat(10_000)}`,
		]
		for (const authorization of wrong) {
			for (const url of [
				'/v1/user/info/',
				'/v1/user/login/status/',
				'/v1/user/logout/',
				'/v1/news/sources/',
			]) {
				const response = await app.inject({ url, headers: { authorization } })
				expect([url, response.statusCode, response.json().error.code]).toEqual([url, 401, 'unauthorized'])
			}
		}
		const disagreeing = await other.browser.send('GET', '/v1/user/info/', undefined, user.as)
		expect(errorOf(disagreeing)).toEqual([401, 'unauthorized'])
		expect((await app.inject({ url: '/v1/user/info/', headers: user.as })).statusCode).toBe(200)
	})

	test('only the user’s own data are shown', async () => {
		const user = await activeUser(api)
		const { body } = await user.browser.send('GET', '/v1/user/info/', undefined, user.as)
		const { data } = body as { data: { subscription_set: { joined_date: string; exp_date: string }[] } }
		const [trial] = data.subscription_set
		expect(body).toEqual({
			status: true,
			data: {
				username: user.username,
				first_name: 'Sara',
				last_name: 'Karimi',
				email: user.email,
				pending_email: null,
				phone_number: '',
				social_media_link: '',
				profile_image: '',
				subscription_set: [{ plan: 'trial', joined_date: expect.any(String), exp_date: expect.any(String) }],
				has_password: true,
				marketing: expect.any(Boolean),
			},
		})
		const days = (Date.parse(trial?.exp_date ?? '') - Date.parse(trial?.joined_date ?? '')) / 86_400_000
		expect(days).toBe(30)
	})
})

describe('logging out', () => {
	test('ends token and session; a copied cookie identifies nobody', async () => {
		const user = await activeUser(api)
		const copy = user.browser.cookies()
		const response = await user.browser.send('GET', '/v1/user/logout/', undefined, user.as)
		expect(response).toMatchObject({ status: 200, body: { status: true } })
		expect(user.browser.cookies()).not.toContain('user_is_logged_in')
		expect((await app.inject({ url: '/v1/user/info/', headers: user.as })).statusCode).toBe(401)
		const csrf = /csrftoken=([^;]+)/.exec(copy)?.[1] ?? ''
		const replayed = await app.inject({
			method: 'PUT',
			url: '/v1/news/votes/',
			headers: { cookie: copy, 'x-csrftoken': csrf },
			payload: { subject: 1, decision: 1, id: 1 },
		})
		expect(replayed.statusCode).toBe(403)
		expect((await user.browser.send('GET', '/v1/user/logout/', undefined, user.as)).status).toBe(401)
	})

	test('acts on the header alone, so an image on another site does nothing', async () => {
		const user = await activeUser(api)
		const forged = await app.inject({ url: '/v1/user/logout/', headers: { cookie: user.browser.cookies() } })
		expect(forged.statusCode).toBe(401)
		expect((await app.inject({ url: '/v1/user/info/', headers: user.as })).statusCode).toBe(200)
	})

	test('on one device leaves the other alone', async () => {
		const user = await activeUser(api)
		const other = await openBrowser(app)
		const { token } = (await logIn(other, user.username)).body as { token: string }
		await user.browser.send('GET', '/v1/user/logout/', undefined, user.as)
		const still = await other.send('GET', '/v1/user/login/status/', undefined, {
			authorization: `Token ${token}`,
		})
		expect(still.body).toMatchObject({ status: 1 })
	})
})
