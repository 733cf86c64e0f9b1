import { beforeAll, expect, test, vi } from 'vitest'
import type { FetchEvent } from './worker-scope.ts'

const listeners = new Map<string, (event: FetchEvent) => void>()
const matchCached = vi.fn(async () => undefined)
const openQueue = vi.fn(() => {
	throw new Error('the queue was read')
})
const origin = 'https://zagros.test'

beforeAll(async () => {
	const addEventListener = (name: string, listener: (event: FetchEvent) => void) =>
		listeners.set(name, listener)
	vi.stubGlobal('buildName', 'test')
	vi.stubGlobal('self', { addEventListener, location: { origin } })
	vi.stubGlobal('caches', { match: matchCached })
	vi.stubGlobal('indexedDB', { open: openQueue })
	vi.stubGlobal('fetch', async () => new Response('from the server'))
	await import('./service-worker.ts')
})

test.each(['/images/logo.png', '/v1/news/mine/?ids=1', '/v1/user/favorites/news/ids/'])(
	'online %s is not looked up on the device',
	async (path) => {
		let response: Promise<Response> | undefined
		listeners.get('fetch')?.({
			request: new Request(origin + path),
			respondWith: (given: Promise<Response>) => {
				response = given
			},
		} as unknown as FetchEvent)
		expect(await (await response)?.text()).toBe('from the server')
		expect([matchCached, openQueue].map((looked) => looked.mock.calls.length)).toEqual([0, 0])
	},
)
