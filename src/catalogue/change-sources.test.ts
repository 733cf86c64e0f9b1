import { expect, test } from 'vitest'
import type { SourceRecord } from '#domain/source-record.ts'
import {
	mergeSources,
	readSourceRecord,
	readSources,
	writeSourceRecord,
	writeSourcesFile,
} from './change-sources.ts'

const page = {
	id: 2030,
	slug: 'paper',
	locale: 'en',
	title_en: 'Paper',
	title_fa: 'روزنامه',
	homepage: 'https://paper.example/',
	feed_url: 'https://paper.example/news',
	feed_kind: 'html',
	crypto_only: true,
	domains: [],
	selectors: { item: 'li', title: 'a', link: 'a' },
	evidence: 'seen',
}
const { selectors: _selectors, ...rest } = page
const feed = { ...rest, feed_kind: 'rss', feed_url: 'https://paper.example/feed' }

const sourceOf = (record: object) => {
	const read = readSourceRecord(record)
	if (!read.ok) throw new Error(JSON.stringify(read.failure))
	return read.value
}
const stored = (record: { id: number } & SourceRecord, more: object = {}) => ({
	...{ id: record.id, record: { ...record }, edited: true, listed: true },
	...more,
})

test('a record is read as a source and written as the record again', () => {
	expect(JSON.parse(JSON.stringify(writeSourceRecord(sourceOf(page))))).toEqual({
		...page,
		evidence: undefined,
	})
	expect(writeSourcesFile([page, feed])).toBe(`[\n${JSON.stringify(page)},\n${JSON.stringify(feed)}\n]\n`)
})

test('sources that operators edited, added or removed override the file; the rest comes from the file', () => {
	const [first, second] = [sourceOf(feed), sourceOf({ ...feed, id: 2031, slug: 'second' })]
	const slugs = (...given: ReturnType<typeof stored>[]) => mergeSources([first, second], given).sources
	expect(slugs()).toEqual([first, second])
	expect(slugs(stored({ ...feed, id: 2031, slug: 'renamed' })).map(({ slug }) => slug)).toEqual([
		'paper',
		'renamed',
	])
	expect(slugs(stored({ ...feed, id: 2032, slug: 'added' }))).toHaveLength(3)
	expect(slugs(stored(feed, { listed: false }))).toEqual([second])
	expect(slugs(stored({ ...feed, feed_url: 'https://old.example/' }, { edited: false }))).toEqual([
		first,
		second,
	])
})

test('an invalid record, or a slug in use, is left out and reported', () => {
	const [first] = [sourceOf(feed)]
	expect(readSources([stored({ ...feed, feed_kind: 'pigeon' })])).toMatchObject({
		sources: [],
		problems: [expect.stringContaining('feed_kind')],
	})
	const merged = mergeSources([first], [stored({ ...feed, id: 2032 })])
	expect(merged.sources.map(({ id }) => id)).toEqual([2032])
	expect(merged.problems).toEqual([expect.stringContaining('paper')])
})
