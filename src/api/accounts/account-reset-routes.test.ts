import { describe, expect, test } from 'vitest'
import { sendDueMail } from '#jobs/send-mail.ts'
import type { Mail } from '#mail/mail.ts'
import { sql } from '#store/sql.ts'
import { activeUser, goodPassword, mailedToken, signUpUser } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'

let clock = 0
const api = await testApi({ now: () => Date.now() + clock })
const { app, db } = api
const at = () => new Date(api.services.now())
const newPassword = 'Sabalan#81kooh'

const requestReset = async (email: unknown, headers: Record<string, string> = {}) =>
	(await openBrowser(app)).send('POST', '/v1/user/password/reset/', { email, lang: 'en' }, headers)
const set = async (token: string, password = newPassword) =>
	(await openBrowser(app)).send('PUT', '/v1/user/password/reset/', { token, password })
const logIn = async (username: string, password: string) =>
	(await openBrowser(app)).send('POST', '/v1/user/login/', { username, password })

/** Delivers what is in the outbox into a list. */
async function sent(): Promise<Mail[]> {
	const mails: Mail[] = []
	const parts = {
		db,
		now: at,
		publicUrl: api.services.publicUrl,
		transport: async (mail: Mail) => {
			mails.push(mail)
			return { ok: true as const, value: undefined }
		},
		onFailure: () => {},
		onTrouble: (error: unknown) => {
			throw error
		},
	}
	while ((await sendDueMail(parts)) > 0);
	return mails
}
const tokenOf = (mail: Mail | undefined) =>
	new URL(mail?.link ?? 'http://none').searchParams.get('token') ?? ''

describe('requesting a new password', () => {
	test('has the same response for known and unknown addresses, and only the known gets an e-mail', async () => {
		const user = await activeUser(api)
		await sent()
		const responses = [await requestReset(user.email), await requestReset('nobody@example.com')]
		expect(responses.map(({ status, body }) => [status, body])).toEqual([
			[200, { status: true }],
			[200, { status: true }],
		])
		expect((await sent()).map(({ to, kind }) => [to, kind])).toEqual([[user.email, 'password_reset']])
	})

	test('takes about the same time for both', async () => {
		const user = await activeUser(api)
		const [known, unknown]: [number[], number[]] = [[], []]
		const browser = await openBrowser(app)
		for (let each = 0; each < 40; each += 1) {
			for (const [email, times] of [
				[user.email, known],
				[`nobody${each}@example.com`, unknown],
			] as const) {
				const begun = performance.now()
				await browser.send('POST', '/v1/user/password/reset/', { email, lang: 'en' })
				times.push(performance.now() - begun)
			}
		}
		const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length / 2] ?? 0
		expect(median(known) / median(unknown)).toBeGreaterThan(0.5)
		expect(median(known) / median(unknown)).toBeLessThan(2)
	})

	test('the link points to our host, whatever Host header the request has', async () => {
		const user = await activeUser(api)
		await sent()
		const forged = {
			'x-forwarded-host': 'evil.example',
			'x-forwarded-proto': 'https',
			forwarded: 'host=evil.example',
		}
		const response = await app.inject({
			method: 'POST',
			url: '/v1/user/password/reset/',
			headers: { host: 'evil.example', ...forged },
			payload: { email: user.email, lang: 'fa' },
		})
		expect(response.statusCode).toBe(200)
		const [mail] = await sent()
		expect(mail?.link).toMatch(/^http:\/\/zagros\.test\/user\/password\/reset\/\?token=[\w-]{43}$/)
		expect(mail?.text).not.toContain('evil')
	})

	test.each([['x'], [''], ['a@example.com\r\nBcc: b@example.com'], [7], [null], ['a\0@example.com']])(
		'%j is 400',
		async (email) => {
			const response = await requestReset(email)
			expect(response).toMatchObject({ status: 400, body: { error: { issues: [{ field: 'email' }] } } })
		},
	)
})

describe('setting the new password', () => {
	test('signs out every device, voids every link and notifies the owner; the user must log in', async () => {
		const user = await activeUser(api)
		const second = await openBrowser(app)
		const { token: other } = (await second
			.send('POST', '/v1/user/login/', {
				username: user.username,
				password: goodPassword,
			})
			.then(({ body }) => body)) as { token: string }
		await sent()
		await requestReset(user.email)
		const [email] = await sent()
		const response = await set(tokenOf(email))
		expect(response).toMatchObject({ status: 200, body: { status: true, email: user.email } })
		expect(response.body).not.toHaveProperty('token')
		for (const token of [user.token, other]) {
			const info = await app.inject({ url: '/v1/user/info/', headers: { authorization: `Token ${token}` } })
			expect(info.statusCode).toBe(401)
		}
		const replay = await app.inject({
			method: 'PUT',
			url: '/v1/news/votes/',
			headers: { cookie: user.browser.cookies(), 'x-csrftoken': user.browser.csrftoken },
			payload: { subject: 1, decision: 1, id: 1 },
		})
		expect(replay.statusCode).toBe(403)
		expect((await sent()).map(({ kind, to }) => [kind, to])).toEqual([['password_changed', user.email]])
		expect((await logIn(user.username, goodPassword)).status).toBe(400)
		expect((await logIn(user.username, newPassword)).status).toBe(200)
	})

	test('works once; of ten concurrent uses one succeeds', async () => {
		const user = await activeUser(api)
		const token = await mailedToken(db, user.id, 'password_reset', at())
		const responses = await Promise.all(Array.from({ length: 10 }, () => set(token)))
		expect(responses.filter(({ body }) => (body as { status: boolean }).status)).toHaveLength(1)
		expect((await set(token)).body).toEqual({ status: false })
	})

	test('an old link is void after a newer one, after 30 minutes, and after a new password', async () => {
		const user = await activeUser(api)
		await sent()
		await requestReset(user.email)
		const [first] = await sent()
		await requestReset(user.email)
		const [second] = await sent()
		expect((await set(tokenOf(first))).body).toEqual({ status: false })
		clock += 30 * 60_000
		expect((await set(tokenOf(second))).body).toEqual({ status: false })
		const [one, link] = [
			await mailedToken(db, user.id, 'password_reset', at()),
			await mailedToken(db, user.id, 'google_link', at(), { issuer: 'x', subject: 'y' }),
		]
		expect((await set(one)).body).toMatchObject({ status: true })
		const response = await (await openBrowser(app)).send('POST', '/v1/user/login/', {
			username: user.username,
			password: newPassword,
			link_token: link,
		})
		expect(response).toMatchObject({ status: 400, body: { error: { code: 'link_expired' } } })
	})

	test('a refused password does not use the link up', async () => {
		const user = await activeUser(api)
		const token = await mailedToken(db, user.id, 'password_reset', at())
		for (const password of ['weak', 'Password1!', `Kq7#${'x'.repeat(97)}`]) {
			const response = await set(token, password)
			expect(response).toMatchObject({ status: 400, body: { error: { issues: [{ field: 'password' }] } } })
		}
		expect((await set(token)).body).toMatchObject({ status: true })
	})

	test('confirms an unconfirmed account, and voids everything that a stranger had set', async () => {
		const user = await signUpUser(api)
		const activation = await mailedToken(db, user.id, 'activation', at())
		const token = await mailedToken(db, user.id, 'password_reset', at())
		expect((await set(token)).body).toMatchObject({ status: true })
		expect((await logIn(user.username, goodPassword)).status).toBe(400)
		expect((await logIn(user.username, newPassword)).status).toBe(200)
		const stale = await (await openBrowser(app)).send('POST', '/v1/user/signup/confirmation/', {
			token: activation,
		})
		expect(stale.body).toEqual({ status: false })
	})

	test('is refused for a suspended account, and with a token for something else', async () => {
		const user = await activeUser(api)
		const activation = await mailedToken(db, user.id, 'activation', at())
		expect((await set(activation)).body).toEqual({ status: false })
		const token = await mailedToken(db, user.id, 'password_reset', at())
		await sql`update account set suspended_at = now() where id = ${user.id}`.execute(db)
		expect((await set(token)).body).toEqual({ status: false })
	})

	test('a log-in with the old password that was in progress is refused afterwards', async () => {
		const user = await activeUser(api)
		const token = await mailedToken(db, user.id, 'password_reset', at())
		const [response] = await Promise.all([
			Promise.all(Array.from({ length: 4 }, () => logIn(user.username, goodPassword))),
			set(token),
		])
		for (const { status, body } of response) {
			if (status !== 200) continue
			const { token: given } = body as { token: string }
			const info = await app.inject({ url: '/v1/user/info/', headers: { authorization: `Token ${given}` } })
			expect(info.statusCode).toBe(401)
		}
	})
})

test('a link can be checked without using it up, and a used one is reported as used', async () => {
	const user = await activeUser(api)
	await sent()
	await requestReset(user.email)
	const token = tokenOf((await sent())[0])
	const isAlive = async (given: string) =>
		(await (await openBrowser(app)).send('POST', '/v1/user/password/reset/link/', { token: given })).body
	expect(await isAlive(token)).toEqual({ status: true })
	expect(await isAlive(token)).toEqual({ status: true })
	expect((await set(token)).body).toMatchObject({ status: true })
	expect(await isAlive(token)).toEqual({ status: false })
	expect(await isAlive('made-up')).toEqual({ status: false })
})
