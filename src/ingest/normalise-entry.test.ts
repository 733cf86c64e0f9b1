import { expect, test } from 'vitest'
import type { Source } from '#domain/catalogue.ts'
import type { FeedEntry } from './feed-entry.ts'
import { normaliseEntry } from './normalise-entry.ts'

const now = new Date('2022-03-01T12:00:00Z')
const source: Source = {
	id: 2031,
	slug: 'example',
	locale: 'en',
	titles: { en: 'Example', fa: 'نمونه' },
	homepage: 'https://www.example.com/',
	feedUrl: 'https://feeds.feedburner.com/example',
	feedKind: 'rss',
	cryptoOnly: true,
	domains: ['example.org'],
}
const entry: FeedEntry = {
	title: 'Bitcoin climbs above $40,000',
	url: 'https://www.example.com/a?utm_source=rss',
	published: '2022-03-01T11:00:00.000Z',
	guid: 'tag:1',
	summary: null,
}
const normalise = (change: Partial<FeedEntry>, of = source) =>
	normaliseEntry({ ...entry, ...change }, of, now)

test('a good entry becomes a draft', () => {
	expect(normalise({})).toEqual({
		ok: true,
		value: {
			sourceId: 2031,
			locale: 'en',
			title: 'Bitcoin climbs above $40,000',
			url: 'https://www.example.com/a',
			urlKey: 'example.com/a',
			guidHash: expect.stringMatching(/^[0-9a-f]{64}$/),
			publishedAt: new Date('2022-03-01T11:00:00Z'),
			dateStated: true,
		},
	})
})

test.each<[string, Partial<FeedEntry>, string]>([
	['no title', { title: null }, 'no_title'],
	['a title of nothing', { title: ' \u200b\u0000 … ' }, 'no_title'],
	['no link', { url: null }, 'no_link'],
	['a script link', { url: 'javascript:alert(1)' }, 'no_link'],
	['a link with a password', { url: 'http://user:pw@example.com/' }, 'no_link'],
	['a foreign link', { url: 'https://other.com/a' }, 'foreign_link'],
	['a link that only contains the name', { url: 'https://example.com.evil.net/a' }, 'foreign_link'],
	['a homograph', { url: 'https://exаmple.com/a' }, 'foreign_link'],
	[
		'the redirect host that keeps the feed',
		{ url: 'https://feeds.feedburner.com/~r/example/1' },
		'foreign_link',
	],
	['unreadable signs', { title: 'Bitcoin \ufffd\ufffd rises' }, 'unreadable'],
	['UTF-8 read as windows-1252', { title: 'Ø¨ÛŒØª Ú©ÙˆÛŒÙ† Ø±Ø´Ø¯ Ú©Ø±Ø¯' }, 'unreadable'],
	['UTF-8 read as windows-1256', { title: 'ط¨غŒطھ ع©ظˆغŒظ† ط±ط´ط¯ ع©ط±ط¯ ط¯ط± ط¨ط§ط²ط§ط±' }, 'unreadable'],
])('%s is refused', (_name, change, kind) => {
	expect(normalise(change)).toEqual({ ok: false, failure: { kind } })
})

test.each([
	'https://example.com/a',
	'https://news.example.com/a',
	'https://www.example.org/a',
	'https://www.google.com/amp/s/example.com/a',
])('%s belongs to the source', (url) => {
	expect(normalise({ url }).ok).toBe(true)
})

test('an address on this machine is compared by host', () => {
	const local = { ...source, homepage: 'http://127.0.0.1:4010/', feedUrl: 'http://127.0.0.1:4010/feed' }
	expect(normalise({ url: 'http://127.0.0.1:4010/a' }, local).ok).toBe(true)
	expect(normalise({ url: 'http://127.0.0.2:4010/a' }, local).ok).toBe(false)
})

test.each<[string, string | null, string, boolean]>([
	['a date in 2099 becomes the fetch time', '2099-01-01T00:00:00.000Z', now.toISOString(), false],
	['no date becomes the fetch time', null, now.toISOString(), false],
	['nonsense becomes the fetch time', '31 Feb +99:00', now.toISOString(), false],
	['1970 stays 1970', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z', true],
])('%s', (_name, published, wanted, stated) => {
	const result = normalise({ published })
	expect(result.ok && [result.value.publishedAt.toISOString(), result.value.dateStated]).toEqual([
		wanted,
		stated,
	])
})

test('an empty guid counts as none', () => {
	const result = normalise({ guid: '  ' })
	expect(result.ok && result.value.guidHash).toBeNull()
})
