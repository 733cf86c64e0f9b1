import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { newsLocales } from '#domain/locale.ts'
import type { SampleItem } from './sample-item.ts'
import { createSampleNews } from './sample-news.ts'
import { scriptOf } from './sample-sources.ts'

const loaded = await loadCatalogue()
if (!loaded.ok) throw new Error('the catalogue does not load')
const catalogue = loaded.value
const now = Date.parse('2026-11-15T09:05:00Z')
const hour = 3_600_000

const allItems = (at: number, seed?: string): SampleItem[] => {
	const sampleNews = createSampleNews(catalogue, seed === undefined ? {} : { seed })
	return catalogue.sources.flatMap(({ slug }) => sampleNews.itemsOf(slug, at))
}
const items = allItems(now)
const ofLocale = (locale: string) => items.filter((item) => item.locale === locale)

test('the same moment gives the same news, another seed other news', () => {
	expect(allItems(now)).toEqual(items)
	expect(allItems(now, 'other').map(({ title }) => title)).not.toEqual(items.map(({ title }) => title))
})

test('a sample restarted ten minutes later continues with the same news', () => {
	const later = new Map(allItems(now + 10 * 60_000).map((item) => [`${item.source}/${item.code}`, item]))
	const recent = items.filter(({ publishedAt }) => publishedAt > now - hour)
	expect(recent.length).toBeGreaterThan(400)
	for (const item of recent) expect(later.get(`${item.source}/${item.code}`)).toEqual(item)
})

test('a first pass finds at least 3,000 crypto items even while all unreliable sources are down', () => {
	const answering = items.filter(({ source, kind }) => {
		const trouble = scriptOf(source).trouble?.kind
		return (
			kind === 'crypto' && trouble !== 'status' && trouble !== 'maintenance' && trouble !== 'rate-limited'
		)
	})
	expect(answering.length).toBeGreaterThanOrEqual(3_000)
})

test('every source has items, none more than one pass takes', () => {
	for (const { slug } of catalogue.sources) {
		const count = items.filter(({ source }) => source === slug).length
		expect(count, slug).toBeGreaterThan(25)
		expect(count, slug).toBeLessThanOrEqual(200)
	}
})

test.each(newsLocales)(
	'%s: the newest hour has many items and the oldest item is nearly a month old',
	(locale) => {
		const times = ofLocale(locale).map(({ publishedAt }) => publishedAt)
		expect(times.filter((at) => at > now - hour).length).toBeGreaterThan(200)
		expect(Math.min(...times)).toBeLessThan(now - 29 * 24 * hour)
		expect(Math.max(...times)).toBeLessThanOrEqual(now)
	},
)

test.each(newsLocales)('%s: something new appears every half minute', (locale) => {
	const sampleNews = createSampleNews(catalogue)
	const codes = (at: number) =>
		catalogue.sources
			.filter((source) => source.locale === locale)
			.flatMap(({ slug }) => sampleNews.itemsOf(slug, at).map(({ code }) => code))
	for (let step = 0; step < 10; step++) {
		const before = new Set(codes(now + step * 30_000))
		expect(codes(now + (step + 1) * 30_000).filter((code) => !before.has(code)).length).toBeGreaterThan(0)
	}
})

/** Later topics and people are in the written week. */
const spokenOf = 10

test.each(newsLocales)('%s: every topic has two pages, every influencer one and more', (locale) => {
	for (const { routeRef } of catalogue.topics.slice(0, spokenOf)) {
		expect(
			ofLocale(locale).filter(({ topics }) => topics.includes(routeRef)).length,
			routeRef,
		).toBeGreaterThan(40)
	}
	for (const { routeRef } of catalogue.people.slice(0, spokenOf)) {
		expect(
			ofLocale(locale).filter(({ people }) => people.includes(routeRef)).length,
			routeRef,
		).toBeGreaterThan(20)
	}
})

test.each(newsLocales)('%s: at least 80 coins are in the news', (locale) => {
	expect(new Set(ofLocale(locale).flatMap(({ coins }) => coins)).size).toBeGreaterThanOrEqual(80)
})

test.each(newsLocales)('%s: few headlines are repeated', (locale) => {
	const titles = ofLocale(locale)
		.filter(({ kind, wire }) => kind === 'crypto' && !wire)
		.map(({ title }) => title.toLowerCase())
	expect(new Set(titles).size / titles.length).toBeGreaterThan(0.9)
})

test('agency text is published word for word by two sources', () => {
	const wires = Map.groupBy(
		items.filter(({ wire }) => wire),
		({ title }) => title,
	)
	const pairs = [...wires.values()].filter((copies) => new Set(copies.map(({ source }) => source)).size >= 2)
	expect(pairs.length).toBeGreaterThan(10)
})

test('an event is reported by several sources, in both languages, in different words', () => {
	const events = Map.groupBy(
		items.filter(({ event }) => event !== undefined),
		({ event }) => event,
	)
	const shared = [...events.values()].filter(
		(reports) => new Set(reports.map(({ locale }) => locale)).size === 2 && reports.length >= 4,
	)
	expect(shared.length).toBeGreaterThan(40)
	for (const reports of shared) {
		expect(new Set(reports.map(({ title }) => title)).size).toBe(reports.length)
		expect(new Set(reports.map(({ source }) => source)).size).toBe(reports.length)
	}
})

test('some titles are corrected minutes after publication', () => {
	const corrected = items.filter(({ firstTitle }) => firstTitle !== undefined)
	expect(corrected.length).toBeGreaterThan(40)
	for (const { firstTitle, title, correctedAt, publishedAt } of corrected) {
		expect(firstTitle).not.toBe(title)
		expect(correctedAt).toBeGreaterThan(publishedAt)
	}
})

test('only general outlets publish other news, and it contains no crypto word', () => {
	const cryptoOnly = new Map(catalogue.sources.map((source) => [source.slug, source.cryptoOnly]))
	const gate = catalogue.topics.filter(({ routeRef }) => routeRef === 'crypto' || routeRef === 'blockchain')
	const words = {
		en: gate.flatMap(({ keywords }) => keywords.en),
		fa: gate.flatMap(({ keywords }) => keywords.fa),
	}
	const other = items.filter(({ kind }) => kind === 'other')
	expect(other.length).toBeGreaterThan(80)
	for (const { source, title, locale } of other) {
		expect(cryptoOnly.get(source)).toBe(false)
		const text = ` ${title.toLowerCase()} `
		expect(words[locale].filter((word) => text.includes(` ${word.toLowerCase()} `))).toEqual([])
	}
})

test.each([
	['of another source', 'coindesk', (item: SampleItem) => item.code],
	['from the future', 'arzdigital', () => `l${(10 ** 12).toString(36)}`],
	['that is no number', 'arzdigital', () => 'l!!'],
	['of no edition', 'arzdigital', () => 'x12'],
])('an item code %s finds nothing', (_name, source, code) => {
	const sampleNews = createSampleNews(catalogue)
	const [item] = sampleNews.itemsOf('arzdigital', now)
	if (item === undefined) throw new Error('no item')
	expect(sampleNews.itemByCode('arzdigital', item.code, now)).toEqual(item)
	expect(sampleNews.itemByCode(source, code(item), now)).toBeUndefined()
})

test('the news of an earlier moment can be published as if it were new', () => {
	const delayMs = 40 * 86_400_000 + 12_345
	const now = Date.parse('2026-03-10T09:20:00Z')
	const [source] = catalogue.sources
	const slug = source?.slug ?? ''
	const then = createSampleNews(catalogue, { seed: 'a' }).itemsOf(slug, now)
	const later = createSampleNews(catalogue, { seed: 'a', delayMs }).itemsOf(slug, now + delayMs)
	expect(later.map(({ code, title }) => [code, title])).toEqual(then.map(({ code, title }) => [code, title]))
	for (const [index, item] of later.entries()) {
		const distance = item.publishedAt - delayMs - (then[index]?.publishedAt ?? 0)
		expect(Math.abs(distance)).toBeLessThan(1_000)
	}
})
