import { expect, test } from 'vitest'
import { afterVote, noVotes, wireVote } from './own-votes.ts'

const counts = { importance: 5, bullish: 3, bearish: 2 }

test('importance toggles on and off', () => {
	const on = afterVote('importance', noVotes, counts)
	expect(on).toEqual({ own: { importance: true, signal: null }, counts: { ...counts, importance: 6 } })
	if (on === undefined) throw new Error('refused')
	expect(afterVote('importance', on.own, on.counts)).toEqual({ own: noVotes, counts })
})

test('a signal is given once and never changed', () => {
	const given = afterVote('bullish', noVotes, counts)
	expect(given).toEqual({ own: { importance: false, signal: 1 }, counts: { ...counts, bullish: 4 } })
	expect(afterVote('bearish', { importance: false, signal: 1 }, counts)).toBeUndefined()
})

test.each([
	['importance', noVotes, { subject: 1, decision: 1 }],
	['importance', { importance: true, signal: null }, { subject: 1, decision: -1 }],
	['bullish', noVotes, { subject: 2, decision: 1 }],
	['bearish', noVotes, { subject: 2, decision: -1 }],
] as const)('%s from %j is %j on the wire', (kind, own, wanted) => {
	expect(wireVote(kind, own)).toEqual(wanted)
})
