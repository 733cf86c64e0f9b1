import { expect, test } from 'vitest'
import type { Tagger } from '#ingest/tag/tag-entry.ts'
import { rememberTags } from './remember-tags.ts'

test('a title is tagged once in each language, and again after thousands of others', () => {
	const tagged: string[] = []
	const tag: Tagger = (title, locale) => {
		tagged.push(`${locale} ${title}`)
		return { coins: [title], topics: [], people: [], why: [] }
	}
	const remembered = rememberTags(tag)
	const first = remembered('BTC', 'en')
	expect(remembered('BTC', 'en')).toBe(first)
	expect(remembered('BTC', 'fa')).toEqual(first)
	expect(tagged).toEqual(['en BTC', 'fa BTC'])
	for (let other = 0; other < 4_000; other++) remembered(String(other), 'en')
	remembered('BTC', 'en')
	expect(tagged.at(-1)).toBe('en BTC')
})
