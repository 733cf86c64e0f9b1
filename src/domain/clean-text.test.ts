import { expect, test } from 'vitest'
import { cleanTitle, longestTitle, unreadableShare } from './clean-text.ts'

test.each([
	['NUL and other controls', 'Bit\u0000coin\u0007 ri\u0085ses', 'Bitcoin rises'],
	['lines and tabs', ' A\r\n\tB   C ', 'A B C'],
	['a bidi override in a Latin title', 'Pay \u202egnp.exe', 'Pay gnp.exe'],
	['a bidi override in a Persian title', 'قیمت \u202eبیت‌کوین', 'قیمت بیت‌کوین'],
	['an unclosed isolate', '\u2067قیمت BTC', 'قیمت BTC'],
	['zero width space and BOM', '\ufeffBit\u200bcoin', 'Bitcoin'],
	['the half space stays byte for byte', 'می‌رود', 'می‌رود'],
	['direction marks stay', 'BTC\u200f رشد', 'BTC\u200f رشد'],
	['decomposed letters are composed', 'Cafe\u0301', 'Café'],
])('%s', (_name, given, wanted) => {
	expect(cleanTitle(given)).toBe(wanted)
})

test('a lone surrogate is removed', () => {
	expect(cleanTitle('Bitcoin \ud83d up')).toBe('Bitcoin up')
	expect(cleanTitle('Bitcoin 🚀 up')).toBe('Bitcoin 🚀 up')
})

test('a long title is cut between grapheme clusters', () => {
	const family = '👨‍👩‍👧‍👦'
	const cut = cleanTitle('x'.repeat(longestTitle - 3) + family.repeat(4))
	expect(cut).toBe('x'.repeat(longestTitle - 3))
	expect(cleanTitle('ا'.repeat(2_000_000)).length).toBe(longestTitle)
})

test('the share of unreadable characters is computed', () => {
	expect(unreadableShare('clean')).toBe(0)
	expect(unreadableShare(`a\ufffd${'b'.repeat(98)}`)).toBeCloseTo(0.01)
})
