import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from './load-catalogue.ts'
import { describeProblem, readRecords } from './read-records.ts'
import { coinRecord, sourceRecord } from './record-schemas.ts'

const bitcoin = {
	id: 4001,
	symbol: 'BTC',
	name_en: 'Bitcoin',
	name_fa: 'بیت کوین',
	aliases_en: [],
	aliases_fa: [],
	coingecko_id: 'bitcoin',
	ambiguous_symbol: false,
	ambiguous_name: false,
}
const outlet = {
	id: 2030,
	slug: 'coindesk',
	locale: 'en',
	title_en: 'CoinDesk',
	title_fa: 'کوین‌دسک',
	homepage: 'https://a.example/',
	feed_url: 'https://a.example/feed/',
	feed_kind: 'rss',
	crypto_only: true,
}
const asFile = (...records: object[]) =>
	`[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the project catalogue has sources, 400 coins, topics and people', async () => {
	const catalogue = await loadCatalogue()
	if (!catalogue.ok) throw new Error(catalogue.failure.map(describeProblem).join('\n'))
	const { sources, coins, topics, people } = catalogue.value
	expect([sources.length >= 63, coins.length >= 400, topics.length, people.length >= 10]).toEqual([
		true,
		true,
		11,
		true,
	])
	expect(coins[0]).toMatchObject({ id: 4001, symbol: 'BTC' })
	// The first two hundred keep their ids and their order.
	expect(coins.slice(0, 201).map(({ id }) => id)).toEqual(
		Array.from({ length: 201 }, (_none, index) => 4001 + index),
	)
	expect([coins[199]?.symbol, topics[10]?.routeRef, people[9]?.routeRef]).toEqual([
		'XPR',
		'iran',
		'sam-bankman-fried',
	])
})

test('another file replaces the sources and nothing else', async () => {
	const path = join(folder, 'mine.json')
	await writeFile(path, asFile(outlet))
	const catalogue = await loadCatalogue(path)
	if (!catalogue.ok) throw new Error('refused')
	expect(catalogue.value.sources.map((source) => source.slug)).toEqual(['coindesk'])
	expect(catalogue.value.coins.length).toBeGreaterThanOrEqual(200)
})

test('there are ids for a thousand Persian sources, a thousand English ones and a thousand coins', async () => {
	const thousand = Array.from({ length: 1000 }, (_none, index) => index)
	const path = join(folder, 'many.json')
	const sources = [
		...thousand.map((n) => ({ ...outlet, id: 1000 + n, slug: `fa-${n}`, locale: 'fa' })),
		...thousand.map((n) => ({ ...outlet, id: 2064 + n, slug: `en-${n}` })),
	]
	await writeFile(path, asFile(...sources))
	const catalogue = await loadCatalogue(path)
	expect(catalogue.ok && catalogue.value.sources.length).toBe(2000)
	const coins = thousand.map((n) => ({ ...bitcoin, id: 4201 + n, symbol: `C${n}` }))
	expect(readRecords('coins', asFile(...coins), coinRecord, 'symbol').ok).toBe(true)
})

test.each([999, 4000, 8001])(
	'a source with the id %i is refused, because the id is in another range',
	(id) => {
		const read = readRecords('sources', asFile({ ...outlet, id }), sourceRecord, 'slug')
		expect(read.ok || read.failure.map(describeProblem)[0]).toMatch(/expected an id from 1000 to 3999/)
	},
)

test('a missing sources file is reported by name', async () => {
	const catalogue = await loadCatalogue(join(folder, 'missing.json'))
	expect(catalogue.ok).toBe(false)
	if (!catalogue.ok)
		expect(catalogue.failure.map(describeProblem).join()).toMatch(/missing\.json.*cannot be read/)
})

test.each([
	['an id out of range', { ...bitcoin, id: 8001 }, /coins\.json:2 id: expected an id from 4000 to 7999/],
	['a lower-case symbol', { ...bitcoin, symbol: 'btc' }, /coins\.json:2 symbol: expected upper-case/],
	['a Persian name in Latin', { ...bitcoin, name_fa: 'Bitcoin' }, /name_fa: expected Persian letters/],
	['an Arabic kaf', { ...bitcoin, name_fa: 'بیت كوین' }, /name_fa: holds an Arabic/],
	['an Arabic yeh in an alias', { ...bitcoin, aliases_fa: ['بيت'] }, /aliases_fa\.0: holds an Arabic/],
	['a missing field', { ...bitcoin, name_en: undefined }, /name_en/],
])('%s is refused with file, line and field', (_name, record, wanted) => {
	const read = readRecords('catalogue/coins.json', asFile(record), coinRecord, 'symbol')
	if (read.ok) throw new Error('accepted')
	expect(read.failure.map(describeProblem).join('\n')).toMatch(wanted)
})

test.each([
	['a language that there is not', { ...outlet, locale: 'de' }, /sources:2 locale: /],
	['a link that is not http', { ...outlet, feed_url: 'file:///etc/passwd' }, /feed_url/],
	['html without selectors', { ...outlet, feed_kind: 'html' }, /selectors: an html source needs/],
])('a source with %s is refused', (_name, record, wanted) => {
	const read = readRecords('sources', asFile(record), sourceRecord, 'slug')
	if (read.ok) throw new Error('accepted')
	expect(read.failure.map(describeProblem).join('\n')).toMatch(wanted)
})

test('every wrong line is listed, not only the first', () => {
	const content = asFile({ ...bitcoin, id: 1 }, bitcoin, { ...bitcoin, id: 4002 }).replace('"id":1,', '"id":')
	const read = readRecords('coins', content, coinRecord, 'symbol')
	if (read.ok) throw new Error('accepted')
	expect(read.failure.map((problem) => [problem.location, problem.field])).toEqual([
		[':2', ''],
		[':4', 'symbol'],
	])
})

test.each([
	['on one line', (records: object[]) => JSON.stringify(records)],
	['indented', (records: object[]) => JSON.stringify(records, null, '\t')],
	['one record alone', (records: object[]) => `[${JSON.stringify(records[0])}]`],
])('a list may have another layout: %s', (_name, write) => {
	const ether = { ...bitcoin, id: 4002, symbol: 'ETH' }
	const read = readRecords('coins', write([bitcoin, ether]), coinRecord, 'symbol')
	expect(read.ok && read.value[0]?.symbol).toBe('BTC')
	const wrong = readRecords('coins', write([{ ...bitcoin, id: 1 }]), coinRecord, 'symbol')
	expect(wrong.ok || wrong.failure.map(describeProblem)).toEqual([
		expect.stringMatching(/^coins record 1 id: /),
	])
})

test.each([
	['[]', 'coins: no record in this file'],
	['', /^coins: not JSON/],
	['{"id":', /^coins: not JSON/],
	['"x"', 'coins: expected a list of records'],
])('%j is refused in one line', (content, wanted) => {
	const read = readRecords('coins', content, coinRecord, 'symbol')
	expect(read.ok || read.failure.map(describeProblem)).toEqual([expect.stringMatching(wanted)])
})

test('an id used twice is refused', () => {
	const read = readRecords('coins', asFile(bitcoin, { ...bitcoin, symbol: 'XBT' }), coinRecord, 'symbol')
	if (read.ok) throw new Error('accepted')
	expect(read.failure.map(describeProblem)).toEqual(['coins:3 id: 4001 stands on line 2 already'])
})
