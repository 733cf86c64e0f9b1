import type { Catalogue, Coin } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { chance, pick } from './chance.ts'
import words from './data/headline-words.json' with { type: 'json' }
import headlinesEn from './data/headlines-en.json' with { type: 'json' }
import headlinesFa from './data/headlines-fa.json' with { type: 'json' }
import { writeSlotNumber } from './figures.ts'
import { coinName, plainCoinName, type SampleCoin, sampleCoins } from './sample-coins.ts'
import { coinFigure } from './sample-prices.ts'

/**
 * A headline with placeholders. `{a|b}` is one of the wordings; `{coin}`, `{city}`, `{pctM}` … are filled below;
 * `{BTC}` is that coin by its name in the headline's language; `{@}` is the person that the headline is about.
 */
export type HeadlinePattern = {
	text: string
	/** Route ref of the topic the headline was written for; people's headlines have none of their own. */
	topic?: string
	person?: string
}

/** The headlines of one language, before their placeholders are filled. */
type LanguageHeadlines = {
	/** By the route ref of their topic. */
	topics: Readonly<Record<string, readonly string[]>>
	/**
	 * By the route ref of the person: only what any of them might say on any day, nothing that accuses or quotes a
	 * figure.
	 */
	people: Readonly<Record<string, readonly string[]>>
	/** Titles of close to 250 characters, as some outlets write them, to test the layout. */
	longReads: readonly string[]
	/** What general outlets publish besides crypto news: the crypto gate must drop all of it. */
	otherNews: readonly string[]
}

const patternsOf = ({ topics, people, longReads }: LanguageHeadlines): HeadlinePattern[] => [
	...Object.entries(topics).flatMap(([topic, texts]) => texts.map((text) => ({ text, topic }))),
	...Object.entries(people).flatMap(([person, texts]) => texts.map((text) => ({ text, person }))),
	...longReads.map((text) => ({ text })),
]

export const headlinePatterns: Readonly<Record<NewsLocale, readonly HeadlinePattern[]>> = {
	en: patternsOf(headlinesEn),
	fa: patternsOf(headlinesFa),
}

export const otherNews: Readonly<Record<NewsLocale, readonly string[]>> = {
	en: headlinesEn.otherNews,
	fa: headlinesFa.otherNews,
}

export type SampleHeadline = { title: string; coins: string[]; people: string[] }

type FillOrder = {
	/** The same key fills the same placeholders with the same values, in either language. */
	key: string
	locale: NewsLocale
	/** The time of the headline, for the prices in it. */
	at: number
	person?: string | undefined
	/** The first version has other figures than the corrected one. */
	print?: 'first' | 'corrected'
}

type KnownCoin = { coin: Coin; sample: SampleCoin; weight: number }
export type CoinShelf = ReadonlyMap<string, readonly KnownCoin[]>

/** Coins by role and by symbol; coins that the catalogue lacks are left out. */
export function coinShelf(catalogue: Catalogue): CoinShelf {
	const bySymbol = new Map(catalogue.coins.map((coin) => [coin.symbol, coin]))
	const known = sampleCoins.flatMap((sample, rank) => {
		const coin = bySymbol.get(sample.symbol)
		return coin ? [{ coin, sample, weight: rank < 8 ? 7 : rank < 22 ? 4 : rank < 60 ? 2 : 1 }] : []
	})
	const shelf = new Map<string, readonly KnownCoin[]>()
	for (const role of new Set(known.flatMap(({ sample }) => sample.roles)))
		shelf.set(role, repeated(known.filter(({ sample }) => sample.roles.includes(role))))
	shelf.set('coin', repeated(known.filter(({ sample }) => !sample.roles.includes('stable'))))
	// Exchanges do not announce listings of coins that everyone has listed for years.
	shelf.set(
		'newcomer',
		known.filter(
			({ sample }) => sampleCoins.indexOf(sample) >= longListed && !sample.roles.includes('stable'),
		),
	)
	for (const entry of known) shelf.set(entry.coin.symbol, [entry])
	return shelf
}

const longListed = 20

const repeated = (coins: readonly KnownCoin[]): KnownCoin[] =>
	coins.flatMap((entry) => Array.from({ length: entry.weight }, () => entry))

const choice = /\{([^{}]*\|[^{}]*)\}/g
const slot = /\{([^{}|]+)\}/g

export function fillPattern(
	text: string,
	catalogue: Catalogue,
	shelf: CoinShelf,
	order: FillOrder,
): SampleHeadline {
	const coins = new Set<string>()
	const drawn = new Map<string, KnownCoin>()
	const person = catalogue.people.find(({ routeRef }) => routeRef === order.person)
	const { key, locale, at } = order
	const figures = (name: string) => chance(key, order.print ?? 'corrected', name)

	const worded = text.replaceAll(choice, (_whole, wordings: string, offset: number) =>
		pick(chance(key, locale, text, offset), wordings.split('|')),
	)
	const title = worded.replaceAll(slot, (whole, gap: string) => {
		const [name = '', form] = gap.split('.')
		if (name === '@') return person === undefined ? whole : person.names[locale]
		const words = wordsNamed(name)
		if (words !== undefined) return writeWord(pick(chance(key, name), words), locale, form)
		const found = drawn.get(name) ?? drawCoin(shelf, key, name, [...drawn.values()])
		if (found === undefined) return writeSlotNumber(name, locale, figures(name)) ?? whole
		drawn.set(name, found)
		const first = !coins.has(found.coin.symbol)
		if (form === undefined) {
			coins.add(found.coin.symbol)
			return first ? plainCoinName(found.coin, locale) : coinName(found.coin, locale)
		}
		if (form === 's') {
			coins.add(found.coin.symbol)
			return found.coin.symbol
		}
		return coinFigure(found.sample, form, locale, at, figures(gap)) ?? whole
	})
	return { title: title.replace(/^the /, 'The '), coins: [...coins], people: person ? [person.routeRef] : [] }
}

/**
 * No two placeholders of a headline name the same coin, whatever shelf they draw from; `{coin2}` draws where `{coin}`
 * does.
 */
function drawCoin(
	shelf: CoinShelf,
	key: string,
	name: string,
	taken: readonly KnownCoin[],
): KnownCoin | undefined {
	const coins = shelf.get(name.replace(/2$/, ''))
	if (coins === undefined || coins.length === 0) return undefined
	const random = chance(key, name)
	const free = coins.filter((entry) => !taken.includes(entry))
	return pick(random, free.length > 0 ? free : coins)
}

/** A name for headlines of both languages. Where a claim could hurt somebody, the name is invented. */
type BilingualWord = Readonly<Record<NewsLocale, string>> & {
	adjectives?: Partial<Record<NewsLocale, string>>
}

const bilingualWords: ReadonlyMap<string, readonly BilingualWord[]> = new Map(Object.entries(words))

const wordsNamed = (name: string): readonly BilingualWord[] | undefined => bilingualWords.get(name)

/** English says "Swiss regulators" where Persian says «رگولاتورهای سوئیس». */
const writeWord = (word: BilingualWord, locale: NewsLocale, form: string | undefined): string =>
	(form === 'adj' && word.adjectives?.[locale]) || word[locale]
