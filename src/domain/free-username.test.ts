import { expect, test } from 'vitest'
import { isUsername } from './account.ts'
import { proposeUsername } from './free-username.ts'

test.each([
	['nima.radmanesh', 'nima.radmanesh'],
	['Nima_Radmanesh', 'nima.radmanesh'],
	['nima+news', 'nima.news'],
	['café.owner', 'cafe.owner'],
])('%s proposes %s first', (words, name) => {
	expect(proposeUsername(words, 0, Math.random)).toBe(name)
})

test.each([
	'',
	'x',
	'نیما',
	'...',
	'_',
	'a'.repeat(64),
	'short',
	'a.b.c.d.e.f.g.h.i.j.k.l',
	'12345678901234567890',
	'abcdefghijklm.o',
])('whatever the words (%s), every proposal fits the rule', (words) => {
	for (let attempt = 0; attempt < 50; attempt += 1) {
		const name = proposeUsername(words, attempt, Math.random)
		expect([name, isUsername(name)]).toEqual([name, true])
	}
})
