import { describe, expect, test } from 'vitest'
import { hashToken } from '#services/accounts/account-parts.ts'
import type { SessionState } from '#store/accounts/session-store.ts'
import { openBrowser, testApi, testSecret } from '#test/api-app.ts'
import { csrfTokenOf, newSession, sealSession } from './browser-session.ts'
import { sessionHashOf } from './identity.ts'

const day = 86_400_000
let clock = Date.parse('2026-03-01T12:00:00Z')
const tokens = new Map<string, number>()
const states = new Map<string, SessionState>()
const { app } = await testApi({
	now: () => clock,
	accounts: {
		findByToken: async (hash) => {
			const id = [...tokens].find(([token]) => hash === hashToken(token))?.[1]
			return id === undefined ? undefined : { id }
		},
		findSession: async (hash) => states.get(hash) ?? { kind: 'anonymous' },
	},
})

const cookiesOf = async (cookie?: string, url = '/v1/session/') => {
	const response = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
	return { response, set: Object.fromEntries(response.cookies.map((given) => [given.name, given])) }
}

describe('a session', () => {
	test('has a credential that scripts cannot read and a CSRF token that they can', async () => {
		const { response, set } = await cookiesOf()
		expect(response.json()).toEqual({ status: 1, session: expect.stringMatching(/^[\w-]{22}$/) })
		expect(response.body).not.toContain(set.sessionid?.value.split('.')[0])
		expect(set.sessionid).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
		expect(set.csrftoken).toMatchObject({ sameSite: 'Lax', path: '/' })
		expect(set.csrftoken?.httpOnly).toBeUndefined()
		expect(set.sessionid?.secure).toBeUndefined()
		expect(response.headers['cache-control']).toBe('private, no-store')
	})

	test('stays the same for a day, is then renewed, and keeps its public id', async () => {
		const first = await cookiesOf()
		const cookie = `sessionid=${first.set.sessionid?.value}; csrftoken=${first.set.csrftoken?.value}`
		const again = await cookiesOf(cookie)
		expect(again.set).toEqual({})
		expect(again.response.json()).toEqual(first.response.json())
		clock += day + 1000
		const later = await cookiesOf(cookie)
		expect(later.response.json()).toEqual(first.response.json())
		expect(later.set.sessionid?.value).not.toBe(first.set.sessionid?.value)
		expect(later.set.csrftoken?.value).toBe(first.set.csrftoken?.value)
	})

	test.each<[string, () => string]>([
		['forged', () => sealSession('another secret', newSession(clock))],
		['garbled', () => 'x'.repeat(4000)],
		['empty', () => ''],
		['idle for too long', () => sealSession(testSecret, newSession(clock - 15 * day))],
		[
			'older than ninety days',
			() => sealSession(testSecret, { ...newSession(clock), issuedAt: clock - 91 * day }),
		],
		[
			'altered',
			() =>
				sealSession(testSecret, newSession(clock)).replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
		],
	])('that is %s is replaced', async (_name, value) => {
		const { response, set } = await cookiesOf(`sessionid=${value()}`)
		expect(response.statusCode).toBe(200)
		expect(set.sessionid?.value).toMatch(/^[\w-]{43}\./)
		expect(set.sessionid?.value).not.toBe(value())
	})

	test('that was ended by a log-out is replaced, and can no longer vote', async () => {
		const session = newSession(clock)
		states.set(sessionHashOf(session), { kind: 'ended' })
		const cookie = `sessionid=${sealSession(testSecret, session)}`
		const { set } = await cookiesOf(cookie)
		expect(set.sessionid?.value).toBeDefined()
		const csrf = csrfTokenOf(testSecret, session)
		const vote = await app.inject({
			method: 'PUT',
			url: '/v1/news/votes/',
			headers: { cookie: `${cookie}; csrftoken=${csrf}`, 'x-csrftoken': csrf },
			payload: { subject: 1, decision: 1, id: 1 },
		})
		expect(vote.statusCode).toBe(403)
	})

	test('gets its csrf token on request', async () => {
		const { response, set } = await cookiesOf(undefined, '/v1/user/csrf/')
		expect(response.json()).toEqual({ status: 1, data: { csrftoken: set.csrftoken?.value } })
		const browser = await openBrowser(app)
		const { body } = await browser.send('GET', '/v1/user/csrf')
		expect(body).toEqual({ status: 1, data: { csrftoken: browser.csrftoken } })
	})
})

test('over https the cookies are sent over https only', async () => {
	const secure = await testApi({ publicUrl: 'https://zagros.test' })
	const response = await secure.app.inject('/v1/session/')
	expect(response.cookies.map(({ secure: only }) => only)).toEqual([true, true])
	expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
})

describe('an Authorization header that is not valid', () => {
	const routes = ['/v1/session/', '/v1/news/sources/', '/v1/prices/', '/v1/catalogue/', '/feeds/en.atom']
	test.each([
		['unknown', `Token ${'a'.repeat(43)}`],
		['of another scheme', 'Basic dXNlcjpwYXNz'],
		['bearer', `Bearer ${'a'.repeat(43)}`],
		['without a token', 'Token'],
		['empty', ''],
		['with two tokens', `Token ${'a'.repeat(43)} ${'b'.repeat(43)}`],
		['of 10 KB', `Token ${'a'.repeat(10_000)}`],
		['with SQL', "Token ' or 1=1 --"],
	])('%s is 401 everywhere', async (_name, authorization) => {
		const requests = [
			...routes.map((url) => ({ url })),
			{ method: 'POST' as const, url: '/v1/news/filter/', payload: { lang: 'en' } },
			{ method: 'PUT' as const, url: '/v1/news/votes/', payload: { subject: 1, decision: 1, id: 1 } },
		]
		for (const request of requests) {
			const response = await app.inject({ ...request, headers: { authorization } })
			expect([request.url, response.statusCode, response.json().error.code]).toEqual([
				request.url,
				401,
				'unauthorized',
			])
		}
	})
})

describe('a user', () => {
	const session = newSession(clock)
	const cookie = () => `sessionid=${sealSession(testSecret, { ...session, seenAt: clock })}`
	const two = { lang: 'en', assets: [4001, 4002] }

	test('with a valid token may filter freely, and the response is private', async () => {
		tokens.set('a'.repeat(43), 7)
		const headers = { authorization: `Token ${'a'.repeat(43)}` }
		const response = await app.inject({ method: 'POST', url: '/v1/news/filter/', headers, payload: two })
		expect(response.statusCode).toBe(200)
		expect(response.headers['cache-control']).toBe('private, no-store')
		const shared = await app.inject({ url: '/v1/catalogue/', headers })
		expect(shared.headers['cache-control']).toBe('private, no-store')
	})

	test('whose header disagrees with the session is 401', async () => {
		states.set(sessionHashOf(session), { kind: 'signed_in', accountId: 8 })
		const headers = { authorization: `Token ${'a'.repeat(43)}`, cookie: cookie() }
		expect((await app.inject({ url: '/v1/news/sort/', headers })).statusCode).toBe(401)
	})

	test('with a session but no token may not filter freely', async () => {
		const call = {
			method: 'POST' as const,
			url: '/v1/news/filter/',
			headers: { cookie: cookie() },
			payload: two,
		}
		expect((await app.inject(call)).json().error.code).toBe('filter_limit')
	})
})

test('an address has its country, or none', async () => {
	const iran = await app.inject({ url: '/v1/user/location/', remoteAddress: '2.144.0.1' })
	expect(iran.json()).toEqual({ country_code: 'IR' })
	expect((await app.inject('/v1/user/location')).json()).toEqual({ country_code: null })
})
