import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { addAccount } from './account-store.ts'
import {
	clearOldSessions,
	endSession,
	endSessionsOf,
	findAccountByToken,
	findSession,
	noteVisit,
	retireSession,
	startSession,
} from './session-store.ts'

const { db } = await testDatabase()
const device = { browser: 'Firefox', system: 'Linux' } as const
const begun = new Date('2026-03-01T00:00:00Z')
const later = (days: number) => new Date(begun.getTime() + days * 86_400_000)
let people = 0
async function somebody(): Promise<number> {
	people += 1
	const name = `reader.number${people}`
	const draft = {
		username: name,
		email: `${name}@example.com`,
		firstName: 'S',
		lastName: 'K',
		sex: 'U',
		locale: 'en',
	} as const
	return (await addAccount(db, { ...draft, passwordHash: null }, begun, begun)) ?? 0
}

test('a browser without a row is anonymous, one with a row is its user’s', async () => {
	const accountId = await somebody()
	expect(await findSession(db, 'a', begun)).toEqual({ kind: 'anonymous' })
	await startSession(db, { idHash: 'a', tokenHash: 'token a', accountId, device }, begun)
	expect(await findSession(db, 'a', begun)).toEqual({ kind: 'signed_in', accountId })
	expect(await findAccountByToken(db, 'token a', begun)).toEqual({ id: accountId })
	expect(await findAccountByToken(db, 'a', later(1))).toBeUndefined()
})

test('finding a session writes nothing; a visit is to be noted again after ten minutes', async () => {
	const accountId = await somebody()
	await startSession(db, { idHash: 'v', tokenHash: 'token v', accountId, device }, begun)
	const minutes = (count: number) => later(count / (24 * 60))
	const isUnnoted = async (at: Date) => ((await findAccountByToken(db, 'token v', at))?.unnoted ?? '') === 'v'
	expect([await isUnnoted(minutes(9)), await isUnnoted(minutes(11)), await isUnnoted(minutes(11))]).toEqual([
		false,
		true,
		true,
	])
	await noteVisit(db, 'v', minutes(11))
	expect([await isUnnoted(minutes(11)), await isUnnoted(minutes(22))]).toEqual([false, true])
	// A late note of an earlier visit changes nothing.
	await noteVisit(db, 'v', begun)
	expect(await isUnnoted(minutes(11))).toBe(false)
})

test('an ended session stays known, so that its cookie is not mistaken for a new browser’s', async () => {
	const accountId = await somebody()
	await startSession(db, { idHash: 'b', tokenHash: 'token b', accountId, device }, begun)
	await endSession(db, 'b', later(1))
	expect(await findSession(db, 'b', later(2))).toEqual({ kind: 'ended' })
	expect(await findAccountByToken(db, 'token b', later(2))).toBeUndefined()
	await retireSession(db, 'c', accountId, begun)
	expect(await findSession(db, 'c', begun)).toEqual({ kind: 'ended' })
	expect(await clearOldSessions(db, later(91))).toBeGreaterThanOrEqual(2)
})

test('all sessions but the current one can be ended', async () => {
	const accountId = await somebody()
	for (const id of ['d', 'e', 'f'])
		await startSession(db, { idHash: id, tokenHash: `token ${id}`, accountId, device }, begun)
	await endSessionsOf(db, accountId, later(1), { idHash: 'e' })
	const states = await Promise.all(
		['d', 'e', 'f'].map(async (id) => (await findSession(db, id, later(1))).kind),
	)
	expect(states).toEqual(['ended', 'signed_in', 'ended'])
})
