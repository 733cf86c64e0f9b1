import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openGate } from '#test/faults/tcp-gate.ts'
import { announceVotes } from './news-announcement.ts'
import { type Hearing, listenForNews } from './news-listener.ts'

const { db, login } = await testDatabase()
const line = await openGate(() => join(login.host ?? '', `.s.PGSQL.${login.port}`))
afterAll(() => line.close())

const waiting = { timeout: 20_000, interval: 5 }

test('a line that is cut without a word is noticed, given up and opened again', async () => {
	const heard: Hearing[] = []
	const changes: number[] = []
	const listener = listenForNews({
		openClient: async () => {
			const client = new pg.Client({ ...login, host: '127.0.0.1', port: line.port })
			client.on('error', () => {})
			await client.connect()
			return client
		},
		onChange: (change) => changes.push(change.kind === 'votes' ? change.itemId : 0),
		onHearing: (hearing) => heard.push(hearing),
	})
	await vi.waitUntil(() => heard.at(-1) === 'yes', waiting)
	await announceVotes(db, 1)
	await vi.waitUntil(() => changes.length === 1, waiting)

	await line.set('silent')
	const cutAt = performance.now()
	await vi.waitUntil(() => heard.at(-1) === 'unsure', waiting)
	// Three quarters of a second in earnest; ten times that on a busy machine.
	expect(performance.now() - cutAt).toBeLessThan(7_500)
	await announceVotes(db, 2)
	await line.set('open')
	// What was told meanwhile is lost, and so whoever listens is told that something may be.
	await vi.waitUntil(() => heard.slice(-2).join() === 'no,yes', waiting)
	await announceVotes(db, 3)
	await vi.waitUntil(() => changes.includes(3), waiting)
	expect(changes).toEqual([1, 3])
	await listener.stop()
}, 60_000)
