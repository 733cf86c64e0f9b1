import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { miniflux } from './miniflux.ts'
import { makeStandIn } from './stand-in.ts'

test('miniflux is called as its manual says, on a database of our own', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'peers-test-'))
	const standIn = await makeStandIn(folder, 'miniflux', '{}')
	const feeds = ['http://127.0.0.1:9/0', 'http://127.0.0.1:9/1']
	const peer = await miniflux.open(standIn.path, { folder, feeds })
	try {
		await peer.readAll()
		await peer.makeDue()
		const server = await peer.serve?.()
		await fetch(`${server?.origin}${server?.ask.path}`, { headers: server?.ask.headers ?? {} })
		await server?.stop()

		const calls = await standIn.calls()
		expect(calls.map(({ args }) => args)).toEqual([
			['-migrate'],
			[],
			['-refresh-feeds'],
			['-reset-feed-next-check-at'],
			[],
		])
		for (const { env } of calls) {
			expect(env).toMatchObject({ CREATE_ADMIN: '1', BATCH_SIZE: '2', DISABLE_SCHEDULER_SERVICE: '1' })
			expect(env.DATABASE_URL).toMatch(
				/^host=\/\S+ port=5432 user=zagros_application dbname=miniflux sslmode=disable$/,
			)
		}
		const asked = (await standIn.asked()).filter(({ url }) => url !== '/healthcheck')
		expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
			'POST /v1/import',
			'GET /v1/entries?order=published_at&direction=desc&limit=10',
		])
		const [imported] = asked
		for (const feed of feeds) expect(imported?.body).toContain(`xmlUrl="${feed}"`)
		const { ADMIN_USERNAME, ADMIN_PASSWORD } = calls[0]?.env ?? {}
		const credentials = Buffer.from(`${ADMIN_USERNAME}:${ADMIN_PASSWORD}`).toString('base64')
		for (const { authorization } of asked) expect(authorization).toBe(`Basic ${credentials}`)
	} finally {
		await peer.close()
		await rm(folder, { recursive: true, force: true })
	}
	// It starts a PostgreSQL.
}, 60_000)
