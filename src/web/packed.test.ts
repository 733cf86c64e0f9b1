import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLetters, pack, unpack } from './packed.ts'

const persian = `https://a.example/${encodeURIComponent('بیت‌کوین')}/?q=%D8%A8`

test.each([
	[
		'records',
		[
			{ id: 1, name: 'a', seen: false },
			{ id: 2, name: 'b', seen: false },
		],
	],
	[
		'records in records',
		[
			{ source: { slug: 'a' }, tags: [{ id: 1 }] },
			{ source: { slug: 'b' }, tags: [] },
		],
	],
	['records of which one has nothing', [{ edited: null }, { edited: { before: 'a', count: 1 } }]],
	['records that differ', [{ id: 1 }, { name: 'b' }]],
	['the same record twice', [{ list: [] }, { list: [] }]],
	['one record, and none', [[{ id: 1 }], [], 3, null, 'a']],
	['quotes of both kinds', ['“a”', `it's`, '"', '\\"', "\\'"]],
	['words', { joined: ['a', '', 'b'], alone: ['a|b', '', 'c'], rows: [{ a: 'x' }, { a: 'y' }, { a: '' }] }],
	[
		'numbers that follow each other',
		[
			[7, 8, 9, 10],
			[7, 8, 9, 11],
			[7, 8, 9],
			[0.5, 1.5, 2.5, 3.5],
		],
	],
	['a number with a long tail', { price: -4.96707 }],
	['addresses', [persian, 'https://a.example/%D8%A8%zz', 'https://a.example/%d8%a8', '%D8']],
])('%s come back as they were', (_name, value) => {
	expect(unpack(pack(value))).toEqual(value)
})

test('a field without a value is not sent', () => {
	const rows = [
		{ id: 1, name: undefined },
		{ id: 2, name: undefined },
	]
	expect(pack({ rows, name: undefined })).not.toContain('name')
	expect(unpack(pack(rows))).toEqual([{ id: 1 }, { id: 2 }])
})

test('whatever JSON can say comes back', () => {
	const names = fc.constantFrom('id', 'title', 'tags', 'source')
	const texts = fc.string({ unit: 'binary', maxLength: 8 }).filter((text) => !text.startsWith('\x7f'))
	const { tree } = fc.letrec((tie) => ({
		tree: fc.oneof(
			{ depthSize: 'small' },
			fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null)),
			fc.array(tie('tree'), { maxLength: 4 }),
			fc.dictionary(names, tie('tree')),
		),
	}))
	fc.assert(
		fc.property(tree, (value) => {
			expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)))
		}),
		{ numRuns: 30 },
	)
})

test('a table names its fields once, and a Persian address is in its letters', () => {
	const rows = Array.from({ length: 10 }, (_, id) => ({ id, published_date: '2026-11-15', url: persian }))
	expect(pack(rows).match(/published_date/g)).toHaveLength(1)
	expect(pack([persian])).toContain('بیت')
})

test.each([
	['a line that ends', '%D8%AE%0A'],
	['a space at the end', '%D8%AE%20'],
	['a tab', '%D8%AE%09%D8%AE'],
	['a stroke backwards', '%D8%AE%5C%D8%AE'],
	['signs that a parser leaves as they are', '%D8%AE%5B%5D%5E%60%7B%7C%7D%3C%3E%22'],
	['an escape of an escape', '%D8%AE%2541'],
	['a mark that turns the direction', '%D8%AE%E2%80%AE%D8%AE'],
	['a space that is none of ASCII', '%D8%AE%E2%80%A8%C2%A0%EF%BB%BF'],
	['no letter at all', '%D8%D8%D8%AE'],
	['half a sign', '%D8%AE\ud800'],
])('an address in letters leads to the same place: %s', (_name, end) => {
	for (const before of ['', '?q=', '#']) {
		const address = `https://a.example/${before}${end}`
		const short = inLetters(address)
		expect(new URL(short).href).toBe(new URL(address).href)
		expect(short).not.toMatch(/[\s\p{Cc}\p{Bidi_Control}\\]/u)
		expect(unpack(pack(address))).toBe(address)
	}
})

test('so does any other', () => {
	const escaped = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
	const piece = fc.oneof(
		{ weight: 8, arbitrary: fc.integer({ min: 0, max: 127 }).map(escaped) },
		{ weight: 8, arbitrary: fc.constantFrom('%D8%AE', '%E2%80%8C', '/', '?', '#', 'a') },
		{ weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 2 }).map(encodeURIComponent) },
		{ weight: 1, arbitrary: fc.constantFrom('%', '%D8', '%d8%ae', 'خ') },
	)
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
			const address = `https://a.example/%D8%AE${pieces.join('')}`
			expect(new URL(inLetters(address)).href).toBe(new URL(address).href)
			expect(unpack(pack(address))).toBe(address)
		}),
		{ numRuns: 300 },
	)
})
