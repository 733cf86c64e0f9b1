import { expect, test } from 'vitest'
import type { HomeQuery } from '#contract/home-query.ts'
import { onlySource, sourceStateOf } from './source-state.ts'

const query = { search: '', category: undefined, coins: [], sources: ['wire'] } as unknown as HomeQuery

test('only a list of exactly one source has a state to show', () => {
	expect(onlySource(query)).toBe('wire')
	expect(onlySource({ ...query, coins: ['BTC'] })).toBe(undefined)
	expect(onlySource({ ...query, search: 'x' })).toBe(undefined)
	expect(onlySource({ ...query, sources: ['wire', 'desk'] })).toBe(undefined)
})

test('a silent source says since when', () => {
	const silent = { id: 1, slug: 'wire', state: 'silent', newest_at: null } as const
	const states = [{ ...silent, answered_at: '2026-11-15T12:00:00.000Z' }]
	expect(sourceStateOf('wire', states)).toEqual({ state: 'silent', since: '2026-11-15T12:00:00.000Z' })
	expect(sourceStateOf('wire', [{ ...silent, answered_at: null }])).toEqual({ state: 'silent', since: null })
	expect(sourceStateOf('desk', states)).toBe(null)
})
