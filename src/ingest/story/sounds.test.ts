import { expect, test } from 'vitest'
import { soundOf } from './sounds.ts'

test.each([
	['BlackRock', 'بلکراک'],
	['Fidelity', 'فیدلیتی'],
	['Revolut', 'ریوولوت'],
	['Starbucks', 'استارباکس'],
	['Voyager', 'وویجر'],
	['Mashinsky', 'ماشینسکی'],
	['Hyperliquid', 'هایپرلیکوئید'],
	['Worldcoin', 'ورلدکوین'],
])('%s sounds like %s', (latin, persian) => {
	expect(soundOf(latin)).toBe(soundOf(persian))
})

test.each([
	['Fidelity', 'فیفا'],
	['Revolut', 'رابین‌هود'],
	['Kraken', 'کوین'],
])('%s does not sound like %s', (latin, persian) => {
	expect(soundOf(latin)).not.toBe(soundOf(persian))
})
