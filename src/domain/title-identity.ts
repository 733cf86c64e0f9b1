import { foldForSearch } from './persian-text.ts'

/**
 * An outlet that publishes the same title again within this time has moved the story to another link; later it is a
 * new edition of a column that keeps its name («قیمت امروز ارزهای دیجیتال» comes every day).
 */
export const sameTitleWindowMs = 12 * 60 * 60 * 1000

/** Titles with fewer letters («Market update») are names of columns rather than of stories. */
const fewestTellingLetters = 16

/** The third mark of identity, after link and guid; null where the title is too short to tell stories apart. */
export function tellingLetters(title: string): string | null {
	const folded = foldForSearch(title)
	const letters = folded.replace(plainAscii.test(folded) ? notAsciiLetters : notLetters, '')
	return letters.length < fewestTellingLetters ? null : letters
}

export const withinSameTitleWindow = (one: Date, other: Date): boolean =>
	Math.abs(one.getTime() - other.getTime()) <= sameTitleWindowMs

const notLetters = /[^\p{L}\p{N}%$+-]/gu
// The same for what is nothing but ASCII, where the long tables of letters need not be asked.
const notAsciiLetters = /[^a-z0-9%$+-]/g
const plainAscii = /^[\u0020-\u007e“”]*$/
