import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

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
	['a number with a long tail', { price: -4.96707 }],
	['addresses', [persian, 'https://a.example/%D8%A8%zz', 'https://a.example/%d8%a8', '%D8']],
])('%s come back as they were', (_name, value) => {
	expect(unpack(pack(value))).toEqual(value)
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
