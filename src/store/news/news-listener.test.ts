import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openGate } from '#test/faults/tcp-gate.ts'
import { announceNewItems, type NewsChange } from './news-announcement.ts'
import { listenForNews } from './news-listener.ts'

const { db, login } = await testDatabase()
const line = await openGate(() => join(login.host ?? '', `.s.PGSQL.${login.port}`))
afterAll(() => line.close())

const waiting = { timeout: 20_000, interval: 5 }

test('a connection that breaks silently is dropped and opened again', async () => {
	let connections = 0
	const changes: NewsChange[] = []
	const listener = listenForNews({
		openClient: async () => {
			const client = new pg.Client({ ...login, host: '127.0.0.1', port: line.port })
			client.on('error', () => {})
			await client.connect()
			return client
		},
		onChange: (change) => changes.push(change),
		onConnected: () => {
			connections += 1
		},
	})
	await vi.waitUntil(() => connections === 1, waiting)
	await announceNewItems(db, 'en')
	await vi.waitUntil(() => changes.length === 1, waiting)

	await line.set('silent')
	await announceNewItems(db, 'fa')
	await line.set('open')
	// Notifications in between are lost, so listeners are called when the connection is back.
	await vi.waitUntil(() => connections === 2, waiting)
	await announceNewItems(db, 'en')
	await vi.waitUntil(() => changes.length === 2, waiting)
	expect(changes).toEqual([
		{ kind: 'items', locale: 'en' },
		{ kind: 'items', locale: 'en' },
	])
	await listener.stop()
}, 60_000)
