import type { Locale } from '#domain/locale.ts'
import { foldedWords, type SearchTerm } from '#domain/persian-text.ts'

/**
 * Everything a filter or a search can ask of an item is a number, so that one inverted index answers any mixture:
 * lists (language, source, tag) are not negative, letters are negative. Our own trigrams rather than pg_trgm's, because
 * those see no Persian letter where the server's character type is C, and no sign (`5%`, `$1`) anywhere.
 */
const fewestForTrigrams = 3

/** The list of a source's, a coin's, a topic's or a person's items in one language. */
export const listKey = (id: number, locale: Locale): number => id * 2 + (locale === 'en' ? 1 : 0)

/** The list of all items in one language; no catalogue id is 0. */
export const localeKey = (locale: Locale): number => listKey(0, locale)

/** Short words as such, longer ones by their trigrams; a trigram reaches over a space but does not start or end in one. */
export function titleKeys(title: string, folded: string): number[] {
	const keys = new Set<number>()
	for (const word of foldedWords(title)) {
		if (word.length < fewestForTrigrams) keys.add(shortWordKey(word))
	}
	addTrigrams(folded, keys)
	return [...keys]
}

/** What every title that holds the terms has among its keys; a title with all of them is still to be checked. */
export function termKeys(terms: readonly SearchTerm[]): number[] {
	const keys = new Set<number>()
	for (const term of terms) {
		if (term.wholeWord) keys.add(shortWordKey(term.text))
		else addTrigrams(term.text, keys)
	}
	return [...keys]
}

const space = 32

function addTrigrams(text: string, keys: Set<number>): void {
	for (let at = 0; at + 2 < text.length; at += 1) {
		const first = text.charCodeAt(at)
		const last = text.charCodeAt(at + 2)
		if (first !== space && last !== space) keys.add(trigramKey(first, text.charCodeAt(at + 1), last))
	}
}

/** Short words have a range of their own, in which those of Latin and Arabic letters never meet: no check is needed. */
const shortWordRange = 2 ** 22
const lowest = -(2 ** 31)

const shortWordKey = (word: string): number =>
	lowest + (((word.charCodeAt(0) & 0x7ff) << 11) | ((word.charCodeAt(1) || 0) & 0x7ff))

const trigramRange = 2 ** 31 - shortWordRange

function trigramKey(first: number, second: number, third: number): number {
	let mixed = Math.imul(first, 0x9e3779b1) ^ second
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ third
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
	return -1 - (((mixed ^ (mixed >>> 16)) >>> 0) % trigramRange)
}
