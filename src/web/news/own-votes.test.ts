import { expect, test } from 'vitest'
import { noVotes, voteFailure, wireVote, withVote } from './own-votes.ts'

const item = { importance: 5, bullish: 3, bearish: 2 }
const important = { subject: 1, decision: 1 } as const
const notImportant = { subject: 1, decision: -1 } as const
const bullish = { subject: 2, decision: 1 } as const
const bearish = { subject: 2, decision: -1 } as const

test('importance can be switched on and off, each once', () => {
	const on = withVote({ own: noVotes, item }, important)
	expect(on).toEqual({ own: { importance: true, signal: null }, item: { ...item, importance: 6 } })
	expect(withVote(on, important)).toEqual(on)
	expect(withVote(on, notImportant)).toEqual({ own: noVotes, item })
})

test('a signal is given once and never changed', () => {
	const given = withVote({ own: noVotes, item }, bullish)
	expect(given).toEqual({ own: { importance: false, signal: 1 }, item: { ...item, bullish: 4 } })
	expect(withVote(given, bearish)).toEqual(given)
	expect(wireVote('bearish', given.own)).toBeUndefined()
})

test.each([
	['importance', noVotes, important],
	['importance', { importance: true, signal: null }, notImportant],
	['bullish', noVotes, bullish],
	['bearish', noVotes, bearish],
] as const)('%s from %j is %j on the wire', (kind, own, wanted) => {
	expect(wireVote(kind, own)).toEqual(wanted)
})

test.each([
	[403, false, 'vote.cookies'],
	[403, true, 'vote.failed'],
	[429, false, 'vote.tooMany'],
	[0, false, 'vote.failed'],
])('a vote that fails with %i, cookies: %s, is reported as %s', (status, hasCookies, wanted) => {
	expect(voteFailure(status, hasCookies)).toBe(wanted)
})
