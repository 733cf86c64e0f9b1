import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { type AdmissionPurpose, admissionsPerHour, admitBrowser } from './browser-admission-store.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const admit = (sessionId: string, at = now, address = 'home', purpose: AdmissionPurpose = 'vote') =>
	admitBrowser(db, purpose, { sessionId, origin: { address, wide: null } }, at)

test('an address brings thirty new voters an hour even in a burst; known ones can always vote', async () => {
	const burst = await Promise.all(Array.from({ length: 40 }, (_, index) => admit(`s${index}`)))
	expect(burst.filter((outcome) => outcome === 'admitted')).toHaveLength(admissionsPerHour.vote)
	const known = burst.indexOf('admitted')
	expect(await admit(`s${known}`)).toBe('admitted')
	expect(await admit('x', now, 'elsewhere')).toBe('admitted')
	expect(await admit('y', after(59))).toBe('too_many')
	expect(await admit('y', after(61))).toBe('admitted')
})

test('being admitted to read is not being admitted to vote', async () => {
	const refused = await admit('late', after(1), 'home')
	expect([refused, await admit('late', after(1), 'home', 'count')]).toEqual(['too_many', 'admitted'])
	expect(admissionsPerHour.count).toBe(300)
})
