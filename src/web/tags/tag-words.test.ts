import { expect, test } from 'vitest'
import { reportedByReaders } from '#domain/tag-report.ts'
import { explainTags } from './tag-words.ts'

const title = 'Aave hack: BTC slides, says Elon Musk'

test('each tag is listed once with all the words that caused it, coins before topics before people', () => {
	const tags = explainTags(title, [
		{ kind: 'person', ref: 'elon-musk', span: [28, 37], rule: 'name' },
		{ kind: 'topic', ref: 'defi', span: [0, 4], rule: 'words: Aave, hack' },
		{ kind: 'topic', ref: 'market', span: [15, 21], rule: 'words alone: slides' },
		{ kind: 'coin', ref: 'AAVE', span: [0, 4], rule: 'name' },
		{ kind: 'coin', ref: 'BTC', span: [11, 14], rule: 'ticker' },
		{ kind: 'coin', ref: 'BTC', span: [11, 14], rule: 'ticker' },
	])
	expect(tags).toEqual([
		{ kind: 'coin', ref: 'AAVE', words: ['Aave'] },
		{ kind: 'coin', ref: 'BTC', words: ['BTC'] },
		{ kind: 'topic', ref: 'defi', words: ['Aave, hack'] },
		{ kind: 'topic', ref: 'market', words: ['slides'] },
		{ kind: 'person', ref: 'elon-musk', words: ['Elon Musk'] },
	])
})

test('tags set by readers have no words', () => {
	expect(explainTags(title, [{ kind: 'topic', ref: 'nft', span: [0, 0], rule: reportedByReaders }])).toEqual([
		{ kind: 'topic', ref: 'nft', words: [] },
	])
})
