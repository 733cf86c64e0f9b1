import { expect, test } from 'vitest'
import { HashingBusyError } from '#services/accounts/password-hashing.ts'
import { demoteOperator } from '#services/operator/promote-operator.ts'
import { sql } from '#store/sql.ts'
import { activeUser, goodPassword } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { activeOperator, codeOf, promotedUser, visitorOf } from '#test/operators.ts'

let ahead = 0
const now = () => Date.now() + ahead
const api = await testApi({ now, limitScale: 1 })
const minutes = (count: number) => {
	ahead += count * 60_000
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const paths = ['/operator', '/operator/', '/operator/log/', '/operator/files/desk.css', '/v1/operator/log/']

/** Everything in a response except the date and the request id. */
const responseTo = async (method: (typeof methods)[number], url: string, headers: Record<string, string>) => {
	const { statusCode, headers: given, body } = await api.app.inject({ method, url, headers })
	const { date, 'x-request-id': requestId, ...rest } = given
	// Over HTTP a response to HEAD has no body.
	return { statusCode, body: method === 'HEAD' ? '' : body, rest }
}

test.each(['a stranger', 'a reader', 'a promoted reader', 'an operator before the code'])(
	'%s gets the same 404 as for any unknown address, by every method',
	async (who) => {
		const headers: Record<string, string> = {}
		if (who === 'a reader') headers.cookie = (await activeUser(api)).browser.cookies()
		if (who === 'a promoted reader') headers.cookie = (await promotedUser(api)).user.browser.cookies()
		if (who === 'an operator before the code') {
			const operator = await activeOperator(api)
			const again = await openBrowser(api.app)
			const login = { username: operator.username, password: goodPassword }
			const { body } = await again.send('POST', '/v1/user/login/', login)
			headers.cookie = again.cookies()
			const token = { authorization: `Token ${(body as { token: string }).token}` }
			expect((await responseTo('GET', '/v1/operator/log/', token)).statusCode).toBe(404)
		}
		for (const method of methods) {
			for (const path of paths) {
				const nowhere = path.replace('operator', 'nowhere1')
				expect(await responseTo(method, path, headers), `${method} ${path}`).toEqual(
					await responseTo(method, nowhere, headers),
				)
			}
		}
	},
)

test('no public document mentions the desk', async () => {
	const document = await api.app.inject('/v1/openapi.json')
	expect(document.statusCode).toBe(200)
	expect(document.body).not.toMatch(/\/operator/)
})

test('the link of a promotion sets up the second factor, once, for its own account', async () => {
	const { user, link } = await promotedUser(api)
	const stranger = visitorOf(api, await activeUser(api))
	expect((await stranger.get(link)).text).toContain(user.username)
	expect((await stranger.get(link)).text).not.toContain('id="key"')
	expect((await stranger.press(link, { code: '123456' })).status).toBe(404)
	const own = visitorOf(api, user)
	const page = await own.get(link)
	const [, key = ''] = /id="key">([^<]+)</.exec(page.text) ?? []
	expect((await own.get(link)).text, 'opened again, it shows the same key').toContain(key)
	expect((await own.press(link, { code: '000000' })).status).toBe(400)
	const done = await own.press(link, { code: codeOf(key, now()) })
	expect(done.text.match(/<li><code>/g)).toHaveLength(10)
	expect((await own.get('/operator/log/')).status).toBe(200)
	expect((await own.get(link)).status).toBe(404)
	const stored = await sql<{ codes: string }>`
		select string_agg(code_hash, ' ') as codes from recovery_code
	`.execute(api.db)
	const [, code = ''] = /<li><code>([^<]+)</.exec(done.text) ?? []
	expect(stored.rows[0]?.codes).not.toContain(code)
})

test('a code works once, a recovery code too, and guesses are limited', async () => {
	const operator = await activeOperator(api)
	expect((await operator.get('/operator/sign-in/')).location, 'confirmed a moment ago').toBe('/operator/')
	minutes(13 * 60)
	expect(await operator.get('/operator/log/')).toMatchObject({
		status: 303,
		location: '/operator/sign-in/?next=%2Foperator%2Flog%2F',
	})
	const password = goodPassword
	const signIn = (fields: Record<string, string>) =>
		operator.press('/operator/sign-in/?next=/operator/log/', { password, ...fields })
	const code = codeOf(operator.key, now())
	expect((await signIn({ code, password: 'Wrong#123pass' })).status, 'the password is asked for too').toBe(
		400,
	)
	expect(await signIn({ code })).toMatchObject({ status: 303, location: '/operator/log/' })
	expect((await signIn({ code })).status, 'a code is used once').toBe(400)
	const [recovery = ''] = operator.recovery
	expect((await signIn({ code: recovery.toLowerCase() })).status).toBe(303)
	expect((await signIn({ code: recovery })).status).toBe(400)
	const guesses: number[] = []
	for (let guess = 0; guess < 6; guess += 1) guesses.push((await signIn({ code: '000000' })).status)
	expect(guesses).toContain(429)
})

test('an attempt that we are too busy to check is not counted', async () => {
	const operator = await activeOperator(api)
	minutes(13 * 60)
	const { parts } = api.services.accounts
	const { passwords } = parts
	const signIn = async () =>
		(
			await operator.press('/operator/sign-in/', {
				password: goodPassword,
				code: codeOf(operator.key, now()),
			})
		).status
	parts.passwords = {
		...passwords,
		fits: async () => {
			throw new HashingBusyError('busy')
		},
	}
	const busy: number[] = []
	for (let attempt = 0; attempt < 7; attempt += 1) busy.push(await signIn())
	parts.passwords = passwords
	expect(busy).toEqual(Array(7).fill(503))
	expect(await signIn()).toBe(303)
})

test('a form of another site, or without its CSRF token, does nothing', async () => {
	const operator = await activeOperator(api)
	expect((await operator.press('/operator/sign-in/', { csrf: 'x', code: '000000' })).status).toBe(403)
	const foreign = await api.app.inject({
		method: 'POST',
		url: '/operator/sign-in/',
		headers: {
			cookie: operator.browser.cookies(),
			'x-csrftoken': operator.browser.csrftoken,
			origin: 'https://elsewhere.test',
			'content-type': 'application/x-www-form-urlencoded',
		},
		payload: 'code=000000',
	})
	expect(foreign.statusCode).toBe(403)
})

test('an operator who is demoted or suspended is a reader again immediately', async () => {
	const [one, other] = [await activeOperator(api), await activeOperator(api)]
	await demoteOperator(api.db, one.id)
	expect((await one.get('/operator/log/')).status).toBe(404)
	await sql`update account set suspended_at = now() where id = ${other.id}`.execute(api.db)
	expect((await other.get('/operator/log/')).status).toBe(404)
})

test('the log shows it in the operator’s language, and cannot be changed', async () => {
	const operator = await activeOperator(api)
	const page = await operator.get('/operator/log/')
	expect(page.text).toContain('Second factor set up')
	expect(page.text).toContain(operator.username)
	const redirect = await operator.get('/operator/log/?lang=fa')
	expect(redirect).toMatchObject({ status: 303, location: '/operator/log/' })
	await expect(sql`update operator_log set who = 'nobody'`.execute(api.db)).rejects.toThrow('only ever added')
	await expect(sql`delete from operator_log`.execute(api.db)).rejects.toThrow('only ever added')
	await expect(sql`truncate operator_log`.execute(api.db)).rejects.toThrow('only ever added')
	const { body } = await operator.browser.send('GET', '/v1/operator/log/', undefined, operator.as)
	expect(body).toMatchObject({ status: 1, data: { entries: expect.any(Array) } })
})
