import type { NewsLocale } from '#domain/locale.ts'
import type { TagReason } from '#domain/news-item.ts'
import type { StoryWord, StoryWordKind } from '#domain/story-word.ts'
import { joins, type Token, tokeniseTitle } from '#ingest/tag/tokenise-title.ts'
import { type Amount, readAmounts } from './amounts.ts'
import { readCounts } from './counted-things.ts'
import { isName, isOwnName } from './mark-roles.ts'
import { type LooseWord, type SaidWord, saidWords, soundOfBoth } from './said-word.ts'
import type { WordIndex } from './word-index.ts'

export type MarkKind = StoryWordKind | 'coin' | 'word'

/** One thing that a headline says, under a name that is the same in both languages where we know one. */
export type Mark = { name: string; kind: MarkKind }

export type Headline = {
	locale: NewsLocale
	marks: ReadonlyMap<string, Mark>
	/** What the marks make a reader think of, without being said. */
	implied: ReadonlySet<string>
	/** In the order of the title; `next` joins a word with its neighbour, as Persian writes many a name. */
	words: readonly LooseWord[]
	/** For each of the words how surely it is somebody's name: 1, a half, or 0. */
	named: readonly number[]
	/** Sounds of neighbouring words taken together. */
	pairs: ReadonlyMap<string, readonly [number, number]>
	amounts: readonly Amount[]
	/** All words in their order, and which of them may be a name that no list knows. */
	keys: readonly string[]
	slots: ReadonlySet<number>
	/** Which of the words tell nothing, and what known phrases stand where. */
	idle: ReadonlySet<number>
	markAt: ReadonlyMap<number, readonly string[]>
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
export const longestRead = 400

export function readHeadline(
	title: string,
	locale: NewsLocale,
	tags: readonly TagReason[],
	index: WordIndex,
): Headline {
	const shown = title.slice(0, longestRead)
	const { amounts, rest } = readAmounts(shown, tags)
	const tokens = tokeniseTitle(rest)
	const said = saidWords(tokens)
	const marks = new Map<string, Mark>()
	let implied: Set<string> | undefined
	const add = (word: StoryWord) => {
		marks.set(word.name, word)
		if (word.implies.length === 0) return
		implied ??= new Set()
		for (const name of index.implied.get(word) ?? none) implied.add(name)
	}
	const tagged = tags.filter(({ kind, span }) => kind !== 'topic' && span[1] <= longestRead)
	for (const one of tagged) {
		const mark = markOf(one)
		marks.set(mark.name, mark)
	}
	const words: Loose[] = []
	const told = new Set<number>()
	const markAt = new Map<number, readonly string[]>()
	for (const one of readWords(tokens, said, tagged, index, add, told, markAt)) {
		const { value } = one.word
		if (value === undefined) words.push(one)
		else if (value >= fewestCounted && !isYear(value)) amounts.push({ unit: 'count', value, rough: false })
	}
	const counts = readCounts(tokens, said)
	const keys = tokens.map(({ key }) => key)
	const slots = new Set(
		tokens.flatMap((token, at) => (!told.has(at) && (!token.latin || isCapital(shown, token)) ? [at] : [])),
	)
	const idle = new Set(said.flatMap((word, at) => (word.idle || word.weekday !== undefined ? [at] : [])))
	for (const { kind, ref, span } of tagged) {
		for (const [at, { start }] of tokens.entries())
			if (start >= span[0] && start < span[1]) markAt.set(at, [markOf({ kind, ref }).name])
	}
	const { words: heard, pairs } = soundsOf(words)
	const inCapitals = isTitleCase(shown, tokens)
	const named = words.map(({ token, at, word }) => {
		if (index.isCommon(word.loose.name) && (inCapitals || at === 0 || !isCapital(shown, token))) return 0
		if (!token.latin) return half
		if (locale === 'fa') return 1
		return isCapital(shown, token) ? (inCapitals || startsSentence(token, at) ? half : 1) : 0
	})
	const bare = thingsIn(marks) + amounts.length + new Set(heard).size < 2
	const { events, own } = namesAndEvents(marks.values())
	return {
		locale,
		marks,
		implied: implied ?? nothingImplied,
		words: heard,
		named,
		pairs,
		amounts,
		keys,
		slots,
		idle,
		markAt,
		counts,
		bare,
		events,
		own,
	}
}

const half = 0.5

/** zkSync too. */
const isCapital = (title: string, { start, end }: Token): boolean => capital.test(title.slice(start, end))
const capital = /\p{Lu}/u

const startsSentence = ({ gap }: Token, at: number): boolean => at === 0 || /[:;.!?–—]/.test(gap)

/** In a headline that capitalises every word, capitals tell no names. */
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

const isDeciding = (kind: MarkKind): kind is DecidingKind =>
	kind === 'coin' || kind === 'person' || kind === 'organisation' || kind === 'place'

type Loose = { token: Token; at: number; word: SaidWord }

/** Gives every known phrase to `add`, notes in `told` where no name stands, and returns the words that are left. */
function readWords(
	tokens: readonly Token[],
	said: readonly SaidWord[],
	named: readonly TagReason[],
	{ trie, bySound }: WordIndex,
	add: (word: StoryWord) => void,
	told: Set<number>,
	markAt: Map<number, readonly string[]>,
): Loose[] {
	const left: Loose[] = []
	let at = 0
	while (at < tokens.length) {
		const token = tokens[at]
		const word = said[at]
		if (token === undefined || word === undefined) break
		const name = nameAt(named, token.start)
		const match = trie.matchesAt(tokens, at)[0]
		const end = match === undefined ? 0 : (tokens[match.after - 1]?.end ?? 0)
		if (match !== undefined && (name === undefined || end >= name.span[1])) {
			for (const known of match.values) add(known)
			const isNamed = match.values.some(({ kind }) => isName(kind))
			const names = match.values.map(({ name }) => name)
			for (let place = at; place < match.after; place++) {
				markAt.set(place, names)
				if (!isNamed) told.add(place)
			}
			at = match.after
			continue
		}
		if (word.idle || word.weekday !== undefined) told.add(at)
		if (name === undefined && !word.idle) {
			const heard = token.latin ? undefined : hear(tokens, said, at, bySound)
			if (heard !== undefined) {
				add(heard.word)
				at = heard.after
				continue
			}
			left.push({ token, at, word })
		}
		at++
	}
	return left
}

function nameAt(named: readonly TagReason[], start: number): TagReason | undefined {
	for (const one of named) if (start >= one.span[0] && start < one.span[1]) return one
	return undefined
}

/** A Persian spelling of a name that the list has in Latin letters alone, in one word or in two. */
function hear(
	tokens: readonly Token[],
	said: readonly SaidWord[],
	at: number,
	bySound: WordIndex['bySound'],
) {
	const [first, second, next] = [said[at], said[at + 1], tokens[at + 1]]
	if (first === undefined) return undefined
	if (second !== undefined && next !== undefined && !next.latin && joins(next.gap)) {
		const word = bySound.get(soundOfBoth(first, second))
		if (word !== undefined) return { word, after: at + 2 }
	}
	const word = bySound.get(first.loose.sound)
	return word === undefined ? undefined : { word, after: at + 1 }
}

function soundsOf(loose: readonly Loose[]): Pick<Headline, 'words' | 'pairs'> {
	const words: LooseWord[] = []
	let pairs: Map<string, readonly [number, number]> | undefined
	for (const [index, { token, at, word }] of loose.entries()) {
		words.push(word.loose)
		const next = loose[index + 1]
		if (next === undefined || next.at !== at + 1 || !joins(next.token.gap)) continue
		if (token.latin !== next.token.latin) continue
		const joined = soundOfBoth(word, next.word)
		if (joined.length < shortestPair) continue
		pairs ??= new Map()
		pairs.set(joined, [index, index + 1])
	}
	return { words, pairs: pairs ?? noPairs }
}

const marksOfTags = { coin: new Map<string, Mark>(), person: new Map<string, Mark>() }

/** Made once for each coin and person of the catalogue, as the marks of words are. */
function markOf({ kind, ref }: Pick<TagReason, 'kind' | 'ref'>): Mark {
	const tagged = kind === 'coin' ? 'coin' : 'person'
	const known = marksOfTags[tagged].get(ref)
	if (known !== undefined) return known
	const mark: Mark = { name: `${tagged}:${ref}`, kind: tagged }
	marksOfTags[tagged].set(ref, mark)
	return mark
}

const shortestPair = 4
const fewestCounted = 10
const isYear = (value: number): boolean =>
	(value >= 1990 && value <= 2040) || (value >= 1390 && value <= 1415)
