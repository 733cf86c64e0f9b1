/**
 * One spelling for many: titles, queries and names are folded the same way, so that «بیت‌کوین», «بیت کوین», «بیتکوین» and
 * «بيت كوين» are the same. The endings and prefixes that people write joined as often as apart are joined, half spaces
 * become spaces, joined compounds of the trade are taken apart, and “6,068” is “6068”.
 */
export const foldForSearch = (text: string): string => foldCompounds(text).replaceAll(halfSpace, ' ')

/** The same, but with a half space between the parts of a compound, whether it was written joined, with one or apart. */
export function foldCompounds(text: string): string {
	if (plainAscii.test(text)) return collapseSpaces(joinThousands(text.toLowerCase()))
	const known = recentFolds.get(text)
	if (known !== undefined) return known
	const folded = foldPersian(text)
	if (recentFolds.size >= mostRecentFolds) recentFolds.clear()
	recentFolds.set(text, folded)
	return folded
}

/** A title on its way to the store is folded at four places, each of which costs more than looking it up. */
const recentFolds = new Map<string, string>()
const mostRecentFolds = 1_000

const halfSpace = '\u200c'

function foldPersian(text: string): string {
	// Nearly every title: no letter to take apart and nothing to drop, so that the table alone does it.
	const plain = isPlainText(text) ? text : text.normalize('NFKD').replace(dropped, '')
	let folded = joinThousands(replaceLetters(plain.toLowerCase()))
	if (!persianLetter.test(folded)) return collapseSpaces(folded.replaceAll(halfSpace, ' '))
	// Looking for two letters costs a fraction of looking at what stands around them.
	if (folded.includes('ها')) folded = folded.replace(looseEnding, '$1')
	if (folded.includes('می')) folded = folded.replace(loosePrefix, '$1')
	if (folded.includes(halfSpace)) folded = folded.replace(halfSpaces, halfSpace).replace(strayHalfSpace, ' ')
	if (folded.includes('کوین') || folded.includes('چین'))
		folded = folded.replace(joinedCompound, `${halfSpace}$1`).replace(partedCompound, halfSpace)
	return collapseSpaces(folded.replace(ramzArz, `رمز${halfSpace}ارز`))
}

/** Whether no letter needs to be taken apart to be compared, other than those in the table. */
export const isPlainText = (text: string): boolean => plainLetters.test(text)

/** Letters and digits that stay in their ranges when folded; everything else is left to the long tables. */
export const isPlainlyFolded = (folded: string): boolean => plainFold.test(folded)

const joinThousands = (text: string): string => (text.includes(',') ? text.replace(thousandsComma, '') : text)

const replaceLetters = (text: string): string =>
	text.replace(replaceable, (letter) => replacements.get(letter) ?? letter)

const collapseSpaces = (text: string): string =>
	loneSpaces.test(text) ? text : text.replace(/\s+/g, ' ').trim()

const thousandsComma = /(?<=\d),(?=\d{3}(?!\d))/g

/** Nothing but single spaces inside: most titles. */
const loneSpaces = /^\S+(?: \S+)*$/

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is meant, controls and all.
const plainAscii = /^[\u0000-\u007f]*$/
/** ASCII, the quotes and dashes of a typesetter, Persian and Arabic letters and digits without marks, the half space. */
const plainLetters =
	/^[\u0020-\u007e‘’“”–—«»\u060c\u061b\u061f\u0622-\u063a\u0641-\u064a\u0660-\u066c\u0671-\u0674\u0679-\u06c1\u06c3-\u06d2\u06f0-\u06f9\u200c]*$/
const plainFold =
	/^[\u0020-\u007e“”«»\u060c\u061b\u061f\u0622-\u063a\u0641-\u064a\u0671-\u0674\u0679-\u06d2]*$/
/** Diacritics, tatweel, the lone hamza, and invisible characters other than the half space. */
const dropped = /(?!\u200c)[\p{Mn}\p{Cf}\u0640\u0621]/gu
const persianLetter = /[\u0620-\u06ff]/

/** What NFKD takes apart stands here too, as it is without its mark: for titles that need nothing else of NFKD. */
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
/** Plural «ها» and its kin, written apart or after a half space, belong to the word before them. */
const looseEnding = new RegExp(`(?<=${letter})[\\u200c ]+(ها(?:ی|یی|یش|یشان|یم|یت)?)(?!${letter})`, 'g')
const loosePrefix = new RegExp(`(?<!${letter})(ن?می)[\\u200c ]+(?=${letter})`, 'g')
const halfSpaces = /\u200c+/g
/** A half space that joins nothing, because a space or a sign stands beside it. */
const strayHalfSpace = new RegExp(`(?<!${letter})\\u200c+|\\u200c+(?!${letter})`, 'g')
/** «بیتکوین», «بلاکچین»: the second half begins a part of its own. */
const joinedCompound = new RegExp(`(?<=${letter}{2})(کوین|چین)`, 'g')
/** «بیت کوین», «بلاک چین»; «مرکزی چین» is no compound but China's. */
const partedCompound = new RegExp(`(?<=${letter}{2}) +(?=کوین)|(?<=(?<!${letter})بلاک) +(?=چین)`, 'g')
const ramzArz = /رمز[\u200c ]*ارز/g
