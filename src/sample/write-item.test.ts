import { expect, test } from 'vitest'
import { inHouseStyle } from './write-item.ts'

test.each([
	[
		'capitalises main words',
		'whale moves $9 million in Solana to Kraken',
		'Whale Moves $9 Million in Solana to Kraken',
	],
	['begins anew after a colon', 'rollup roundup: a quiet week', 'Rollup Roundup: A Quiet Week'],
	['keeps brand spellings', 'zkSync and yearn.finance ship update', 'zkSync and yearn.finance Ship Update'],
	['goes into hyphens', 'open-source step-by-step guide', 'Open-Source Step-by-Step Guide'],
	['looks behind a quotation mark', "'still early' says fund", "'Still Early' Says Fund"],
])('%s', (_name, given, wanted) => {
	expect(inHouseStyle(given, 'coindesk')).toBe(wanted)
})

test('most outlets print headlines as sentences', () => {
	expect(inHouseStyle('whale moves on', 'decrypt')).toBe('whale moves on')
})
