import { foldForSearch, isPlainlyFolded } from './persian-text.ts'

/**
 * An outlet that publishes the same title again within this time has moved the story to another link; later it is a
 * new edition of a column that keeps its name («قیمت امروز ارزهای دیجیتال» comes every day).
 */
const sameTitleWindowMs = 12 * 60 * 60 * 1000

/** Titles with fewer letters («Market update») are names of columns rather than of stories. */
const fewestTellingLetters = 16

/** The third mark of identity, after link and guid; null where the title is too short to tell stories apart. */
export function tellingLetters(title: string): string | null {
	const folded = foldForSearch(title)
	const letters = folded.replace(isPlainlyFolded(folded) ? notPlainLetters : notLetters, '')
	return letters.length < fewestTellingLetters ? null : letters
}

export const withinSameTitleWindow = (one: Date, other: Date): boolean =>
	Math.abs(one.getTime() - other.getTime()) <= sameTitleWindowMs

const notLetters = /[^\p{L}\p{N}%$+-]/gu
// The same for what is plainly folded, without asking the long tables of letters.
const notPlainLetters = /[^a-z0-9%$+\u0622-\u063a\u0641-\u064a\u0671-\u0674\u0679-\u06d2-]/g
