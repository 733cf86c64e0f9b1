import { foldCompounds } from './persian-text.ts'

/**
 * A folded word of a title and its position. A compound occurs by its parts and joined, at the position of its first
 * part.
 */
export type TitleWord = { text: string; position: number }

/** Consecutive words, each a prefix of a word of the title; or joined, if they are one compound. */
export type WordPattern = {
	words: readonly string[]
	joined: string | null
	/** The words must match completely, not as prefixes. */
	isWhole?: true
}

/** What a query may name: a coin by its symbol, a person by route_ref, a source by slug. */
export const namedKinds = ['coin', 'person', 'source'] as const
export type NamedThing = {
	kind: (typeof namedKinds)[number]
	id: number
	ref: string
	/** Its other names: a query with any of them finds the same. */
	spellings: readonly WordPattern[]
}

/** A condition on an item: all patterns are in its title, or it is tagged with or spells one of the named things. */
export type SearchTerm = {
	patterns: readonly WordPattern[]
	names: readonly NamedThing[]
	/** The condition must not be met. */
	isExcluded: boolean
}

/** Things by their folded names, with single spaces between words. */
export type SearchNames = ReadonlyMap<string, readonly NamedThing[]>
const noNames: SearchNames = new Map()

/** The words of a title with their positions from 0. */
export function titleWords(title: string): TitleWord[] {
	const words: TitleWord[] = []
	let position = 0
	for (const chunk of foldCompounds(title).split(' ')) {
		for (const parts of compoundsIn(chunk)) {
			if (parts.length > 1) words.push({ text: joinedOf(parts), position })
			for (const text of parts) words.push({ text, position: position++ })
		}
	}
	return words
}

/** The words and symbols of a folded text without spaces; parts of one word stay together. */
const compoundsIn = (chunk: string): string[][] =>
	(chunk.match(compoundOrSign) ?? []).map((found) => (found.match(part) ?? [found]).map(cut))

/** Longer words are cut, because no index takes a word of any length. */
const longestWord = 60
const cut = (word: string): string => word.slice(0, longestWord)
const joinedOf = (parts: readonly string[]): string => cut(parts.join(''))

/**
 * Parses a query into words, "quoted phrases" and names; `-` before one excludes it. Words that together name a coin,
 * a person or a source are one term, the longest name first; quoted words are not names. A query without a word
 * (`...`, 😀) becomes a term without patterns, which no title matches: it must not match everything, as an empty query
 * does.
 */
export function searchTerms(query: string, names: SearchNames = noNames): SearchTerm[] {
	if (query.trim() === '') return []
	const terms = new Map<string, SearchTerm>()
	const add = (term: SearchTerm) => terms.set(JSON.stringify(term), term)
	const rest = query.replace(quotedPhrase, (_whole, minus: string | undefined, phrase: string) => {
		const pattern = patternOf(foldCompounds(phrase).split(' '))
		if (pattern !== undefined) add({ patterns: [pattern], names: [], isExcluded: minus !== undefined })
		return ' '
	})
	const chunks = foldCompounds(rest.replace(quoteMarks, ' ').replace(minusSign, minusMark)).split(' ')
	const patterns = chunks.flatMap((chunk) => {
		const isExcluded = chunk.startsWith(minusMark)
		const pattern = patternOf([withoutSignsAround(isExcluded ? chunk.slice(1) : chunk)])
		return pattern === undefined ? [] : { pattern, isExcluded }
	})
	for (let at = 0; at < patterns.length; ) {
		const named = longestName(patterns, at, names)
		const length = named?.length ?? 1
		const found = patterns.slice(at, at + length)
		add({
			patterns: found.map(({ pattern }) => pattern),
			names: named?.things ?? [],
			isExcluded: found[0]?.isExcluded ?? false,
		})
		at += length
	}
	return terms.size > 0 ? [...terms.values()] : [{ patterns: [], names: [], isExcluded: false }]
}

function patternOf(chunks: readonly string[]): WordPattern | undefined {
	const compounds = chunks.flatMap(compoundsIn)
	const words = compounds.flat()
	if (words.length === 0) return undefined
	return { words, joined: compounds.length === 1 && words.length > 1 ? joinedOf(words) : null }
}

type ReadPattern = { pattern: WordPattern; isExcluded: boolean }

/** The longest name that begins at this pattern; a `-` only excludes the pattern after it. */
function longestName(patterns: readonly ReadPattern[], from: number, names: SearchNames) {
	for (let length = Math.min(longestNameWords, patterns.length - from); length > 0; length -= 1) {
		const run = patterns.slice(from, from + length)
		if (length > 1 && run.some(({ isExcluded }) => isExcluded)) continue
		const things = names.get(nameKey(run.map(({ pattern }) => pattern)))
		if (things !== undefined) return { length, things }
	}
	return undefined
}

const longestNameWords = 6

const nameKey = (patterns: readonly WordPattern[]): string => patterns.flatMap(({ words }) => words).join(' ')

/** A thing with all its names, and those that are not ordinary words: a title that has one is about the thing. */
type Named = Omit<NamedThing, 'spellings'> & { names: readonly string[]; tellingNames?: readonly string[] }

/** Prepares names for look-up in queries; a name of several things finds all of them. */
export function indexNames(things: Iterable<Named>): SearchNames {
	const index = new Map<string, NamedThing[]>()
	for (const { kind, id, ref, names, tellingNames = [] } of things) {
		const spellings = new Map(tellingNames.flatMap(spellingOf).map((one) => [one.words.join(' '), one]))
		const thing = { kind, id, ref, spellings: [...spellings.values()] }
		for (const key of new Set(names.flatMap(patternsIn).map((pattern) => nameKey([pattern]))))
			index.set(key, [...(index.get(key) ?? []), thing])
	}
	return index
}

const patternsIn = (name: string): WordPattern[] => {
	const pattern = patternOf(foldCompounds(name).split(' '))
	return pattern === undefined ? [] : [pattern]
}

/** A shorter name would be a prefix of too many words. */
const shortestBeginning = 5

const spellingOf = (name: string): WordPattern[] =>
	patternsIn(name).map((pattern) =>
		pattern.words.join('').length < shortestBeginning ? { ...pattern, isWhole: true } : pattern,
	)

/** The coins, people and sources that a query names. */
export const namesIn = (terms: readonly SearchTerm[]): NamedThing[] =>
	terms.flatMap(({ names, isExcluded }) => (isExcluded ? [] : names))

/**
 * Whether a word must match completely: a single letter is a prefix of too many words, and a symbol is not a prefix.
 */
export const isWholeWord = (word: string, { isWhole }: Pick<WordPattern, 'isWhole'>): boolean =>
	isWhole === true || word.length === 1

/** Whether a title matches a pattern. */
export function hasPattern(title: readonly TitleWord[], pattern: WordPattern): boolean {
	const { words, joined } = pattern
	const begins = (wanted: string, word: string): boolean =>
		isWholeWord(wanted, pattern) ? word === wanted : word.startsWith(wanted)
	const [first = '', ...others] = words
	return title.some(
		({ text, position }) =>
			(joined !== null && begins(joined, text)) ||
			(begins(first, text) &&
				others.every((wanted, index) =>
					title.some((other) => other.position === position + index + 1 && begins(wanted, other.text)),
				)),
	)
}

/** `bitcoin?` and `#bitcoin` search for the word; symbols of an amount (`$100`, `100%`) and single symbols stay. */
const withoutSignsAround = (text: string): string =>
	letterOrDigit.test(text) ? text.replace(signsBefore, '').replace(signsAfter, '') : text

/** A decimal number, words joined by a joining character, or a symbol. */
const compoundOrSign =
	/\p{N}+(?:\.\p{N}+)+[\p{L}\p{N}]*|[\p{L}\p{N}]+(?:[\u200c'.-][\p{L}\p{N}]+)*|[%_$€£#&+@^~=|\\/*<>]/gu
const part = /^\p{N}+(?:\.\p{N}+)+[\p{L}\p{N}]*$|[\p{L}\p{N}]+/gu
const letterOrDigit = /[\p{L}\p{N}]/u
const signsBefore = /^(?:[^\p{L}\p{N}]+(?=\p{L})|[^\p{L}\p{N}$€£+%_]+)/u
const signsAfter = /[^\p{L}\p{N}$€£+%_]+$/u
const quotedPhrase = /((?<![^\s])-)?["“”«]([^"“”«»]+)["“”»]/g
const quoteMarks = /["“”«»]/g
/** `-word` and `-#word`; before a digit it is the number's own sign. */
const minusSign = /(?<![^\s])-(?=[^\p{L}\p{N}\s-]*\p{L})/gu
/** Replaces the minus while the text is folded; no title or query contains it. */
const minusMark = '\ue000'
