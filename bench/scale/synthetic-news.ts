import type { Catalogue } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { titleWords } from '#domain/search-words.ts'
import { wordVector } from '#store/news/word-vector.ts'

/** Items as in a database of several years: few words, coins and sources make up most of them. */
export type SyntheticItem = {
	locale: NewsLocale
	sourceId: number
	title: string
	/** As a tsvector. */
	words: string
	tags: number[]
	publishedAt: Date
	counts: [views: number, importance: number, bullish: number, bearish: number]
}

const vocabularySize = 4000
const firstMoment = Date.parse('2024-01-01T00:00:00Z')
const minute = 60_000

/** Parts of syllables, common ones first, so that trigrams are as unevenly spread as in a language. */
const sounds = {
	en: {
		opening: 's t c p b m d f r l g h w n st tr pr ch sh br bl cr v k j'.split(' '),
		vowel: 'e a i o u ea ou ai io'.split(' '),
		closing: ['', ...'n r s t l d ng rs nt ck m st p'.split(' ')],
	},
	fa: {
		opening: 'ب ت م ک د ر س ن ش پ ف خ گ ق ج ح ع ز چ ط ص'.split(' '),
		vowel: ['ا', '', 'ی', 'و', 'ای', 'وا'],
		closing: ['', ...'ر ن د م ت س ش ل ک ب ه نگ ست رد'.split(' ')],
	},
}
const shortWords = {
	en: ['to', 'in', 'of', 'as', 'on', 'at', 'AI', 'US', 'EU', 'UK', 'ex', 'qx'],
	fa: ['به', 'از', 'در', 'با', 'را', 'تا', 'هر', 'سه', 'دو', 'یک', 'ژن', 'غو'],
}

/** Mulberry32: small, fast, and the same on every machine. */
export function seededChance(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

/** Picks rank 0 about twice as often as rank 1, three times as often as rank 2, and so on. */
function zipf(size: number): (chance: number) => number {
	const sums: number[] = []
	for (let rank = 1; rank <= size; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank)
	const whole = sums.at(-1) ?? 1
	return (chance) => {
		let low = 0
		let high = size - 1
		while (low < high) {
			const middle = (low + high) >> 1
			if ((sums[middle] ?? 0) < chance * whole) low = middle + 1
			else high = middle
		}
		return low
	}
}

/** Words by rank, the commonest first. */
export function vocabulary(locale: NewsLocale): string[] {
	const chance = seededChance(locale === 'fa' ? 11 : 7)
	const words = new Set<string>()
	while (words.size < vocabularySize) {
		const { opening, vowel, closing } = sounds[locale]
		const sound = (choices: readonly string[]) => choices[zipfOf(choices.length)(chance())] ?? ''
		let word = ''
		for (let parts = 2 + Math.floor(chance() * 2); parts > 0; parts -= 1) {
			word += sound(opening) + sound(vowel) + sound(closing)
		}
		if (word.length >= 4) words.add(word)
	}
	return [...words]
}

/** Normalising and splitting a title takes longer than storing it, so the titles repeat after this many items. */
const differentItems = 100_000

export function newsMaker(catalogue: Catalogue): (index: number) => SyntheticItem {
	const make = wordingMaker(catalogue)
	const made: Wording[] = []
	return (index) => {
		const place = index % differentItems
		const wording = made[place] ?? make(place)
		made[place] = wording
		const publishedAt = new Date(firstMoment + index * minute)
		return { ...wording, publishedAt }
	}
}

type Wording = Omit<SyntheticItem, 'publishedAt'>

function wordingMaker(catalogue: Catalogue): (index: number) => Wording {
	const words = { fa: vocabulary('fa'), en: vocabulary('en') }
	const sources = {
		fa: catalogue.sources.filter(({ locale }) => locale === 'fa'),
		en: catalogue.sources.filter(({ locale }) => locale === 'en'),
	}
	const categories = [...catalogue.topics, ...catalogue.people]
	const pick = {
		word: zipf(vocabularySize),
		coin: zipf(catalogue.coins.length),
		category: zipf(categories.length),
		short: zipf(12),
	}
	return (index) => {
		const chance = seededChance(index * 7919 + 1)
		const locale: NewsLocale = chance() < 0.5 ? 'fa' : 'en'
		const source = sources[locale][zipfOf(sources[locale].length)(chance())]
		const coins =
			chance() < 0.75 ? [catalogue.coins[pick.coin(chance())], catalogue.coins[pick.coin(chance())]] : []
		const topics = chance() < 0.6 ? [categories[pick.category(chance())]] : []
		const tags = [...new Set([...coins, ...topics].flatMap((tag) => tag?.id ?? []))]
		const parts = coins.map((coin) => coin?.names[locale])
		for (let count = 5 + Math.floor(chance() * 5); count > 0; count -= 1) {
			parts.push(
				chance() < 0.25 ? shortWords[locale][pick.short(chance())] : words[locale][pick.word(chance())],
			)
		}
		if (chance() < 0.2) parts.push(`${Math.floor(chance() * 100)}%`)
		const title = parts.join(' ')
		return {
			locale,
			sourceId: source?.id ?? 0,
			title,
			words: wordVector([titleWords(title)]),
			tags,
			// Most items have views and no votes.
			counts: [
				chance() < 0.7 ? Math.floor(5 / (chance() + 0.001)) : 0,
				chance() < 0.15 ? Math.floor(1 / (chance() + 0.01)) : 0,
				chance() < 0.1 ? Math.floor(1 / (chance() + 0.02)) : 0,
				chance() < 0.05 ? Math.floor(1 / (chance() + 0.05)) : 0,
			],
		}
	}
}

const remembered = new Map<number, (chance: number) => number>()

function zipfOf(size: number): (chance: number) => number {
	const known = remembered.get(size) ?? zipf(size)
	remembered.set(size, known)
	return known
}
