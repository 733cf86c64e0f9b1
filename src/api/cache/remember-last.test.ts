import { expect, test, vi } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('the same thing is made of once in a row, and anew after another', () => {
	const make = vi.fn(({ name }: { name: string }) => name.toUpperCase())
	const remembered = rememberLast(make)
	const [one, other] = [{ name: 'one' }, { name: 'other' }]
	expect([one, one, other, one].map(remembered)).toEqual(['ONE', 'ONE', 'OTHER', 'ONE'])
	expect(make.mock.calls.map(([given]) => given)).toEqual([one, other, one])
})
