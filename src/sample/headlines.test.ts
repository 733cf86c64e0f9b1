import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { everyName } from '#domain/catalogue.ts'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { coinShelf, fillPattern, type HeadlinePattern, headlinePatterns, otherNews } from './headlines.ts'
import { coinName, sampleCoins } from './sample-coins.ts'
import { sharedEvents } from './shared-event.ts'

const loaded = await loadCatalogue()
if (!loaded.ok) throw new Error('the catalogue does not load')
const catalogue = loaded.value
const shelf = coinShelf(catalogue)
const at = Date.parse('2026-11-15T09:05:00Z')

const eventPatterns = (locale: NewsLocale): HeadlinePattern[] =>
	sharedEvents.flatMap(({ reports, followUp, topic, person }) =>
		[...reports[locale], ...(followUp?.[locale] ?? [])].map((text) => ({
			text,
			...(topic && { topic }),
			...(person && { person }),
		})),
	)
const patterns = (locale: NewsLocale): HeadlinePattern[] => [
	...headlinePatterns[locale],
	...eventPatterns(locale),
]
const fill = (pattern: HeadlinePattern, locale: NewsLocale, key: string) =>
	fillPattern(pattern.text, catalogue, shelf, { key, locale, at, person: pattern.person })
const titles = (locale: NewsLocale): string[] =>
	[...patterns(locale), ...otherNews[locale].map((text) => ({ text }))].flatMap((pattern) =>
		Array.from({ length: 8 }, (_empty, key) => fill(pattern, locale, `key ${key}`).title),
	)
const folded = (text: string): string =>
	` ${text
		.toLowerCase()
		.replaceAll('\u200c', ' ')
		.replaceAll('أ', 'ا')
		.replaceAll(/[()«»:؛،,?؟"'’]/g, ' ')
		.replaceAll(/\s+/g, ' ')} `

test.each(newsLocales)(
	'%s: there are more than 300 different beginnings, and no placeholder is left',
	(locale) => {
		expect(new Set(patterns(locale).map(({ text }) => text)).size).toBeGreaterThan(300)
		expect(titles(locale).filter((title) => /[{}|]|undefined|NaN/.test(title))).toEqual([])
	},
)

test.each(newsLocales)('%s: a headline has a catalogue keyword of its topic', (locale) => {
	const without = patterns(locale).flatMap((pattern) => {
		const topic = catalogue.topics.find(({ routeRef }) => routeRef === pattern.topic)
		if (topic === undefined) return []
		const words = topic.keywords[locale].map((word) => folded(word).trim())
		const text = folded(fill(pattern, locale, 'topic').title)
		return words.some((word) => text.includes(` ${word}`)) ? [] : [`${topic.routeRef}: ${text}`]
	})
	expect(without).toEqual([])
})

test.each(newsLocales)('%s: a headline about a person names that person', (locale) => {
	for (const pattern of patterns(locale).filter(({ person }) => person !== undefined)) {
		const person = catalogue.people.find(({ routeRef }) => routeRef === pattern.person)
		const { title, people } = fill(pattern, locale, 'person')
		expect(people).toEqual([person?.routeRef])
		const names = person ? everyName(person) : []
		expect(
			names.some((name) => title.includes(name)),
			title,
		).toBe(true)
	}
})

test.each(newsLocales)('%s: every coin is written as in the catalogue', (locale) => {
	const squeezed = (text: string) => text.replaceAll(/[\s\u200c]/g, '')
	for (const { symbol } of sampleCoins) {
		const coin = catalogue.coins.find((entry) => entry.symbol === symbol)
		if (coin === undefined) throw new Error(`${symbol} is not in the catalogue`)
		const names = [symbol, ...everyName(coin)].map(squeezed)
		expect(names).toContain(squeezed(coinName(coin, locale)))
	}
})

test('no possessive follows a coin, whose name may end in a bracket', () => {
	const roles = /\{(?:coin|chain|defi|dex|lend|land|game-coin|infra|newcomer|mined|payment|etf)2?\}'s/
	expect(patterns('en').filter(({ text }) => roles.test(text))).toEqual([])
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
	expect(titles('fa').filter((title) => fault.test(title))).toEqual([])
})

test.each([
	['two spaces', / {2}/],
	['a Persian letter', /[\u0600-\u06ff]/],
	['a before a vowel', /\ba [aeio][a-z]/],
	['a mark after a space', / [,;:?.!]/],
])('no English headline has %s', (_name, fault) => {
	expect(titles('en').filter((title) => fault.test(title))).toEqual([])
})

test('Persian quotation marks come in pairs', () => {
	for (const title of titles('fa')) {
		expect(title.match(/«/g)?.length ?? 0, title).toBe(title.match(/»/g)?.length ?? 0)
	}
})

test.each(newsLocales)('%s: the longest titles have nearly 250 characters and fewer than 300', (locale) => {
	const lengths = titles(locale).map((title) => title.length)
	expect(Math.max(...lengths)).toBeGreaterThan(225)
	expect(Math.max(...lengths)).toBeLessThan(300)
})

test('titles contain what must be escaped: quotes, apostrophes, ampersands, an angle bracket', () => {
	for (const letter of ["'", '"', '&', '>']) {
		expect(titles('en').some((title) => title.includes(letter))).toBe(true)
	}
	expect(titles('fa').some((title) => /[A-Z]{3}/.test(title))).toBe(true)
})
