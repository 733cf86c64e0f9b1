import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './api-client.ts'

/** The parts of a browser that the client uses: its storage, its cookies and its fetch. */
let stored: Map<string, string>
let sent: { path: string; authorization: string | undefined }[]
let knownTokens: string[]

beforeEach(() => {
	stored = new Map([
		['user_is_logged_in', 'true'],
		['user_access_token', 'dead'],
	])
	sent = []
	knownTokens = []
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	})
	vi.stubGlobal('document', {
		get cookie() {
			return 'csrftoken=x'
		},
		set cookie(_line) {},
	})
	vi.stubGlobal('location', { protocol: 'http:' })
	vi.stubGlobal(
		'fetch',
		async (path: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
			const { authorization } = headers
			sent.push({ path, authorization })
			const refused = authorization !== undefined && !knownTokens.includes(authorization)
			return new Response('{"status":1}', { status: refused ? 401 : 200 })
		},
	)
})
afterEach(() => vi.unstubAllGlobals())

test.each([
	['POST', '/v1/news/filter/'],
	['POST', '/v1/news/recent/'],
	['PUT', '/v1/news/views/'],
	['PUT', '/v1/news/votes/'],
	['GET', '/v1/news/mine/?ids=1'],
	['GET', '/v1/news/freshness/'],
] as const)('%s %s with a token that died elsewhere gets the response of a guest', async (method, path) => {
	const response = await call(method, path, method === 'GET' ? undefined : {})
	expect(response.ok).toBe(true)
	expect(sent).toEqual([
		{ path, authorization: 'Token dead' },
		{ path: '/v1/session/', authorization: undefined },
		{ path, authorization: undefined },
	])
	expect([stored.get('user_is_logged_in'), stored.get('user_access_token')]).toEqual(['false', undefined])
})

test('a response that needs an account is returned as refused, and its caller decides', async () => {
	const response = await call('GET', '/v1/user/info/')
	expect(response).toMatchObject({ ok: false, failure: { status: 401 } })
	expect(stored.get('user_is_logged_in')).toBe('true')
})

test('a log-in that another tab renewed in between is used and stored', async () => {
	knownTokens = ['Token new']
	const pending = call('POST', '/v1/news/filter/', {})
	stored.set('user_access_token', 'new')
	expect((await pending).ok).toBe(true)
	expect(sent.map(({ authorization }) => authorization)).toEqual(['Token dead', 'Token new'])
	expect(stored.get('user_is_logged_in')).toBe('true')
})
