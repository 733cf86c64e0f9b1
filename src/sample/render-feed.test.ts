import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { encodeText } from './render-feed.ts'

test.each([
	['windows-1256', 'قیمت ۵ دلار\u200cی', 'ق&#1740;مت &#1781; دلار\u200c&#1740;'],
	['windows-1252', 'São Paulo’s “miners”', 'São Paulo’s “miners”'],
	['iso-8859-1', 'São Paulo’s', 'São Paulo&#8217;s'],
	['utf-8', 'قیمت ۵', 'قیمت ۵'],
] as const)('%s keeps what it has and refers to the rest', (charset, text, wanted) => {
	expect(iconv.decode(encodeText(text, charset), charset)).toBe(wanted)
})

test('UTF-16 begins with its mark', () => {
	expect([...encodeText('ab', 'utf-16le')]).toEqual([0xff, 0xfe, 0x61, 0, 0x62, 0])
})
