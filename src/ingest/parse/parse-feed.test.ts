import { readdir, readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListSelectors } from '#domain/catalogue.ts'
import { maxBodyBytes } from './feed-limits.ts'
import { maxItems, parseFeed } from './parse-feed.ts'

const folder = new URL('../../../fixtures/feeds/', import.meta.url)

type Wanted = {
	base: string
	contentType?: string
	selectors?: ListSelectors
	error?: string
	kind?: string
	partial?: boolean
	items?: unknown[]
}

const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
const feeds = names.filter((name) => !name.endsWith('.json'))

async function fixture(name: string) {
	const body = await readFile(new URL(name, folder))
	const pair = name.replace(/\.\w+$/, '.json')
	const wanted: Wanted = JSON.parse(await readFile(new URL(pair, folder), 'utf8'))
	return { body, wanted }
}

test('every feed of the fixtures has its expected result', () => {
	expect(feeds.length).toBeGreaterThanOrEqual(60)
	expect(names.length).toBe(feeds.length * 2)
})

test.each(feeds)('%s is parsed as expected', async (name) => {
	const { body, wanted } = await fixture(name)
	const { base, contentType = null, selectors } = wanted
	const outcome = parseFeed({ body, base, contentType, selectors })
	if (wanted.error !== undefined) {
		expect(outcome.ok ? outcome.value : outcome.failure.kind).toBe(wanted.error)
		return
	}
	expect(outcome.ok ? null : outcome.failure).toBeNull()
	if (!outcome.ok) return
	const { kind, partial, entries } = outcome.value
	expect({ kind, partial, items: entries }).toEqual({
		kind: wanted.kind,
		partial: wanted.partial,
		items: wanted.items,
	})
})

const parse = (text: string) =>
	parseFeed({ body: Buffer.from(text), base: 'https://a.example/', contentType: null })
const channel = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`
const fill = (piece: string) => piece.repeat(Math.floor((maxBodyBytes - 1000) / piece.length))

describe('hostile feeds', () => {
	test.each([
		['200,000 nested tags', channel(`<item>${'<a>'.repeat(200_000)}`), 'bad_xml'],
		[
			'200,000 attributes',
			channel(`<a ${Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
			'bad_xml',
		],
		['a tag name of 1 MB', channel(`<${'a'.repeat(1_000_000)}>`), 'bad_xml'],
		['a body over 5 MiB', channel('x'.repeat(maxBodyBytes)), 'too_large'],
		['800,000 empty items', channel(fill('<item>')), 'too_large'],
		[
			'a bomb of 50,000 entities',
			`<!DOCTYPE r [<!ENTITY a "${'a'.repeat(9_000)}">]>${channel('&a;'.repeat(50_000))}`,
			'bad_xml',
		],
	])('%s is refused', (_name, text, kind) => {
		const outcome = parse(text)
		expect(outcome.ok ? 'read' : outcome.failure.kind).toBe(kind)
	})

	test.each([
		['numeric references', '&#65;'],
		['half-quoted tags', '&lt;a "&gt;"'],
		['comments without end', '&lt;!--'],
		['open brackets', '<'],
		['ampersands', '&'],
		['scripts without end', '&lt;script&gt;'],
	])('a title of 5 MB made of %s is read in time proportional to its length', (_name, piece) => {
		const started = performance.now()
		expect(parse(channel(`<item><title>${fill(piece)}</title></item>`)).ok).toBe(true)
		// This only notices hangs: on a quiet machine it takes a second or two.
		expect(performance.now() - started).toBeLessThan(60_000)
	})

	test.each([
		...['<!--', '<?', '<![CDATA[', '<a><![CDATA[', '</a', '<a b="', "<a b='=><", '<title><link>'],
		// Each of these has an opening mark whose end is missing or at the very end.
		...['<a><![CDATA[</a>', '<a><![CDATA[<![CDATA[]]>', '<?a>'],
	])('a body made of %s ends', (piece) => {
		const started = performance.now()
		parse(`<rss><channel><item>${fill(piece)}</a>`)
		expect(performance.now() - started).toBeLessThan(60_000)
	})

	test('50,000 items are all returned', () => {
		const items = Array.from({ length: 50_000 }, (_, i) => `<item><title>${i}</title></item>`).join('')
		const outcome = parse(channel(items))
		expect(outcome.ok && outcome.value.entries.length).toBe(50_000)
		expect(50_000).toBeLessThan(maxItems)
	})

	test('prototype names pollute nothing', () => {
		parse(channel('<item><__proto__><polluted>1</polluted></__proto__></item>'))
		parse('{"items":[{"__proto__":{"polluted":1},"id":"1"}]}')
		expect(Reflect.get({}, 'polluted')).toBeUndefined()
	})

	test('a number is the id of a JSON item, and not its link', () => {
		const feed = parse('{"items":[{"id":7,"url":7,"title":"x"}]}')
		expect(feed.ok && feed.value.entries).toMatchObject([{ guid: '7', url: null }])
	})

	test('JSON nested 100,000 deep is not a feed', () => {
		expect(parse('['.repeat(100_000)).ok).toBe(false)
		expect(parse(`{"items":[{"id":${'['.repeat(100_000)}`).ok).toBe(false)
	})
})

test('a summary is cut at 2,000 characters, and long content is read only in part', () => {
	const outcome = parse(channel(`<item><description>${'خبر '.repeat(100_000)}</description></item>`))
	expect(outcome.ok && outcome.value.entries[0]?.summary?.length).toBeLessThanOrEqual(2_000)
	expect(outcome.ok && outcome.value.entries[0]?.summary?.length).toBeGreaterThan(1_900)
})

describe('a DOCTYPE that defines character entities', () => {
	const declaring = (subset: string, title = '&mine;') =>
		parse(`<?xml version="1.0"?><!DOCTYPE rss [${subset}]>${channel(`<item><title>${title}</title></item>`)}`)

	test.each([
		['a numeric reference', '<!ENTITY mine "&#1576;">', 'ب'],
		['a hexadecimal one in single marks', "<!ENTITY mine '&#x628;'>", 'ب'],
		['the character itself', '<!ENTITY mine "🚀">', '🚀'],
		['a comment beside it', '<!-- HTML’s --> <!ENTITY nbsp "&#160;">\n<!ENTITY mine "م"> ', 'م'],
		['a second meaning, which comes too late', '<!ENTITY mine "a"><!ENTITY mine "b">', 'a'],
		['300 names', '<!ENTITY mine "m">'.repeat(300), 'm'],
	])('by %s is read, and the entities are resolved', (_name, subset, wanted) => {
		const outcome = declaring(subset)
		expect(outcome.ok && outcome.value.entries[0]?.title).toBe(wanted)
	})

	test('may use any letters in their names, also in attributes, and cannot redefine those of XML', () => {
		const subset = '<!ENTITY خط "-"><!ENTITY a.b "="><!ENTITY amp "x">'
		const outcome = declaring(subset, 'a&خط;b&amp;c&a.b;d&unknown;')
		expect(outcome.ok && outcome.value.entries[0]?.title).toBe('a-b&c=d&unknown;')
		const atom = `<!DOCTYPE feed [${subset}]><feed><entry><title>t</title><link href="/n?a&a.b;1"/></entry></feed>`
		const links = parse(atom)
		expect(links.ok && links.value.entries[0]?.url).toBe('https://a.example/n?a=1')
	})

	test.each([
		['two characters', '<!ENTITY mine "ab">'],
		['two references', '<!ENTITY mine "&#65;&#66;">'],
		['a reference to another', '<!ENTITY mine "&lt;">'],
		['nothing', '<!ENTITY mine "">'],
		['markup', '<!ENTITY mine "<">'],
		['301 names', '<!ENTITY mine "m">'.repeat(301)],
		['a parameter', '<!ENTITY % mine "m">'],
		['the use of a parameter', '%mine;'],
		['a file', '<!ENTITY mine SYSTEM "file:///etc/passwd">'],
		['an element', '<!ELEMENT rss ANY>'],
		['an attribute', '<!ATTLIST rss a CDATA "x">'],
		['an instruction', '<?php echo 1 ?>'],
		['a comment without end', '<!-- '],
		['an end that never comes', '<!ENTITY mine "m"> ]'],
	])('and contains %s is refused', (_name, subset) => {
		const outcome = declaring(subset)
		expect(outcome.ok ? 'read' : outcome.failure.kind).toBe('bad_xml')
	})

	test('and external entities is refused', () => {
		const outcome = parse(`<!DOCTYPE rss SYSTEM "http://evil.example/x.dtd" [<!ENTITY a "b">]>${channel('')}`)
		expect(outcome.ok ? 'read' : outcome.failure.kind).toBe('bad_xml')
	})
})

const ownTitle = '<title>Own</title><link>https://a.example/own</link>'

test.each([
	['an author', `<author><title>Dr</title><link>/author</link></author>${ownTitle}`],
	['an author after them', `${ownTitle}<author><guid>x</guid><pubDate>1 Jan 2026</pubDate></author>`],
	['a source', `<source><title>Agency</title><link>/agency</link></source>${ownTitle}`],
	['related items', `<related><item><title>Other</title></item></related>${ownTitle}`],
	['CDATA in small letters', '<title><![cdata[Own]]></title><link>https://a.example/own</link>'],
	['a relative permalink', '<title>Own</title><guid isPermaLink="true">/own</guid>'],
])('fields of %s are not taken for the item’s own', (_name, item) => {
	const outcome = parse(channel(`<item>${item}</item>`))
	const own = { title: 'Own', url: 'https://a.example/own', published: null }
	expect(outcome.ok && outcome.value.entries).toMatchObject([own])
})

test('an emoji written as a surrogate pair of references is one character, and a lone half is none', () => {
	const outcome = parse(channel('<item><title>&#55357;&#56960; up &#55357;</title></item>'))
	expect(outcome.ok && outcome.value.entries[0]?.title).toBe('🚀 up')
})

test.each([
	[
		'XInclude',
		channel('<item xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc/passwd"/></item>'),
		'bad_xml',
	],
	['a response with a list', '{"items":[{"id":1,"name":"milk","price":3}]}', 'not_a_feed'],
	['a response with an empty list', '{"items":[]}', 'not_a_feed'],
])('%s is refused', (_name, text, kind) => {
	const outcome = parse(text)
	expect(outcome.ok ? 'read' : outcome.failure.kind).toBe(kind)
})

describe('never throws', () => {
	test('random bytes', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 400 }), fc.option(fc.string()), (body, contentType) => {
				parseFeed({ body, base: 'https://a.example/', contentType })
			}),
			{ numRuns: 500 },
		)
	})

	test('random markup', () => {
		const pieces = fc.constantFrom(
			...[
				'<',
				'>',
				'</',
				'/>',
				'<![CDATA[',
				']]>',
				'<!--',
				'-->',
				'&',
				'&amp;',
				'&#x0;',
				'"',
				"'",
				'=',
				' ',
				'\0',
			],
			...[
				'<rss>',
				'<channel>',
				'<item>',
				'</item>',
				'<title>',
				'</title>',
				'<link',
				' href=',
				'<feed>',
				'<entry>',
				'خبر',
			],
		)
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
				const outcome = parse(`<rss><channel>${parts.join('')}`)
				if (outcome.ok)
					for (const entry of outcome.value.entries) expect(entry.title?.isWellFormed()).toBe(true)
			}),
			{ numRuns: 1_000 },
		)
	})

	test('fixtures with bytes changed, removed or doubled', async () => {
		const bodies = await Promise.all(feeds.map(async (name) => (await fixture(name)).body))
		const change = fc.record({ at: fc.nat(4_000), length: fc.nat(40), byte: fc.nat(255), act: fc.nat(2) })
		fc.assert(
			fc.property(
				fc.nat(bodies.length - 1),
				fc.array(change, { minLength: 1, maxLength: 6 }),
				(index, changes) => {
					let body = Uint8Array.from(bodies[index] ?? [])
					for (const { at, length, byte, act } of changes) {
						if (act === 0 && at < body.length) body[at] = byte
						if (act === 1) body = Uint8Array.from([...body.slice(0, at), ...body.slice(at + length)])
						if (act === 2) body = Uint8Array.from([...body.slice(0, at + length), ...body.slice(at)])
					}
					parseFeed({ body, base: 'https://a.example/', contentType: null })
				},
			),
			{ numRuns: 500 },
		)
	})
})
