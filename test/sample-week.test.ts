import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadSampleWeek } from '#catalogue/load-sample-week.ts'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { draftOf } from '#ingest/ingest-source.ts'
import { groupHeadlines } from '#ingest/story/group-headlines.ts'
import { createSampleNews } from '#sample/sample-news.ts'
import { sampleCoins } from '#sample/sample-prices.ts'
import { ownTagger, ownTagWords } from './tags/own-tagger.ts'

const catalogue = await loadCatalogue()
if (!catalogue.ok) throw new Error('the catalogue does not load')
const { sources } = catalogue.value
const loaded = await loadSampleWeek({ outlets: sources, coins: sampleCoins.map(({ symbol }) => symbol) })
const week = loaded.ok ? loaded.value : []

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const localeOf = new Map(sources.map(({ slug, locale }) => [slug, locale]))
/** Two feeds of one outlet count once. */
const hostOf = new Map(sources.map(({ slug, homepage }) => [slug, new URL(homepage).host]))
const reports = week.flatMap((event) => event.reports)
const titlesIn = (locale: NewsLocale) =>
	reports.filter(({ outlet }) => localeOf.get(outlet) === locale).map(({ title }) => title)
/** Saturday is the first day. */
const onDay = (number: number) => reports.filter(({ at }) => Math.floor(at / day) === number)

test('the week has no mistake', () => {
	expect(loaded.ok ? [] : loaded.failure).toEqual([])
})

test('about 450 events have about 1,000 headlines, most events one and some five or more', () => {
	const sizes = week.map((event) => event.reports.length)
	expect(week.length).toBeGreaterThan(400)
	expect(reports.length).toBeGreaterThan(900)
	expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(250)
	expect(sizes.filter((size) => size >= 2 && size <= 4).length).toBeGreaterThanOrEqual(90)
	expect(sizes.filter((size) => size >= 5).length).toBeGreaterThanOrEqual(60)
	for (const locale of newsLocales) expect(titlesIn(locale).length).toBeGreaterThan(400)
})

test('every source has news', () => {
	const silent = sources.filter(({ slug }) => !reports.some(({ outlet }) => outlet === slug))
	expect(silent.map(({ slug }) => slug)).toEqual([])
})

test('by day news comes at least every quarter of an hour, and more than by night', () => {
	const times = reports.map(({ at }) => at).toSorted((a, b) => a - b)
	const isByDay = (at: number) => at % day >= 6 * hour && at % day < 20 * hour
	const gaps = times.flatMap((at, index) => {
		const next = times[index + 1] ?? Number.POSITIVE_INFINITY
		return isByDay(at) && isByDay(next) && next - at > 15 * minute ? [new Date(at).toUTCString()] : []
	})
	expect(gaps).toEqual([])
	const byDay = times.filter(isByDay).length / 14
	expect(byDay).toBeGreaterThan((3 * (times.length - byDay * 14)) / 10)
})

test('the weekend is quieter than any other day', () => {
	const weekend = Math.max(onDay(0).length, onDay(1).length)
	for (const number of [2, 3, 4, 5, 6]) expect(onDay(number).length).toBeGreaterThan(1.2 * weekend)
})

test('every headline passes the gate of its outlet', async () => {
	const [tag, tagWords] = await Promise.all([ownTagger(), ownTagWords()])
	const bySlug = new Map(sources.map((source) => [source.slug, source]))
	const refused = reports.flatMap(({ outlet, title, summary = null }) => {
		const source = bySlug.get(outlet)
		if (source === undefined) return [title]
		const entry = { title, url: source.homepage, published: null, guid: null, summary }
		const draft = draftOf(entry, source, new Date(), { tag, tagWords })
		return draft.ok ? [] : [`${outlet}: ${title}`]
	})
	expect(refused).toEqual([])
})

test.each([
	['Arabic yeh or kaf', /[يك]/],
	['two spaces, or one at an end', / {2}|^ | $/],
	['a space before a mark', / [؛،؟:»]|« /],
	['a mark without a space after it', /[؛،](?! )/],
	['«می» set apart from its verb', /(?:^|\s)ن?می\s/],
	['a plural set apart from its noun', /\sها(?:ی|یی)?(?:\s|$|[؛،])/],
	['«تر» or «ترین» set apart', /\sتر(?:ین)?(?:\s|$)/],
	['a Latin question mark, comma or semicolon', /[\u0600-\u06ff][?,;]/],
	['digits other than Persian ones outside a Latin term', /(?<![A-Za-z\d-])\d|[٠-٩]/],
	['a half-space at a word edge', /(?:^|\s)\u200c|\u200c(?:\s|$)|\u200c{2}/],
	['straight quotes', /["']/],
])('no Persian headline has %s', (_name, fault) => {
	expect(titlesIn('fa').filter((title) => fault.test(title))).toEqual([])
})

test.each([
	['two spaces', / {2}/],
	['a Persian letter', /[\u0600-\u06ff]/],
	['a mark after a space', / [,;:?.!]/],
])('no English headline has %s', (_name, fault) => {
	expect(titlesIn('en').filter((title) => fault.test(title))).toEqual([])
})

test('Persian quotation marks come in pairs', () => {
	for (const title of titlesIn('fa'))
		expect(title.match(/«/g)?.length ?? 0, title).toBe(title.match(/»/g)?.length ?? 0)
})

test('a headline that says which day today is comes on that day', () => {
	const news = createSampleNews(week)
	const items = sources.flatMap(({ slug }) => news.itemsOf(slug, Date.parse('2026-11-18T12:00:00Z')))
	expect(items).toHaveLength(reports.length)
	const dated = items.filter(({ title }) => /امروز (?:\S*شنبه|جمعه)/.test(title))
	expect(dated.length).toBeGreaterThan(0)
	const weekday = new Intl.DateTimeFormat('fa-IR', { weekday: 'long', timeZone: 'Asia/Tehran' })
	for (const { title, publishedAt } of dated) expect(title).toContain(`امروز ${weekday.format(publishedAt)}`)
})

test('at every hour each language has a story of the last two days that the other did not report', async () => {
	const words = await loadStoryWords()
	if (!words.ok) throw new Error('the words of stories cannot be read')
	const news = createSampleNews(week)
	const now = Date.parse('2026-11-14T00:00:00Z')
	const byTime = [now - 7 * day, now]
		.flatMap((end) => sources.flatMap(({ slug }) => news.itemsOf(slug, end)))
		.map((item) => ({ ...item, source: item.outlet, locale: localeOf.get(item.outlet) ?? 'en' }))
		.toSorted((a, b) => a.publishedAt - b.publishedAt)
	const grouped = groupHeadlines(byTime, await ownTagger(), words.value)
	const stories = [...Map.groupBy(byTime, (_item, place) => grouped[place]?.story).values()]
	const isOneSided = (reports: typeof byTime, locale: NewsLocale, at: number) => {
		const known = reports.filter(({ publishedAt }) => publishedAt <= at)
		const age = at - (known[0]?.publishedAt ?? at)
		const isOneLanguage = known.every((report) => report.locale === locale)
		const outlets = new Set(known.map(({ outlet }) => hostOf.get(outlet)))
		return isOneLanguage && outlets.size >= 3 && age >= 2 * hour && age <= 2 * day
	}
	const empty = newsLocales.flatMap((locale) =>
		Array.from({ length: 7 * 24 }, (_, hours) => now - hours * hour)
			.filter((at) => !stories.some((reports) => isOneSided(reports, locale, at)))
			.map((at) => `${locale}: ${new Date(at).toUTCString()}`),
	)
	expect(empty).toEqual([])
})
