/**
 * Normalises spelling: titles, queries and names are folded the same way, so that «بیت‌کوین», «بیت کوین», «بیتکوین»
 * and «بيت كوين» are equal. Endings and prefixes that are often written joined are joined, half spaces become spaces,
 * joined compounds such as «بیتکوین» are split, and “6,068” becomes “6068”.
 */
export const foldForSearch = (text: string): string => foldCompounds(text).replaceAll(halfSpace, ' ')

/** The same, but the parts of a compound are separated by a half space, whatever the spelling. */
export function foldCompounds(text: string): string {
	if (plainAscii.test(text)) return collapseSpaces(joinThousands(text.toLowerCase()))
	const known = recentFolds.get(text)
	if (known !== undefined) return known
	const folded = foldPersian(text)
	if (recentFolds.size >= mostRecentFolds) recentFolds.clear()
	recentFolds.set(text, folded)
	return folded
}

/** A title is folded in four places before it is stored, and folding costs more than this cache. */
const recentFolds = new Map<string, string>()
const mostRecentFolds = 1_000

const halfSpace = '\u200c'

function foldPersian(text: string): string {
	// Nearly every title needs only the table: it has no composed letter and nothing to remove.
	const plain = isPlainText(text) ? text : text.normalize('NFKD').replace(dropped, '')
	let folded = joinThousands(replaceLetters(plain.toLowerCase()))
	if (!persianLetter.test(folded)) return collapseSpaces(folded.replaceAll(halfSpace, ' '))
	// Searching for two letters costs a fraction of the pattern.
	if (folded.includes('ها')) folded = folded.replace(looseEnding, '$1')
	if (folded.includes('می')) folded = folded.replace(loosePrefix, '$1')
	if (folded.includes(halfSpace)) folded = folded.replace(halfSpaces, halfSpace).replace(strayHalfSpace, ' ')
	if (folded.includes('کوین') || folded.includes('چین'))
		folded = folded.replace(joinedCompound, `${halfSpace}$1`).replace(partedCompound, halfSpace)
	return collapseSpaces(folded.replace(ramzArz, `رمز${halfSpace}ارز`))
}

/** Whether all letters can be folded by the table, without Unicode decomposition. */
export const isPlainText = (text: string): boolean => plainLetters.test(text)

/** Whether a folded text has only letters and digits of these ranges, for which faster patterns exist. */
export const isPlainlyFolded = (folded: string): boolean => plainFold.test(folded)

const joinThousands = (text: string): string => (text.includes(',') ? text.replace(thousandsComma, '') : text)

const replaceLetters = (text: string): string =>
	text.replace(replaceable, (letter) => replacements.get(letter) ?? letter)

const collapseSpaces = (text: string): string =>
	loneSpaces.test(text) ? text : text.replace(/\s+/g, ' ').trim()

const thousandsComma = /(?<=\d),(?=\d{3}(?!\d))/g

/** Most titles have only single spaces inside. */
const loneSpaces = /^\S+(?: \S+)*$/

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is meant, controls and all.
const plainAscii = /^[\u0000-\u007f]*$/
/** ASCII, typographic quotes and dashes, Persian and Arabic letters and digits without marks, the half space. */
const plainLetters =
	/^[\u0020-\u007e‘’“”–—«»\u060c\u061b\u061f\u0622-\u063a\u0641-\u064a\u0660-\u066c\u0671-\u0674\u0679-\u06c1\u06c3-\u06d2\u06f0-\u06f9\u200c]*$/
const plainFold =
	/^[\u0020-\u007e“”«»\u060c\u061b\u061f\u0622-\u063a\u0641-\u064a\u0671-\u0674\u0679-\u06d2]*$/
/** Diacritics, tatweel, the lone hamza, and invisible characters other than the half space. */
const dropped = /(?!\u200c)[\p{Mn}\p{Cf}\u0640\u0621]/gu
const persianLetter = /[\u0620-\u06ff]/

/** Includes letters that NFKD would decompose, so that titles without other such letters do not need NFKD. */
const replacements = new Map<string, string>([
	['آ', 'ا'],
	['أ', 'ا'],
	['إ', 'ا'],
	['ؤ', 'و'],
	['ئ', 'ی'],
	['ۀ', 'ه'],
	['ي', 'ی'],
	['ى', 'ی'],
	['ې', 'ی'],
	['ك', 'ک'],
	['ڪ', 'ک'],
	['ة', 'ه'],
	['ە', 'ه'],
	['ہ', 'ه'],
	['ھ', 'ه'],
	['ٱ', 'ا'],
	['٫', '.'],
	['٬', ','],
	['٪', '%'],
	['’', "'"],
	['‘', "'"],
	['–', '-'],
	['—', '-'],
	['‑', '-'],
	['‐', '-'],
	...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value): [string, string] => [digit, String(value)]),
	...[...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value): [string, string] => [digit, String(value)]),
])
const replaceable = new RegExp(`[${[...replacements.keys()].join('')}]`, 'g')

const letter = '[\\u0621-\\u06d3]'
/** The plural «ها» and its forms, written separately or after a half space, belong to the word before them. */
const looseEnding = new RegExp(`(?<=${letter})[\\u200c ]+(ها(?:ی|یی|یش|یشان|یم|یت)?)(?!${letter})`, 'g')
const loosePrefix = new RegExp(`(?<!${letter})(ن?می)[\\u200c ]+(?=${letter})`, 'g')
const halfSpaces = /\u200c+/g
/** A half space without a letter on both sides. */
const strayHalfSpace = new RegExp(`(?<!${letter})\\u200c+|\\u200c+(?!${letter})`, 'g')
/** «بیتکوین», «بلاکچین»: the second half is a part of its own. */
const joinedCompound = new RegExp(`(?<=${letter}{2})(کوین|چین)`, 'g')
/** «بیت کوین», «بلاک چین»; in «مرکزی چین» the second word is China, not part of a compound. */
const partedCompound = new RegExp(`(?<=${letter}{2}) +(?=کوین)|(?<=(?<!${letter})بلاک) +(?=چین)`, 'g')
const ramzArz = /رمز[\u200c ]*ارز/g
