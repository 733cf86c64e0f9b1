import type { NewsLocale } from '#domain/locale.ts'
import type { TagReason } from '#domain/news-item.ts'
import type { StoryWord, StoryWordKind } from '#domain/story-word.ts'
import { stemsOf } from '#ingest/tag/persian-suffixes.ts'
import { joins, type Token, tokeniseTitle } from '#ingest/tag/tokenise-title.ts'
import { type Amount, isExact, readAmounts } from './amounts.ts'
import { readCounts } from './counted-things.ts'
import { englishStem } from './english-stem.ts'
import { isOwnName } from './mark-roles.ts'
import { soundOf } from './sounds.ts'
import { stopWords } from './stop-words.ts'
import type { WordIndex } from './word-index.ts'

export type MarkKind = StoryWordKind | 'coin' | 'word'

/** One thing that a headline says, under a name that is the same in both languages where we know one. */
export type Mark = { name: string; kind: MarkKind }

/** A word that no list knows, with how it sounds and what it is looked up by for its sound, if that tells enough. */
export type LooseWord = { key: string; name: string; sound: string; soundKey: string | undefined }

export type Headline = {
	locale: NewsLocale
	marks: ReadonlyMap<string, Mark>
	/** What the marks make a reader think of, without being said. */
	implied: ReadonlySet<string>
	/** In the order of the title; `next` joins a word with its neighbour, as Persian writes many a name. */
	words: readonly LooseWord[]
	/** Sounds of neighbouring words taken together. */
	pairs: ReadonlyMap<string, readonly [number, number]>
	amounts: readonly Amount[]
	/** What is counted, by how many: 7 of `hour`, 45 of `member`. */
	counts: ReadonlyMap<string, number>
	/** One word, one name, one figure: what tells no event, however many say it. */
	bare: boolean
	events: readonly string[]
	/** Names by kind that would be another event's in another headline. */
	own: Readonly<Record<DecidingKind, readonly string[]>>
}

export const decidingKinds = ['coin', 'person', 'organisation', 'place'] as const
type DecidingKind = (typeof decidingKinds)[number]

/** Nobody's headline is longer; what is has become a text. */
const longestRead = 400

export function readHeadline(
	title: string,
	locale: NewsLocale,
	tags: readonly TagReason[],
	index: WordIndex,
): Headline {
	const shown = title.slice(0, longestRead)
	const { amounts, rest } = readAmounts(shown, tags)
	const tokens = tokeniseTitle(rest)
	const idle = tokens.map(({ key }) => isIdle(key))
	for (const token of tokens) if (token.latin) token.key = englishStem(token.key)
	const marks = new Map<string, Mark>()
	const implied = new Set<string>()
	const add = (word: StoryWord) => {
		marks.set(word.name, word)
		for (const other of word.implies) imply(other)
	}
	const imply = (name: string, depth = 0) => {
		implied.add(name)
		if (depth < 2) for (const other of index.byName.get(name)?.implies ?? []) imply(other, depth + 1)
	}
	const named = tags.filter(({ kind, span }) => kind !== 'topic' && span[1] <= longestRead)
	for (const tagged of named) {
		const mark = markOf(tagged)
		marks.set(mark.name, mark)
	}
	const loose = readWords(tokens, idle, named, index, add)
	const words: Loose[] = []
	for (const one of loose) {
		const { key } = one.token
		const value = isDigits(key) ? Number(key) : undefined
		if (value === undefined) words.push(one)
		else if (value >= fewestCounted && !isYear(value)) amounts.push({ unit: 'count', value, rough: false })
	}
	const counts = readCounts(tokens)
	const { words: heard, pairs } = soundsOf(words)
	const bare = thingsIn(marks) + amounts.length + new Set(heard).size < 2
	const { events, own } = namesAndEvents(marks.values())
	return {
		locale,
		marks,
		implied: orShared(implied),
		words: heard,
		pairs,
		amounts,
		counts,
		bare,
		events,
		own,
	}
}

/** «بیت‌کوین» is a coin and nothing more, though it has the word for coin in it. */
function thingsIn(marks: ReadonlyMap<string, Mark>): number {
	let things = 0
	for (const { kind } of marks.values()) if (kind !== 'general') things++
	return things
}

function namesAndEvents(marks: Iterable<Mark>): Pick<Headline, 'events' | 'own'> {
	const events: string[] = []
	const own: Record<DecidingKind, readonly string[]> = {
		coin: none,
		person: none,
		organisation: none,
		place: none,
	}
	for (const mark of marks) {
		const { kind, name } = mark
		if (kind === 'event') events.push(name)
		else if (isDeciding(kind) && isOwnName(mark)) own[kind] = [...own[kind], name]
	}
	return { events, own }
}

/** Thousands of headlines are kept, most of which name no person, no firm and no country, and many imply nothing. */
const none: readonly never[] = []
const nothingImplied: ReadonlySet<string> = new Set()
const noPairs: Headline['pairs'] = new Map()
const orShared = (implied: ReadonlySet<string>) => (implied.size === 0 ? nothingImplied : implied)

const isDeciding = (kind: MarkKind): kind is DecidingKind =>
	kind === 'coin' || kind === 'person' || kind === 'organisation' || kind === 'place'

/**
 * What a headline is looked up by: all that it says but the general words, what it implies, and how words sound. Made when
 * it is filed and not kept: as sets of thousands of headlines they took as much memory as all else about them.
 */
export function searchKeys({ marks, implied, words, pairs, amounts }: Headline): Set<string> {
	const keys = new Set(implied)
	for (const { name, kind } of marks.values()) if (kind !== 'general') keys.add(name)
	for (const { name, soundKey } of words) {
		keys.add(name)
		if (soundKey !== undefined) keys.add(soundKey)
	}
	for (const sound of pairs.keys()) keys.add(soundKeyOf(sound))
	for (const amount of amounts) {
		const { unit, value } = amount
		if (unit !== 'count') keys.add(`amount:${unit}:${value.toPrecision(1)}`)
		// On a busy day hundreds of sums begin with the same digit.
		if (isExact(amount)) keys.add(`amount:${unit}:${value}`)
	}
	return keys
}

type Loose = { token: Token; at: number }

/** Gives every known phrase to `add` and answers the words that are left. */
function readWords(
	tokens: readonly Token[],
	idle: readonly boolean[],
	named: readonly TagReason[],
	{ trie, bySound }: WordIndex,
	add: (word: StoryWord) => void,
): Loose[] {
	const left: Loose[] = []
	let at = 0
	while (at < tokens.length) {
		const token = tokens[at]
		if (token === undefined) break
		const name = named.find(({ span }) => token.start >= span[0] && token.start < span[1])
		const match = trie.matchesAt(tokens, at)[0]
		const end = match === undefined ? 0 : (tokens[match.after - 1]?.end ?? 0)
		if (match !== undefined && (name === undefined || end >= name.span[1])) {
			for (const word of match.values) add(word)
			at = match.after
			continue
		}
		if (name === undefined && !idle[at]) {
			const heard = token.latin ? undefined : hear(tokens, at, bySound)
			if (heard !== undefined) {
				add(heard.word)
				at = heard.after
				continue
			}
			left.push({ token, at })
		}
		at++
	}
	return left
}

/** A Persian spelling of a name that the list has in Latin letters alone, in one word or in two. */
function hear(tokens: readonly Token[], at: number, bySound: WordIndex['bySound']) {
	const first = tokens[at]
	const second = tokens[at + 1]
	if (first === undefined) return undefined
	if (second !== undefined && !second.latin && joins(second.gap)) {
		const word = bySound.get(soundOf(first.key + second.key))
		if (word !== undefined) return { word, after: at + 2 }
	}
	const word = bySound.get(soundOf(first.key))
	return word === undefined ? undefined : { word, after: at + 1 }
}

function soundsOf(loose: readonly Loose[]): Pick<Headline, 'words' | 'pairs'> {
	const words: LooseWord[] = []
	let pairs: Map<string, readonly [number, number]> | undefined
	for (const [index, { token, at }] of loose.entries()) {
		words.push(looseWord(token))
		const next = loose[index + 1]
		if (next === undefined || next.at !== at + 1 || !joins(next.token.gap)) continue
		const joined = soundOf(token.key + next.token.key)
		if (joined.length < shortestPair || token.latin !== next.token.latin) continue
		pairs ??= new Map()
		pairs.set(joined, [index, index + 1])
	}
	return { words, pairs: pairs ?? noPairs }
}

/** The same words come again and again: each is made once, and kept once by all headlines that have it. */
const lately = new Map<string, LooseWord>()
const keptWords = 20_000

function looseWord({ key: said, latin }: Token): LooseWord {
	const known = lately.get(said)
	if (known !== undefined) return known
	const key = latin ? said : (stemsOf(said)[0] ?? said)
	const sound = soundOf(said)
	const soundKey = sound.length >= shortestSound ? soundKeyOf(sound) : undefined
	const word: LooseWord = { key, name: `word:${key}`, sound, soundKey }
	if (lately.size >= keptWords) lately.clear()
	lately.set(said, word)
	return word
}

const soundKeyOf = (sound: string): string => `sound:${sound}`

const marksOfTags = { coin: new Map<string, Mark>(), person: new Map<string, Mark>() }

/** Made once for each coin and person of the catalogue, as the marks of words are. */
function markOf({ kind, ref }: TagReason): Mark {
	const tagged = kind === 'coin' ? 'coin' : 'person'
	const known = marksOfTags[tagged].get(ref)
	if (known !== undefined) return known
	const mark: Mark = { name: `${tagged}:${ref}`, kind: tagged }
	marksOfTags[tagged].set(ref, mark)
	return mark
}

const shortestSound = 3
const shortestPair = 4
const fewestCounted = 10
const digitsOnly = /^\d+$/
const nine = '9'.charCodeAt(0)
/** Letters stand behind the digits: a word is told from a number by its first sign, nearly always. */
const isDigits = (key: string): boolean => key.charCodeAt(0) <= nine && digitsOnly.test(key)
const isYear = (value: number): boolean =>
	(value >= 1990 && value <= 2040) || (value >= 1390 && value <= 1415)
const isIdle = (key: string): boolean => stopWords.has(key) || (key.length < 2 && !isDigits(key))
