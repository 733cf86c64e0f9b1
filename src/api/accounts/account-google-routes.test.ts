import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { createGoogleSignIn } from '#outside/google-identity.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { sql } from '#store/sql.ts'
import { activeUser, freshForm, goodPassword, signUpUser } from '#test/accounts.ts'
import { openBrowser, type TestBrowser, testApi, testOrigin } from '#test/api-app.ts'
import { testDatabase } from '#test/database.ts'
import { type IssuerPerson, openIssuer } from '#test/oidc-issuer.ts'
import { codeOf } from '#test/operators.ts'

const redirectUri = `${testOrigin}/auth/callback`
const issuer = await openIssuer(redirectUri)
const { host } = new URL(issuer.url)
const guard = createGuardedFetch({ userAgent: 'test', allow: [host], limits: { perHost: 8 } })

/** If set, the token endpoint returns this instead of its own id_token. */
let forged: ((claims: Record<string, unknown>) => string) | undefined
const get: GuardedFetch = async (request) => {
	const page = await guard(request)
	if (!page.ok || forged === undefined || !request.url.endsWith('/token')) return page
	const response = JSON.parse(Buffer.from(page.value.body).toString())
	const claims = JSON.parse(Buffer.from(response.id_token.split('.')[1], 'base64url').toString())
	response.id_token = forged(claims)
	return { ok: true, value: { ...page.value, body: Buffer.from(JSON.stringify(response)) } }
}
const settings = {
	clientId: issuer.clientId,
	clientSecret: issuer.clientSecret,
	issuer: issuer.url,
	redirectUri,
}
const database = await testDatabase()
let clock = 0
const now = () => Date.now() + clock
const api = await testApi({ database, google: createGoogleSignIn(settings, get), now })
const { app, db } = api

let people = 0
const newPerson = (more: Partial<IssuerPerson> = {}): IssuerPerson => {
	people += 1
	return {
		sub: `subject-${people}`,
		email: `nima.rad${people}@example.com`,
		email_verified: true,
		given_name: 'Nima',
		family_name: 'Rad',
		...more,
	}
}

async function begin(browser: TestBrowser): Promise<URL> {
	const response = await browser.send('GET', '/v1/user/auth/google/start/?lang=fa')
	expect(response.status).toBe(302)
	return new URL(String(response.headers.location))
}
const fieldsOf = (url: URL) => Object.fromEntries(url.searchParams)
const finish = (browser: TestBrowser, fields: object) => browser.send('POST', '/v1/user/auth/google/', fields)
const errorOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { error?: { code: string } }).error?.code,
]
async function signIn(person: IssuerPerson, browser?: TestBrowser) {
	issuer.actAs(person)
	const from = browser ?? (await openBrowser(app))
	const back = await issuer.follow((await begin(from)).href)
	return { browser: from, back, response: await finish(from, fieldsOf(back)) }
}
const info = async (browser: TestBrowser, response: { body: unknown }) => {
	const { token } = (response.body as { data: { token: string } }).data
	return (await browser.send('GET', '/v1/user/info/', undefined, { authorization: `Token ${token}` }))
		.body as {
		data: { username: string; email: string; first_name: string; subscription_set: unknown[] }
	}
}
const sessionsOf = async (email: string) => {
	const found = await sql<{ count: number }>`
		select count(*)::integer as count from session join account on account.id = user_id
		where email = ${email} and ended_at is null
	`.execute(db)
	return found.rows[0]?.count
}

describe('the redirect to the issuer', () => {
	test('carries PKCE, a state and a nonce, new each time, and comes back to the callback page', async () => {
		const browser = await openBrowser(app)
		const [one, other] = [await begin(browser), await begin(browser)]
		expect(one.origin).toBe(issuer.url)
		expect(fieldsOf(one)).toMatchObject({
			response_type: 'code',
			code_challenge_method: 'S256',
			redirect_uri: redirectUri,
			client_id: issuer.clientId,
			ui_locales: 'fa',
		})
		for (const name of ['state', 'nonce', 'code_challenge']) {
			expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
			expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name))
		}
	})

	test('is refused with a clear message where it is not configured', async () => {
		const without = await testApi({ database })
		const response = await without.app.inject('/v1/user/auth/google/start/')
		expect([response.statusCode, response.json().error.code]).toEqual([503, 'google_not_configured'])
	})

	test('is limited as a write: twenty in ten minutes for a browser', async () => {
		const strict = await testApi({ database, google: createGoogleSignIn(settings, get), limitScale: 1 })
		const browser = await openBrowser(strict.app)
		const statuses: number[] = []
		for (let each = 0; each < 21; each += 1)
			statuses.push((await browser.send('GET', '/v1/user/auth/google/start/')).status)
		expect(statuses).toEqual([...Array(20).fill(302), 429])
	})

	test('reports that the issuer does not respond', async () => {
		const dead = createGoogleSignIn({ ...settings, issuer: 'http://127.0.0.1:9' }, guard)
		const without = await testApi({ database, google: dead })
		const response = await without.app.inject('/v1/user/auth/google/start/')
		expect([response.statusCode, response.json().error.code]).toEqual([503, 'google_unreachable'])
	})

	test('an issuer inside our network is never connected to', async () => {
		const dials: unknown[] = []
		const strict = createGuardedFetch({
			userAgent: 'test',
			resolve: async () => ['169.254.169.254'],
			dial: async (...target) => {
				dials.push(target)
				throw new Error('dialled')
			},
		})
		for (const inside of ['https://issuer.example', 'https://127.0.0.1', 'http://[::1]:8080']) {
			const google = createGoogleSignIn({ ...settings, issuer: inside }, strict)
			const began = await google.begin({ state: 's', nonce: 'n', codeVerifier: 'v' }, 'en')
			expect(began.ok).toBe(false)
		}
		expect(dials).toEqual([])
	})
})

describe('a person whom the issuer has authenticated', () => {
	test('gets an account with a free username, a trial and no password', async () => {
		const person = newPerson()
		const { browser, response } = await signIn(person)
		expect(response).toMatchObject({ status: 200, body: { status: 1, data: { token: expect.any(String) } } })
		const { data } = await info(browser, response)
		expect(data).toMatchObject({ email: person.email, first_name: 'Nima' })
		expect(data.username).toMatch(/^[a-z0-9][a-z0-9._]{6,18}[a-z0-9]$/)
		expect(data.subscription_set).toMatchObject([{ plan: 'trial' }])
		const login = await browser.send('POST', '/v1/user/login/', {
			username: person.email,
			password: goodPassword,
		})
		expect(errorOf(login)).toEqual([400, 'wrong_credentials'])
	})

	test('comes back to the same account by subject, even with another address', async () => {
		const person = newPerson()
		const first = await signIn(person)
		const again = await signIn({ ...person, email: `other.${person.email}` })
		const [before, after] = [
			await info(first.browser, first.response),
			await info(again.browser, again.response),
		]
		expect(after.data.username).toBe(before.data.username)
		expect(after.data.email).toBe(person.email)
	})

	test('is identified by the token, whatever the body claims', async () => {
		const person = newPerson()
		issuer.actAs(person)
		const browser = await openBrowser(app)
		const back = await issuer.follow((await begin(browser)).href)
		const claimed = { user_email: 'victim@example.com', first_name: 'Victim', provider: 'google' }
		const response = await finish(browser, { ...fieldsOf(back), ...claimed })
		expect((await info(browser, response)).data).toMatchObject({ email: person.email, first_name: 'Nima' })
	})

	test('may have the same name as another user: the usernames differ', async () => {
		const one = await signIn(newPerson({ email: 'same.name@example.com' }))
		const other = await signIn(newPerson({ email: 'same.name@example.org' }))
		const names = [await info(one.browser, one.response), await info(other.browser, other.response)]
		expect(names[0]?.data.username).toBe('same.name')
		expect(names[1]?.data.username).toMatch(/^same\.name\d{6}$/)
	})

	test('gets one account from many tabs at once', async () => {
		const person = newPerson()
		issuer.actAs(person)
		const responses = await Promise.all(
			Array.from({ length: 4 }, async () => {
				const browser = await openBrowser(app)
				const back = await issuer.follow((await begin(browser)).href)
				return finish(browser, fieldsOf(back))
			}),
		)
		expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
		const rows = await sql`select from account where email = ${person.email}`.execute(db)
		expect(rows.rows).toHaveLength(1)
	})

	test('is identified where the issuer omits the address from the id_token', async () => {
		const reticent = await openIssuer(redirectUri, { claimsInIdToken: false })
		const allowed = createGuardedFetch({
			userAgent: 'test',
			allow: [new URL(reticent.url).host],
			limits: { perHost: 8 },
		})
		const google = createGoogleSignIn({ ...settings, issuer: reticent.url }, allowed)
		const other = await testApi({ database, google })
		const person = newPerson()
		reticent.actAs(person)
		const browser = await openBrowser(other.app)
		const start = await browser.send('GET', '/v1/user/auth/google/start/')
		const back = await reticent.follow(String(start.headers.location))
		const response = await finish(browser, fieldsOf(back))
		expect((await info(browser, response)).data.email).toBe(person.email)
	})
})

describe('a callback that is not this browser’s own', () => {
	const refused = [400, 'google_failed']

	test('cancelled at the issuer: reported as such, and the state is used up', async () => {
		issuer.actAs('cancel')
		const browser = await openBrowser(app)
		const back = await issuer.follow((await begin(browser)).href)
		expect(fieldsOf(back)).toMatchObject({ error: 'access_denied' })
		expect(errorOf(await finish(browser, fieldsOf(back)))).toEqual([400, 'google_cancelled'])
		expect(errorOf(await finish(browser, fieldsOf(back)))).toEqual(refused)
	})

	test('replayed, in whole or with a new state', async () => {
		const { browser, back, response } = await signIn(newPerson())
		expect(response.status).toBe(200)
		expect(errorOf(await finish(browser, fieldsOf(back)))).toEqual(refused)
		const { searchParams } = await begin(browser)
		const spliced = { ...fieldsOf(back), state: searchParams.get('state') }
		expect(errorOf(await finish(browser, spliced))).toEqual(refused)
	})

	test('from another browser, while it stays valid in its own', async () => {
		issuer.actAs(newPerson())
		const [browser, thief] = [await openBrowser(app), await openBrowser(app)]
		const back = await issuer.follow((await begin(browser)).href)
		expect(errorOf(await finish(thief, fieldsOf(back)))).toEqual(refused)
		expect((await finish(browser, fieldsOf(back))).status).toBe(200)
	})

	test.each([
		['no state', { code: 'x' }, 'invalid_input'],
		['an unknown state', { code: 'x', state: 'y'.repeat(43) }, 'google_failed'],
		['no code', { state: 'y'.repeat(43) }, 'google_failed'],
	])('%s', async (_name, fields, code) => {
		expect(errorOf(await finish(await openBrowser(app), fields))).toEqual([400, code])
	})

	test('from a program without a session', async () => {
		const payload = { code: 'x', state: 'y' }
		const response = await app.inject({ method: 'POST', url: '/v1/user/auth/google/', payload })
		expect(errorOf({ status: response.statusCode, body: response.json() })).toEqual(refused)
	})

	test('later than ten minutes', async () => {
		issuer.actAs(newPerson())
		const browser = await openBrowser(app)
		const back = await issuer.follow((await begin(browser)).href)
		clock = 601_000
		const response = await finish(browser, fieldsOf(back))
		clock = 0
		expect(errorOf(response)).toEqual(refused)
	})

	test('naming another issuer', async () => {
		issuer.actAs(newPerson())
		const browser = await openBrowser(app)
		const back = await issuer.follow((await begin(browser)).href)
		const mixed = { ...fieldsOf(back), iss: 'https://other.example' }
		expect(errorOf(await finish(browser, mixed))).toEqual(refused)
	})

	test('without the verifier that only the server has: the issuer refuses the code', async () => {
		issuer.actAs(newPerson())
		const browser = await openBrowser(app)
		const back = await issuer.follow((await begin(browser)).href)
		await sql`update google_attempt set code_verifier = ${'z'.repeat(43)}`.execute(db)
		expect(errorOf(await finish(browser, fieldsOf(back)))).toEqual(refused)
	})
})

describe('an invalid id_token', () => {
	const seconds = () => Math.floor(Date.now() / 1000)
	const unsigned = (claims: object, header: object, signature = '') =>
		[header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') +
		`.${signature}`
	const hs256 = (claims: object) => {
		const body = unsigned(claims, { alg: 'HS256', kid: 'own-key' }).slice(0, -1)
		return `${body}.${createHmac('sha256', issuer.publicKey).update(body).digest('base64url')}`
	}
	const forgeries: [string, (claims: Record<string, unknown>) => string][] = [
		['unsigned', (claims) => unsigned(claims, { alg: 'none' })],
		['signed with the public key', hs256],
		['for another client', (claims) => issuer.sign({ ...claims, aud: 'other-client' })],
		['by another issuer', (claims) => issuer.sign({ ...claims, iss: 'https://accounts.google.com' })],
		['expired', (claims) => issuer.sign({ ...claims, iat: seconds() - 7200, exp: seconds() - 3600 })],
		['with another nonce', (claims) => issuer.sign({ ...claims, nonce: 'of another sign-in' })],
		['without a nonce', ({ nonce: _dropped, ...claims }) => issuer.sign(claims)],
		['by an unknown key', (claims) => issuer.sign(claims, { kid: 'other-key' })],
		[
			'with a key of its own',
			(claims) => issuer.sign(claims, { kid: 'mine', jku: 'http://127.0.0.1:9/jwks' }),
		],
		['altered', (claims) => issuer.sign({ ...claims, sub: 'x' }).replace(/\.[^.]{4}/, '.AAAA')],
		['garbled', () => 'not.a.token'],
	]

	test('the control: the same claims, signed again, are accepted', async () => {
		issuer.actAs(newPerson())
		const browser = await openBrowser(app)
		const back = await issuer.follow((await begin(browser)).href)
		forged = (claims) => issuer.sign(claims)
		const response = await finish(browser, fieldsOf(back))
		forged = undefined
		expect(response.status).toBe(200)
	})

	test.each(forgeries)('%s: refused in the code flow', async (_name, forge) => {
		const person = newPerson()
		issuer.actAs(person)
		const browser = await openBrowser(app)
		const back = await issuer.follow((await begin(browser)).href)
		forged = forge
		const response = await finish(browser, fieldsOf(back))
		forged = undefined
		expect(errorOf(response)).toEqual([400, 'google_failed'])
		expect(await sessionsOf(person.email)).toBe(0)
	})

	test.each(forgeries)('%s: refused as a bare token', async (_name, forge) => {
		const browser = await openBrowser(app)
		const { searchParams } = await begin(browser)
		const claims = {
			...newPerson(),
			iss: issuer.url,
			aud: issuer.clientId,
			nonce: searchParams.get('nonce'),
			iat: seconds(),
			exp: seconds() + 600,
		}
		const fields = { state: searchParams.get('state'), id_token: forge(claims), token_type: 'bearer' }
		expect(errorOf(await finish(browser, fields))).toEqual([400, 'google_failed'])
	})

	test('a good bare token with this browser’s nonce and state is accepted, once', async () => {
		const person = newPerson()
		const browser = await openBrowser(app)
		const { searchParams } = await begin(browser)
		const claims = {
			...person,
			iss: issuer.url,
			aud: issuer.clientId,
			nonce: searchParams.get('nonce'),
			iat: seconds(),
			exp: seconds() + 600,
		}
		const fields = {
			state: searchParams.get('state'),
			id_token: issuer.sign(claims),
			access_token: 'whatever',
			provider: 'google',
			token_type: 'bearer',
			user_email: 'victim@example.com',
			first_name: 'x',
			last_name: 'y',
		}
		const response = await finish(browser, fields)
		expect((await info(browser, response)).data.email).toBe(person.email)
		expect(errorOf(await finish(browser, fields))).toEqual([400, 'google_failed'])
		const { state: _state, ...stateless } = fields
		expect((await finish(browser, stateless)).status).toBe(400)
	})

	test.each([
		['unverified', { email_verified: false }],
		['verified only in words', { email_verified: 'true' as unknown as boolean }],
	])('an address that is %s makes no account', async (_name, more) => {
		const person = newPerson(more)
		const { response } = await signIn(person)
		expect(errorOf(response)).toEqual([400, 'google_email_unverified'])
		expect((await sql`select from account where email = ${person.email}`.execute(db)).rows).toEqual([])
	})
})

describe('an address that has an account here', () => {
	test('not confirmed: the stranger who signed up loses password, sessions and links', async () => {
		const attacker = await openBrowser(app)
		const user = await signUpUser(api, attacker)
		const person = newPerson({ email: user.email })
		const { browser, response } = await signIn(person)
		expect((await info(browser, response)).data.email).toBe(user.email)
		const login = await attacker.send('POST', '/v1/user/login/', {
			username: user.email,
			password: goodPassword,
		})
		expect(errorOf(login)).toEqual([400, 'wrong_credentials'])
		expect((await sql`select from account_token where account_id = ${user.id}`.execute(db)).rows).toEqual([])
		expect(await sessionsOf(user.email)).toBe(1)
	})

	test('confirmed: linked only after its password', async () => {
		const user = await activeUser(api)
		const person = newPerson({ email: user.email.toUpperCase() })
		const { browser, response } = await signIn(person)
		expect(errorOf(response)).toEqual([409, 'link_required'])
		const { link_token } = response.body as { link_token: string }
		expect(link_token).toMatch(/^[\w-]{43}$/)
		const logIn = (fields: object) =>
			browser.send('POST', '/v1/user/login/', { username: user.username, ...fields })
		expect(errorOf(await logIn({ password: 'Wrong#49lamp', link_token }))).toEqual([400, 'wrong_credentials'])
		expect((await logIn({ password: goodPassword, link_token })).status).toBe(200)
		expect(errorOf(await logIn({ password: goodPassword, link_token }))).toEqual([400, 'link_expired'])
		const again = await signIn(person)
		expect((await info(again.browser, again.response)).data.username).toBe(user.username)
	})

	test('a link token of another account, or an old one, links nothing', async () => {
		const [user, other] = [await activeUser(api), await activeUser(api)]
		const { browser, response } = await signIn(newPerson({ email: user.email }))
		const { link_token } = response.body as { link_token: string }
		const foreign = { username: other.username, password: goodPassword, link_token }
		expect(errorOf(await browser.send('POST', '/v1/user/login/', foreign))).toEqual([400, 'link_expired'])
		const late = await signIn(newPerson({ email: user.email }))
		clock = 601_000
		const fields = { username: user.username, password: goodPassword }
		const { link_token: old } = late.response.body as { link_token: string }
		const expired = await late.browser.send('POST', '/v1/user/login/', { ...fields, link_token: old })
		clock = 0
		expect(errorOf(expired)).toEqual([400, 'link_expired'])
		const rows = await sql`select from google_identity where account_id in (${user.id}, ${other.id})`.execute(
			db,
		)
		expect(rows.rows).toEqual([])
	})

	test('suspended: cannot log in', async () => {
		const person = newPerson()
		await signIn(person)
		await sql`update account set suspended_at = now() where email = ${person.email}`.execute(db)
		expect(errorOf((await signIn(person)).response)).toEqual([403, 'suspended'])
	})

	test('a sign-up with an address that came through Google is refused as taken', async () => {
		const person = newPerson()
		await signIn(person)
		const response = await (await openBrowser(app)).send('POST', '/v1/user/signup/', {
			...freshForm(),
			email: person.email,
		})
		expect(response.body).toMatchObject({ status: false, message: expect.any(String) })
	})
})

test('an account with two-factor log-in needs its code after Google too', async () => {
	const person = newPerson()
	const { browser, response } = await signIn(person)
	const as = { authorization: `Token ${(response.body as { data: { token: string } }).data.token}` }
	const path = '/v1/user/two-factor/'
	const setUp = await browser.send('POST', `${path}setup/`, {}, as)
	const { setup_token, secret } = (setUp.body as { data: { setup_token: string; secret: string } }).data
	await browser.send('POST', path, { setup_token, code: codeOf(secret, now()) }, as)
	const again = await signIn(person)
	expect(errorOf(again.response)).toEqual([403, 'code_required'])
	const { login_token } = again.response.body as { login_token: string }
	const code = codeOf(secret, now() + 30_000)
	const entered = await again.browser.send('POST', '/v1/user/login/code/', { login_token, code })
	expect(entered).toMatchObject({ status: 200, body: { status: true, token: expect.any(String) } })
	// A user without a password turns it off with a code.
	clock += 60_000
	const off = await browser.send('DELETE', path, { code: codeOf(secret, now()) }, as)
	expect(off.status).toBe(200)
	expect((await signIn(person)).response.status).toBe(200)
})
