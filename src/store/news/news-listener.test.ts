import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openGate } from '#test/faults/tcp-gate.ts'
import { until } from '#test/until.ts'
import { announceNewItems, type NewsChange } from './news-announcement.ts'
import { listenForNews } from './news-listener.ts'

const { db, login } = await testDatabase()
const line = await openGate(() => join(login.host ?? '', `.s.PGSQL.${login.port}`))
afterAll(() => line.close())

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
	await until(() => connections === 1)
	await announceNewItems(db, 'en')
	await until(() => changes.length === 1)

	await line.set('silent')
	await announceNewItems(db, 'fa')
	await line.set('open')
	// Notifications in between are lost, so listeners are called when the connection is back.
	await until(() => connections === 2)
	await announceNewItems(db, 'en')
	await until(() => changes.length === 2)
	expect(changes).toEqual([
		{ kind: 'items', locale: 'en' },
		{ kind: 'items', locale: 'en' },
	])
	await listener.stop()
})
