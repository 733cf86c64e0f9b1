import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { newSession, sealSession } from '#api/identity/browser-session.ts'
import type { Services } from '#services/create-services.ts'
import type { SessionState } from '#store/accounts/session-store.ts'
import { createIsSignedIn, visitorOf } from './page-visitor.ts'

const secret = 'a secret that only tests know'
let state: SessionState = { kind: 'anonymous' }
let lookups = 0
const app = Fastify()
await app.register(fastifyCookie)
const findSession = async () => {
	lookups += 1
	return state
}
app.decorate('services', { now: Date.now, accounts: { findSession } } as unknown as Services)
app.decorate('site', { secret, publicUrl: 'http://zagros.test', countryOf: () => null })
const isSignedIn = createIsSignedIn()
app.get('/', async (request) => ({ signedIn: await isSignedIn(request) }))
afterAll(() => app.close())

const visit = async (cookie: string) => {
	const response = await app.inject({ url: '/', headers: cookie === '' ? {} : { cookie } })
	return response.json().signedIn as boolean
}
const sessionCookie = () => `sessionid=${sealSession(secret, newSession(Date.now()))}`

test('the session alone decides who is signed in, whatever any other cookie claims', async () => {
	state = { kind: 'signed_in', accountId: 7 }
	expect(await visit(sessionCookie())).toBe(true)
	expect(await visit(`${sessionCookie()}; user_is_logged_in=false`)).toBe(true)
	state = { kind: 'ended' }
	expect(await visit(`${sessionCookie()}; user_is_logged_in=true`)).toBe(false)
	expect(await visit('user_is_logged_in=true')).toBe(false)
	expect(await visit('sessionid=forged; user_is_logged_in=true')).toBe(false)
})

test('an anonymous session is looked up once, a signed-in one each time', async () => {
	state = { kind: 'anonymous' }
	const stranger = sessionCookie()
	lookups = 0
	for (let round = 0; round < 5; round += 1) expect(await visit(stranger)).toBe(false)
	expect(lookups).toBe(1)
	state = { kind: 'signed_in', accountId: 7 }
	const member = sessionCookie()
	expect(await visit(member)).toBe(true)
	state = { kind: 'ended' }
	expect(await visit(member)).toBe(false)
	expect(lookups).toBe(3)
})

test('a browser that has deleted its token is logged out, although its session exists', () => {
	const by = (cookies: Record<string, string>) =>
		visitorOf({ cookies, headers: {} } as unknown as FastifyRequest, true, () => null).signedIn
	expect(by({ user_is_logged_in: 'false' })).toBe(false)
	expect(by({ user_is_logged_in: 'true' })).toBe(true)
	// The hint may have been lost; the session is what counts.
	expect(by({})).toBe(true)
})
