import { isColumnTitle } from '#domain/column-title.ts'
import { languages, type NewsLocale } from '#domain/locale.ts'
import type { TagReason } from '#domain/news-item.ts'
import type { StoryWord, StoryWordKind } from '#domain/story-word.ts'
import { joins, type Token, tokeniseTitle } from '#ingest/tag/tokenise-title.ts'
import { type Amount, readAmounts } from './amounts.ts'
import { readCounts } from './counted-things.ts'
import { isDistinctiveName, isName } from './feature-roles.ts'
import { type HeadlineWord, headlineWords, soundOfBoth, type UnknownWord } from './headline-word.ts'
import type { WordIndex } from './word-index.ts'

export type FeatureKind = StoryWordKind | 'coin' | 'word'

/** One thing that a headline says; its name is the same in both languages if the vocabulary has it. */
export type Feature = { name: string; kind: FeatureKind }

export type Headline = {
	locale: NewsLocale
	features: ReadonlyMap<string, Feature>
	/** Names that the features imply. */
	implied: ReadonlySet<string>
	/** Words that are not in the vocabulary, in the order of the title. */
	words: readonly UnknownWord[]
	/** For each of these words how likely it is a name: 1, a half or 0. */
	named: readonly number[]
	/** Sounds of two neighbouring words, which may be one name. */
	pairs: ReadonlyMap<string, readonly [number, number]>
	amounts: readonly Amount[]
	/** All words in order, and the positions of names, in the vocabulary or not. */
	keys: readonly string[]
	namesAt: ReadonlySet<number>
	/** The positions of stop words, and the features at each position. */
	stopWordsAt: ReadonlySet<number>
	featuresAt: ReadonlyMap<number, readonly string[]>
	/** Numbers by the thing that is counted: 7 of `hour`, 45 of `member`. */
	counts: ReadonlyMap<string, number>
	/** It has only one word, name or figure, so it describes no event. */
	bare: boolean
	/** A forecast, a round-up or the like, which reports no event of its own. */
	isColumn: boolean
	events: readonly string[]
	/** Distinctive names by kind: a headline with another one is about another event. */
	own: Readonly<Record<DecidingKind, readonly string[]>>
}

export const decidingKinds = ['coin', 'person', 'organisation', 'place'] as const
type DecidingKind = (typeof decidingKinds)[number]

/** The rest of a longer title is ignored. */
export const longestRead = 400

/** The dot of “Mt. Gox” ends no sentence. */
const abbreviation = /\b(Mt|St|Dr|Mr|Ms|vs)\.(?=\s)/g

export function readHeadline(
	title: string,
	locale: NewsLocale,
	tags: readonly TagReason[],
	index: WordIndex,
): Headline {
	const shown = title.slice(0, longestRead).replace(abbreviation, '$1 ')
	const { amounts, rest } = readAmounts(shown, tags)
	const tokens = tokeniseTitle(rest)
	const tokenWords = headlineWords(tokens)
	const features = new Map<string, Feature>()
	let implied: Set<string> | undefined
	const add = (word: StoryWord, name: TagReason | undefined) => {
		if (!isTheCoin(word, name)) features.set(word.name, word)
		if (word.implies.length === 0) return
		implied ??= new Set()
		for (const name of index.implied.get(word) ?? none) implied.add(name)
	}
	const tagged = tags.filter(({ kind, span }) => kind !== 'topic' && span[1] <= longestRead)
	for (const one of tagged) {
		const feature = featureOf(one)
		features.set(feature.name, feature)
	}
	const words: LeftWord[] = []
	const namesAt = new Set<number>()
	const featuresAt = new Map<number, readonly string[]>()
	for (const one of readWords(tokens, tokenWords, tagged, index, add, namesAt, featuresAt)) {
		const { value } = one.word
		if (value === undefined) words.push(one)
		else if (value >= fewestCounted && !isYear(value)) amounts.push({ unit: 'count', value, rough: false })
	}
	const counts = readCounts(tokens, tokenWords)
	const keys = tokens.map(({ key }) => key)
	const stopWordsAt = new Set(
		tokenWords.flatMap((word, at) => (word.isStopWord || word.weekday !== undefined ? [at] : [])),
	)
	for (const { kind, ref, span } of tagged) {
		for (const [at, { start }] of tokens.entries())
			if (start >= span[0] && start < span[1]) {
				featuresAt.set(at, [featureOf({ kind, ref }).name])
				namesAt.add(at)
			}
	}
	const { words: unknownWords, pairs } = soundsOf(words)
	const inCapitals = isTitleCase(shown, tokens)
	const named = words.map(({ token, at, word }) => {
		if (index.isCommon(word.unknown.name) && (inCapitals || at === 0 || !isCapital(shown, token))) return 0
		if (!token.latin) return half
		if (languages[locale].script !== 'Latn') return 1
		return isCapital(shown, token) ? (inCapitals || startsSentence(token, at) ? half : 1) : 0
	})
	for (const [place, { at }] of words.entries()) if ((named[place] ?? 0) > 0) namesAt.add(at)
	const bare = thingsIn(features) + amounts.length + new Set(unknownWords).size < 2
	const { events, own } = namesAndEvents(features.values())
	return {
		locale,
		features,
		implied: implied ?? nothingImplied,
		words: unknownWords,
		named,
		pairs,
		amounts,
		keys,
		namesAt,
		stopWordsAt,
		featuresAt,
		counts,
		bare,
		isColumn: isColumnTitle(shown),
		events,
		own,
	}
}

const half = 0.5

/** Any capital counts, as in zkSync. */
const isCapital = (title: string, { start, end }: Token): boolean => capital.test(title.slice(start, end))
const capital = /\p{Lu}/u

const startsSentence = ({ gap }: Token, at: number): boolean => at === 0 || /[:;.!?–—]/.test(gap)

/** Whether the headline capitalises every word, so that capitals do not mark names. */
function isTitleCase(title: string, tokens: readonly Token[]): boolean {
	let capitals = 0
	let long = 0
	for (const token of tokens) {
		if (!token.latin || token.end - token.start < 4) continue
		long++
		if (isCapital(title, token)) capitals++
	}
	return long > 2 && capitals / long > 0.7
}

/** General words do not count: «بیت‌کوین» contains the word for coin but is one thing. */
function thingsIn(features: ReadonlyMap<string, Feature>): number {
	let things = 0
	for (const { kind } of features.values()) if (kind !== 'general') things++
	return things
}

function namesAndEvents(features: Iterable<Feature>): Pick<Headline, 'events' | 'own'> {
	const events: string[] = []
	const own: Record<DecidingKind, readonly string[]> = {
		coin: none,
		person: none,
		organisation: none,
		place: none,
	}
	for (const feature of features) {
		const { kind, name } = feature
		if (kind === 'event') events.push(name)
		else if (isDeciding(kind) && isDistinctiveName(feature)) own[kind] = [...own[kind], name]
	}
	return { events, own }
}

/** Shared empty values, because thousands of headlines are in memory and most have nothing here. */
const none: readonly never[] = []
const nothingImplied: ReadonlySet<string> = new Set()
const noPairs: Headline['pairs'] = new Map()

const isDeciding = (kind: FeatureKind): kind is DecidingKind =>
	kind === 'coin' || kind === 'person' || kind === 'organisation' || kind === 'place'

type LeftWord = { token: Token; at: number; word: HeadlineWord }

/** Passes every phrase of the vocabulary to `add`, collects the positions of names in `namesAt`, and returns the remaining words. */
function readWords(
	tokens: readonly Token[],
	tokenWords: readonly HeadlineWord[],
	named: readonly TagReason[],
	{ trie, bySound }: WordIndex,
	add: (word: StoryWord, name: TagReason | undefined) => void,
	namesAt: Set<number>,
	featuresAt: Map<number, readonly string[]>,
): LeftWord[] {
	const left: LeftWord[] = []
	let at = 0
	while (at < tokens.length) {
		const token = tokens[at]
		const word = tokenWords[at]
		if (token === undefined || word === undefined) break
		const name = nameAt(named, token.start)
		const match = trie.matchesAt(tokens, at)[0]
		const end = match === undefined ? 0 : (tokens[match.after - 1]?.end ?? 0)
		if (match !== undefined && (name === undefined || end >= name.span[1])) {
			for (const known of match.values) add(known, name?.span[1] === end ? name : undefined)
			const isNamed = match.values.some(({ kind }) => isName(kind))
			const names = match.values.map(({ name }) => name)
			for (let place = at; place < match.after; place++) {
				featuresAt.set(place, names)
				if (isNamed) namesAt.add(place)
			}
			at = match.after
			continue
		}
		if (name === undefined && !word.isStopWord) {
			const matched = token.latin ? undefined : matchSound(tokens, tokenWords, at, bySound)
			if (matched !== undefined) {
				add(matched.word, undefined)
				at = matched.after
				continue
			}
			left.push({ token, at, word })
		}
		at++
	}
	return left
}

/** A product and its coin of the same name are one thing. */
const isTheCoin = ({ kind, implies }: StoryWord, name: TagReason | undefined): boolean =>
	kind === 'product' && name?.kind === 'coin' && implies.includes(`coin:${name.ref}`)

function nameAt(named: readonly TagReason[], start: number): TagReason | undefined {
	for (const one of named) if (start >= one.span[0] && start < one.span[1]) return one
	return undefined
}

/** Finds a name of the vocabulary by its sound, for Persian spellings of one or two words that the vocabulary lacks. */
function matchSound(
	tokens: readonly Token[],
	tokenWords: readonly HeadlineWord[],
	at: number,
	bySound: WordIndex['bySound'],
) {
	const [first, second, next] = [tokenWords[at], tokenWords[at + 1], tokens[at + 1]]
	if (first === undefined) return undefined
	if (second !== undefined && next !== undefined && !next.latin && joins(next.gap)) {
		const word = bySound.get(soundOfBoth(first, second))
		if (word !== undefined) return { word, after: at + 2 }
	}
	const word = bySound.get(first.unknown.sound)
	return word === undefined ? undefined : { word, after: at + 1 }
}

function soundsOf(left: readonly LeftWord[]): Pick<Headline, 'words' | 'pairs'> {
	const words: UnknownWord[] = []
	let pairs: Map<string, readonly [number, number]> | undefined
	for (const [index, { token, at, word }] of left.entries()) {
		words.push(word.unknown)
		const next = left[index + 1]
		if (next === undefined || next.at !== at + 1 || !joins(next.token.gap)) continue
		if (token.latin !== next.token.latin) continue
		const joined = soundOfBoth(word, next.word)
		if (joined.length < shortestPair) continue
		pairs ??= new Map()
		pairs.set(joined, [index, index + 1])
	}
	return { words, pairs: pairs ?? noPairs }
}

const featuresOfTags = { coin: new Map<string, Feature>(), person: new Map<string, Feature>() }

/** Created once for each coin and person of the catalogue. */
function featureOf({ kind, ref }: Pick<TagReason, 'kind' | 'ref'>): Feature {
	const tagged = kind === 'coin' ? 'coin' : 'person'
	const known = featuresOfTags[tagged].get(ref)
	if (known !== undefined) return known
	const feature: Feature = { name: `${tagged}:${ref}`, kind: tagged }
	featuresOfTags[tagged].set(ref, feature)
	return feature
}

const shortestPair = 4
const fewestCounted = 10
const isYear = (value: number): boolean =>
	(value >= 1990 && value <= 2040) || (value >= 1390 && value <= 1415)
