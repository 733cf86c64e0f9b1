import type { NewsLocale } from '#domain/locale.ts'
import { foldedWords, type SearchTerm } from '#domain/persian-text.ts'

/**
 * Everything a filter or a search can ask of an item is a number, so that one inverted index answers any mixture:
 * lists (language, source, tag) are not negative, letters and times are negative. Our own trigrams rather than
 * pg_trgm's, because those see no Persian letter where the server's character type is C, and no sign (`5%`) anywhere.
 */
const fewestForTrigrams = 3

/** The list of a source's, a coin's, a topic's or a person's items in one language. */
export const listKey = (id: number, locale: NewsLocale): number => id * 2 + (locale === 'en' ? 1 : 0)

/** The list of all items in one language; no catalogue id is 0. */
export const localeKey = (locale: NewsLocale): number => listKey(0, locale)

/** What a title and its moment can be found by. */
export const contentKeys = (title: string, folded: string, publishedAt: Date): number[] => [
	...timeKeys(publishedAt),
	...wordKeys(title, folded),
]

export const timeKeys = (publishedAt: Date): number[] =>
	timeSpans.map((_span, level) => timeKey(level, publishedAt))

/** A title's short words and its trigrams. */
export function wordKeys(title: string, folded: string): number[] {
	const keys = new Set<number>()
	for (const word of foldedWords(title)) {
		if (word.length < fewestForTrigrams) keys.add(shortWordKey(word))
	}
	for (let at = 0; at + fewestForTrigrams <= folded.length; at += 1) addTrigram(folded, at, keys)
	return [...keys]
}

/** What every title that holds the terms has among its keys; a title with all of them is still to be checked. */
export function termKeys(terms: readonly SearchTerm[]): number[] {
	const keys = new Set<number>()
	for (const term of terms) {
		if (term.wholeWord) keys.add(shortWordKey(term.text))
		else addCover(term.text, keys)
	}
	return [...keys]
}

/** Trigrams that touch every letter of a term: those between them would cost more to look up than they keep out. */
function addCover(text: string, keys: Set<number>): void {
	const last = text.length - fewestForTrigrams
	for (let at = 0; at < last; at += fewestForTrigrams) {
		// One that starts or ends in a space has a neighbour that does not.
		if (!addTrigram(text, at, keys)) addTrigram(text, at + 1, keys)
	}
	addTrigram(text, last, keys)
}

const space = 32

/** A trigram reaches over a space but does not start or end in one; false where this one would. */
function addTrigram(text: string, at: number, keys: Set<number>): boolean {
	const first = text.charCodeAt(at)
	const third = text.charCodeAt(at + 2)
	if (first === space || third === space) return false
	keys.add(trigramKey(first, text.charCodeAt(at + 1), third))
	return true
}

const day = 24 * 60 * 60 * 1000

/** Items of one time share a key for each of these spans, so that a search can begin with the newest. */
export const timeSpans: readonly number[] = [1, 4, 16, 64, 256].map((days) => days * day)

/** The keys of the times that together reach at least a span back from a moment. */
export function timeWindow(level: number, newest: Date): number[] {
	const current = timeKey(level, newest)
	return [current, current - 1]
}

/** The keys of the days between two moments. */
export function dayKeys(since: Date, until: Date): number[] {
	const first = timeKey(0, since)
	return Array.from({ length: timeKey(0, until) - first + 1 }, (_, index) => first + index)
}

/** Short words have a range of their own, in which those of Latin and Arabic letters never meet: no check is needed. */
const rangeSize = 2 ** 22
const lowest = -(2 ** 31)

const shortWordKey = (word: string): number =>
	lowest + (((word.charCodeAt(0) & 0x7ff) << 11) | ((word.charCodeAt(1) || 0) & 0x7ff))

export const isShortWordKey = (key: number): boolean => key < lowest + rangeSize

/** Times have a range for each span, with room for either side of 1970. */
function timeKey(level: number, moment: Date): number {
	const count = Math.floor(moment.getTime() / (timeSpans[level] ?? day))
	const middle = rangeSize / 2
	return lowest + rangeSize * (level + 1) + middle + Math.max(1 - middle, Math.min(middle - 1, count))
}

const trigramRange = 2 ** 31 - rangeSize * (timeSpans.length + 1)

function trigramKey(first: number, second: number, third: number): number {
	let mixed = Math.imul(first, 0x9e3779b1) ^ second
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ third
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
	return -1 - (((mixed ^ (mixed >>> 16)) >>> 0) % trigramRange)
}
