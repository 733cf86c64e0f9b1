import { foldCompounds } from './persian-text.ts'

/** A word of a title, folded, and which word of it that is. A compound is there by its parts and joined, at its first part. */
export type TitleWord = { text: string; position: number }

/** Words that stand one after the other, each beginning a word of the title; or joined, where they are one compound. */
export type WordPattern = {
	words: readonly string[]
	joined: string | null
	/** They are whole words of the title. */
	isWhole?: true
}

/** What a query may name: a coin by its symbol, a person by route_ref, a source by slug. */
export const namedKinds = ['coin', 'person', 'source'] as const
export type NamedThing = {
	kind: (typeof namedKinds)[number]
	id: number
	ref: string
	/** Its other names, whichever of them a query has: all find the same. */
	spellings: readonly WordPattern[]
}

/** A condition on an item: all of the patterns are in its title, or it carries or spells one of the things that they name. */
export type SearchTerm = {
	patterns: readonly WordPattern[]
	names: readonly NamedThing[]
	/** The condition must not be met. */
	isExcluded: boolean
}

/** Things by their folded names, words apart by single spaces. */
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

/** The words and signs of a folded text without spaces, those together that are parts of one word. */
const compoundsIn = (chunk: string): string[][] =>
	(chunk.match(compoundOrSign) ?? []).map((found) => (found.match(part) ?? [found]).map(cut))

/** No index takes a word of any length, and nobody types more of one. */
const longestWord = 60
const cut = (word: string): string => word.slice(0, longestWord)
const joinedOf = (parts: readonly string[]): string => cut(parts.join(''))

/**
 * What a query asks for: each word, "quoted phrase" and name; `-` before one excludes it. Words that together name a coin, a
 * person or a source are one term, the longest name first; what is quoted names nothing. A query without a word
 * (`...`, 😀) has a term without patterns, which no title meets: it must not find everything, as an empty query does.
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

/** The longest run of words from here on that is somebody's name; a `-` excludes what it stands before, and no more. */
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

/** A thing with all its names, and those of them that are no ordinary words: a title that has one tells of the thing. */
type Named = Omit<NamedThing, 'spellings'> & { names: readonly string[]; tellingNames?: readonly string[] }

/** Makes names ready to be found in queries; of one that several have, all are meant. */
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

/** A short one is the beginning of too much. */
const shortestBeginning = 5

const spellingOf = (name: string): WordPattern[] =>
	patternsIn(name).map((pattern) =>
		pattern.words.join('').length < shortestBeginning ? { ...pattern, isWhole: true } : pattern,
	)

/** The coins, people and sources that a query names. */
export const namesIn = (terms: readonly SearchTerm[]): NamedThing[] =>
	terms.flatMap(({ names, isExcluded }) => (isExcluded ? [] : names))

/** Whether a word is meant whole: one letter begins too many words, and a sign is no beginning. */
export const isWholeWord = (word: string, { isWhole }: Pick<WordPattern, 'isWhole'>): boolean =>
	isWhole === true || word.length === 1

/** Whether a pattern stands in a title. */
export function hasPattern(title: readonly TitleWord[], pattern: WordPattern): boolean {
	const { words, joined } = pattern
	const begins = (asked: string, word: string): boolean =>
		isWholeWord(asked, pattern) ? word === asked : word.startsWith(asked)
	const [first = '', ...others] = words
	return title.some(
		({ text, position }) =>
			(joined !== null && begins(joined, text)) ||
			(begins(first, text) &&
				others.every((asked, index) =>
					title.some((other) => other.position === position + index + 1 && begins(asked, other.text)),
				)),
	)
}

/** `bitcoin?` and `#bitcoin` look for the word; the signs of an amount (`$100`, `100%`) and signs alone stay. */
const withoutSignsAround = (text: string): string =>
	letterOrDigit.test(text) ? text.replace(signsBefore, '').replace(signsAfter, '') : text

/** A decimal number, or words joined by what joins them in writing, or a sign. */
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
/** Stands for it while the text is folded, which no title or query has. */
const minusMark = '\ue000'
