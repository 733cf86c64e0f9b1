import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { admitVoter, newVotersPerHour } from './voting-session-store.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('an address brings thirty new voters an hour even in a burst; known ones always vote', async () => {
	const burst = await Promise.all(
		Array.from({ length: 40 }, (_, index) => admitVoter(db, `s${index}`, 'home', now)),
	)
	expect(burst.filter((answer) => answer === 'admitted')).toHaveLength(newVotersPerHour)
	const known = burst.indexOf('admitted')
	expect(await admitVoter(db, `s${known}`, 'home', now)).toBe('admitted')
	expect(await admitVoter(db, 'x', 'elsewhere', now)).toBe('admitted')
	expect(await admitVoter(db, 'y', 'home', after(59))).toBe('too_many')
	expect(await admitVoter(db, 'y', 'home', after(61))).toBe('admitted')
})
