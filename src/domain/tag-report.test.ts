import { expect, test } from 'vitest'
import type { TagReason } from './news-item.ts'
import { applyRulings, reportedByReaders } from './tag-report.ts'

const why: TagReason[] = [
	{ kind: 'coin', ref: 'BTC', span: [0, 7], rule: 'name' },
	{ kind: 'coin', ref: 'NEAR', span: [8, 12], rule: 'ticker' },
	{ kind: 'topic', ref: 'market', span: [0, 3], rule: 'keyword price' },
]

test('wrong tags are removed, missing ones added, the rest stays', () => {
	const tags = applyRulings(why, [
		{ kind: 'coin', ref: 'NEAR', verdict: 'wrong' },
		{ kind: 'topic', ref: 'defi', verdict: 'missing' },
	])
	expect(tags).toMatchObject({ coins: ['BTC'], topics: ['market', 'defi'], people: [] })
	expect(tags.why.at(-1)).toEqual({ kind: 'topic', ref: 'defi', span: [0, 0], rule: reportedByReaders })
})

test('a tag that the tagger has found meanwhile is not added twice', () => {
	expect(applyRulings(why, [{ kind: 'coin', ref: 'BTC', verdict: 'missing' }]).why).toEqual(why)
})
