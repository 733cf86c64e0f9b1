/**
 * One spelling for many: titles and queries are folded the same way, so that «بیت‌کوین», «بیت کوین», «بیتکوین» and
 * «بيت كوين» find the same items. Half spaces become spaces, except before the endings and after the prefixes that
 * people write joined as often as apart; joined compounds of the trade are taken apart, and “6,068” is “6068”.
 */
export function foldForSearch(text: string): string {
	if (plainAscii.test(text)) return collapseSpaces(joinThousands(text.toLowerCase()))
	const known = lately.get(text)
	if (known !== undefined) return known
	const folded = foldPersian(text)
	if (lately.size >= keptFolds) lately.clear()
	lately.set(text, folded)
	return folded
}

/** A title on its way to the store is folded at four places, each of which costs more than looking it up. */
const lately = new Map<string, string>()
const keptFolds = 1_000

function foldPersian(text: string): string {
	// Nearly every title: no letter to take apart and nothing to drop, so that the table alone does it.
	const plain = isPlainText(text) ? text : text.normalize('NFKD').replace(dropped, '')
	let folded = joinThousands(replaceLetters(plain.toLowerCase()))
	if (!persianLetter.test(folded)) return collapseSpaces(folded)
	// Looking for two letters costs a fraction of looking at what stands around them.
	if (folded.includes('ها')) folded = folded.replace(looseEnding, '$1')
	if (folded.includes('می')) folded = folded.replace(loosePrefix, '$1')
	folded = folded.replaceAll('\u200c', ' ')
	if (folded.includes('کوین') || folded.includes('چین')) folded = folded.replace(joinedCompound, ' $1')
	return collapseSpaces(folded.replaceAll('رمزارز', 'رمز ارز'))
}

/** Whether no letter needs to be taken apart to be compared, other than those in the table. */
export const isPlainText = (text: string): boolean => plainLetters.test(text)

/** Letters and digits that stay in their ranges when folded; everything else is left to the long tables. */
export const isPlainlyFolded = (folded: string): boolean => plainFold.test(folded)

/** The words of a title, folded, for the index that answers queries of one or two letters. */
export function foldedWords(title: string): string[] {
	const folded = foldForSearch(title)
	return [...new Set(folded.match(isPlainlyFolded(folded) ? plainWordOrSign : wordOrSign) ?? [])]
}

export type SearchTerm = {
	/** Folded; `%` and `_` are ordinary characters. */
	text: string
	/** Too short to be looked for inside words: it must be one of the title's `foldedWords`. */
	wholeWord: boolean
}

/**
 * The words and “quoted phrases” of a query; an item matches when every one of them does. One without a word (`...`,
 * 😀) asks for an empty word, which no title has: it must not find everything, as a query of nothing does.
 */
export function searchTerms(query: string): SearchTerm[] {
	if (nothingToSee.test(query)) return []
	const terms = new Map<string, SearchTerm>()
	const add = (text: string) => {
		for (const term of asTerms(text)) terms.set(term.text, term)
	}
	const rest = query.replace(quotedPhrase, (_whole, phrase: string) => {
		add(foldForSearch(phrase))
		return ' '
	})
	for (const word of foldForSearch(rest.replace(quoteMarks, ' ')).split(' ')) add(word)
	return terms.size > 0 ? [...terms.values()] : [{ text: '', wholeWord: true }]
}

const shortestInsideWords = 3

/** `bitcoin?` and `#bitcoin` look for the word; the signs of an amount (`$100`, `100%`) and signs alone stay. */
const withoutSignsAround = (text: string): string =>
	letterOrDigitOnce.test(text) ? text.replace(signsBefore, '').replace(signsAfter, '') : text

function asTerms(given: string): SearchTerm[] {
	if (given === '') return []
	const text = withoutSignsAround(given)
	const words = text.match(wordOrSign) ?? []
	const letters = text.match(letterOrDigit)?.length ?? 0
	// A short term, or one of signs alone (`%_%`), gives a trigram index nothing to hold on to.
	if (text.length < shortestInsideWords || letters === 0) {
		const readable = letters > 0 ? words.filter((word) => letterOrDigitOnce.test(word)) : words
		return readable.map((word) => ({ text: word, wholeWord: true }))
	}
	return [{ text, wholeWord: false }]
}

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
const plainWordOrSign = /[a-z0-9\u0622-\u063a\u0641-\u064a\u0671-\u0674\u0679-\u06d2]+|[%_$€£#&+@^~=|\\/*<>]/g
/** Diacritics, tatweel, the lone hamza, and invisible characters other than the half space. */
const dropped = /(?!\u200c)[\p{Mn}\p{Cf}\u0640\u0621]/gu
const persianLetter = /[\u0620-\u06ff]/
const wordOrSign = /[\p{L}\p{N}]+|[%_$€£#&+@^~=|\\/*<>]/gu
const letterOrDigit = /[\p{L}\p{N}]/gu
const letterOrDigitOnce = /[\p{L}\p{N}]/u
const nothingToSee = /^\s*$/
const signsBefore = /^(?:[^\p{L}\p{N}]+(?=\p{L})|[^\p{L}\p{N}$€£+%_-]+)/u
const signsAfter = /[^\p{L}\p{N}$€£+%_]+$/u
const quotedPhrase = /["“”«]([^"“”«»]+)["“”»]/g
const quoteMarks = /["“”«»]/g

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
/** «بیتکوین», «بلاکچین»: the second half starts a word of its own. */
const joinedCompound = new RegExp(`(?<=${letter}{2})(کوین|چین)`, 'g')
