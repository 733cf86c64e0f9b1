import { foldForSearch, isPlainlyFolded } from './persian-text.ts'

/**
 * If an outlet publishes the same title again within this time, the item has moved to another link. Later it is a new edition of a
 * regular column («قیمت امروز ارزهای دیجیتال» is published every day).
 */
const sameTitleWindowMs = 12 * 60 * 60 * 1000

/** Titles with fewer letters («Market update») are names of columns. */
const fewestTellingLetters = 16

/** Identifies an item by its title, after link and guid; null if the title is too short. */
export function tellingLetters(title: string): string | null {
	const folded = foldForSearch(title)
	const letters = folded.replace(isPlainlyFolded(folded) ? notPlainLetters : notLetters, '')
	return letters.length < fewestTellingLetters ? null : letters
}

export const withinSameTitleWindow = (one: Date, other: Date): boolean =>
	Math.abs(one.getTime() - other.getTime()) <= sameTitleWindowMs

const notLetters = /[^\p{L}\p{N}%$+-]/gu
// A faster pattern for folded text, without Unicode properties.
const notPlainLetters = /[^a-z0-9%$+\u0622-\u063a\u0641-\u064a\u0671-\u0674\u0679-\u06d2-]/g
