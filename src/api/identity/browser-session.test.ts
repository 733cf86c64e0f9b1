import { expect, test } from 'vitest'
import {
	csrfTokenFits,
	csrfTokenOf,
	newSession,
	openSession,
	publicSessionId,
	sealSession,
	sessionLifetime,
} from './browser-session.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const secret = 'a secret of the tests'
const session = newSession(now)
const cookie = sealSession(secret, session)

test('a sealed session can be opened', () => {
	expect(openSession(secret, cookie, now)).toEqual(session)
})

test.each([
	['nothing', undefined],
	['an empty value', ''],
	['a longer life', cookie.replace(/\.[0-9a-z]+\.([\w-]{43})$/, '.zzzzzz.$1')],
	['another id', `${newSession(now).id}${cookie.slice(43)}`],
	['a cut signature', cookie.slice(0, -1)],
	['another secret', sealSession('another', session)],
	['ten kilobytes', 'x'.repeat(10_000)],
])('%s opens no session', (_name, given) => {
	expect(openSession(secret, given, now)).toBeUndefined()
})

test('a session ends after 14 idle days and after 90 days in any case', () => {
	expect(openSession(secret, cookie, now + sessionLifetime.idleMs)).toBeDefined()
	expect(openSession(secret, cookie, now + sessionLifetime.idleMs + 2000)).toBeUndefined()
	const old = sealSession(secret, { ...session, seenAt: now + sessionLifetime.absoluteMs })
	expect(openSession(secret, old, now + sessionLifetime.absoluteMs + 2000)).toBeUndefined()
})

test('a clock that jumps back a day ends no session', () => {
	expect(openSession(secret, cookie, now - 86_400_000)).toBeDefined()
})

test('a CSRF token is valid for its own session only', () => {
	const token = csrfTokenOf(secret, session)
	expect(csrfTokenFits(secret, session, token)).toBe(true)
	expect(csrfTokenFits(secret, newSession(now), token)).toBe(false)
	expect(csrfTokenFits(secret, session, undefined)).toBe(false)
})

test('the public id reveals nothing of the credential', () => {
	expect(cookie).not.toContain(publicSessionId(session))
})
