import { expect, test } from 'vitest'
import { creditDays, type GrantedPlan, planEnd, trialEnd } from './subscription.ts'

test.each<[GrantedPlan, string, string]>([
	['3-months', '2026-01-15T10:00:00Z', '2026-04-15T10:00:00Z'],
	['3-months', '2025-11-30T10:00:00Z', '2026-02-28T10:00:00Z'],
	['6-months', '2025-08-31T00:00:00Z', '2026-02-28T00:00:00Z'],
	['yearly', '2024-02-29T12:00:00Z', '2025-02-28T12:00:00Z'],
])('%s from %s ends %s', (plan, begins, ends) => {
	expect(planEnd(plan, new Date(begins))).toEqual(new Date(ends))
})

test('credit is counted in whole days left, the rest as used', () => {
	const joinedAt = new Date('2026-03-01T09:00:00Z')
	const trial = { joinedAt, expiresAt: trialEnd(joinedAt, 30) }
	expect(creditDays([trial], joinedAt)).toEqual({ left: 30, used: 0 })
	expect(creditDays([trial], new Date('2026-03-11T10:00:00Z'))).toEqual({ left: 20, used: 10 })
	expect(creditDays([trial], new Date('2026-03-31T08:59:00Z'))).toEqual({ left: 1, used: 29 })
	expect(creditDays([trial], new Date('2026-03-31T09:00:00Z'))).toEqual({ left: 0, used: 0 })
	expect(creditDays([], joinedAt)).toEqual({ left: 0, used: 0 })
	const next = { joinedAt: trial.expiresAt, expiresAt: trialEnd(trial.expiresAt, 60) }
	expect(creditDays([trial, next], new Date('2026-03-11T09:00:00Z'))).toEqual({ left: 80, used: 10 })
})
