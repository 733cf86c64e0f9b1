import { afterAll, beforeAll, expect, test } from 'vitest'
import { layered, redirects, respondWith } from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { asFetch } from './web-fetch.ts'

let server: FaultServer
let guarded: ReturnType<typeof asFetch>

beforeAll(async () => {
	server = await startFaultServer()
	guarded = asFetch(createGuardedFetch({ userAgent: 'test', allow: [server.allow] }))
})
afterAll(() => server.close())

test('a decoded response reads like any web response', async () => {
	server.script('/json', layered('{"a":1}', 1))
	const response = await guarded(server.url('/json'))
	expect(response.status).toBe(200)
	expect(response.url).toBe(server.url('/json'))
	expect(await response.json()).toEqual({ a: 1 })
})

test('a form is sent as a form, and its error response keeps its text', async () => {
	server.script('/token', respondWith({ status: 400, body: '{"error":"invalid_grant"}' }))
	const response = await guarded(new URL(server.url('/token')), {
		method: 'post',
		body: new URLSearchParams({ code: 'x y' }),
		headers: new Headers({ authorization: 'Basic abc' }),
		redirect: 'manual',
	})
	expect(server.hitsOf('/token')[0]).toMatchObject({
		method: 'POST',
		body: 'code=x+y',
		headers: {
			authorization: 'Basic abc',
			'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
		},
	})
	expect(await response.json()).toEqual({ error: 'invalid_grant' })
})

test('manual redirects and empty responses come through', async () => {
	server.script('/moved', redirects('/x', 302))
	server.script('/none', respondWith({ status: 204 }))
	expect((await guarded(server.url('/moved'), { redirect: 'manual' })).headers.get('location')).toBe('/x')
	expect((await guarded(server.url('/none'))).body).toBeNull()
})

test('an identity provider that points inside is refused by the same guard', async () => {
	const failure = guarded('http://169.254.169.254/.well-known/openid-configuration')
	await expect(failure).rejects.toMatchObject({ name: 'TypeError', cause: { kind: 'refused_address' } })
})

test('aborting throws the reason, as fetch does', async () => {
	const reason = new Error('enough')
	await expect(guarded(server.url('/json'), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

test('a request that it cannot send is refused', async () => {
	await expect(guarded(server.url('/json'), { method: 'DELETE' })).rejects.toThrow(/DELETE/)
	await expect(guarded(server.url('/json'), { method: 'POST', body: new FormData() })).rejects.toThrow(
		/bytes/,
	)
})
