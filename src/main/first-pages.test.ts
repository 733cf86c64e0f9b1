import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { isPageCall } from '#api/pages/page-call.ts'
import { addFirstPages } from './first-pages.ts'

function appWith(made: string[]) {
	const app = Fastify()
	app.get('/*', async ({ url }) => {
		await sleep(50)
		if (isPageCall()) made.push(url)
		return 'a page'
	})
	addFirstPages(app)
	return app
}

test('both home pages are made once the server listens, by nobody who is counted', async () => {
	const made: string[] = []
	const app = appWith(made)
	await app.ready()
	expect(made).toEqual([])
	await app.listen({ port: 0, host: '127.0.0.1' })
	await vi.waitFor(() => expect(made).toEqual(['/fa', '/en']))
	await app.close()
})

test('whoever closes the server waits for the page under way, and for no other', async () => {
	const made: string[] = []
	const app = appWith(made)
	await app.listen({ port: 0, host: '127.0.0.1' })
	await app.close()
	expect(made).toEqual(['/fa'])
})

test('a page that cannot be made keeps nobody from reading, and from closing', async () => {
	const app = Fastify()
	const fail = vi.fn(() => Promise.reject(new Error('no database')))
	app.get('/fa', fail)
	app.get('/healthz', async () => 'well')
	addFirstPages(app)
	const origin = await app.listen({ port: 0, host: '127.0.0.1' })
	expect(await (await fetch(`${origin}/healthz`)).text()).toBe('well')
	await app.close()
	expect(fail).toHaveBeenCalled()
})
