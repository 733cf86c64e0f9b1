import { expect, test } from 'vitest'
import { isSuggested } from './is-suggested.ts'

test('neither stablecoins nor the topic of all that fits no other are suggested', () => {
	const named = ['coin BTC', 'coin USDT', 'coin USDC', 'topic crypto', 'topic defi', 'source crypto']
	const things = named.map((name) => {
		const [kind, ref = ''] = name.split(' ')
		return { kind: kind as 'coin' | 'topic' | 'source', ref }
	})
	expect(things.filter(isSuggested).map(({ kind, ref }) => `${kind} ${ref}`)).toEqual([
		'coin BTC',
		'topic defi',
		'source crypto',
	])
})
