import { expect, test } from 'vitest'
import type { Source } from '#domain/catalogue.ts'
import { ownTagger, ownTagWords } from '#test/tags/own-tagger.ts'
import { isAboutCrypto } from './crypto-gate.ts'
import { ingestSource } from './ingest-source.ts'

const [tag, tagWords] = await Promise.all([ownTagger(), ownTagWords()])
const gate = (title: string, summary: string | null) =>
	isAboutCrypto({ tags: tag(title, 'en'), locale: 'en' }, summary, { tag, tagWords })

test.each([
	['Bitcoin falls below $30,000', true],
	['Stablecoin issuer Circle goes public', true],
	['بانک مرکزی مقررات رمزارزها را ابلاغ کرد', true],
	['NASA delays Artemis launch', false],
	['Stellar results for chip makers', false],
	['قیمت خودرو امروز چقدر است؟', false],
])('%s passes the gate: %s', (title, passes) => {
	expect(gate(title, null)).toBe(passes)
})

test('a summary that names bitcoin once in passing does not pass', () => {
	expect(gate('Tesla reports earnings', 'The company also holds some Dogecoin.')).toBe(false)
	expect(gate('Tesla reports earnings', 'It sold bitcoin and kept its crypto wallet.')).toBe(true)
})

test('only general outlets are checked, and no title is tagged twice', async () => {
	const source: Source = {
		id: 2031,
		slug: 'example',
		locale: 'en',
		titles: { en: 'Example', fa: 'نمونه' },
		homepage: 'https://example.com/',
		feedUrl: 'https://example.com/feed',
		feedKind: 'rss',
		cryptoOnly: false,
		domains: [],
	}
	const titles = ['Bitcoin climbs above $40,000', 'NASA delays Artemis launch']
	const entries = titles.map((title, index) => ({
		title,
		url: `https://example.com/${index}`,
		published: null,
		guid: null,
		summary: null,
	}))
	const read = async (of: Source) => {
		const stored: string[] = []
		const tagged: string[] = []
		const { refused } = await ingestSource(
			of,
			{
				feed: { etag: null, lastModified: null, bodyHash: null, movedTo: null },
				habit: { firstFetch: false, medianNew: 10 },
			},
			{
				get: async ({ url }) => ({
					ok: true,
					value: {
						status: 200,
						finalUrl: url,
						permanentUrl: null,
						headers: new Headers(),
						body: new TextEncoder().encode('<rss/>'),
						wireBytes: 6,
						ms: 1,
					},
				}),
				now: () => new Date('2026-03-01T12:00:00Z'),
				robots: async () => ({ ok: true, value: undefined }),
				parse: async () => ({ ok: true, value: { kind: 'rss', partial: false, entries } }),
				tagWords,
				tag: (title, locale) => {
					tagged.push(title)
					return tag(title, locale)
				},
				addNews: async (_source, drafts) => {
					stored.push(...drafts.map(({ title }) => title))
					return { added: drafts.length, updated: 0, duplicate: 0, held: 0 }
				},
			},
		)
		return { stored, tagged, refused }
	}
	expect(await read(source)).toEqual({
		stored: titles.slice(0, 1),
		tagged: titles,
		refused: { off_topic: 1 },
	})
	expect(await read({ ...source, cryptoOnly: true })).toEqual({ stored: titles, tagged: titles, refused: {} })
})
