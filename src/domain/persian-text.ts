/**
 * One spelling for many: titles and queries are folded the same way, so that «بیت‌کوین», «بیت کوین», «بیتکوین» and
 * «بيت كوين» find the same items. Half spaces become spaces, except before the endings and after the prefixes that
 * people write joined as often as apart; joined compounds of the trade are taken apart.
 */
export function foldForSearch(text: string): string {
	if (plainAscii.test(text)) return collapseSpaces(text.toLowerCase())
	// English titles with the quotes and dashes of a typesetter, which nothing but the table below touches.
	if (typesetEnglish.test(text)) return collapseSpaces(replaceLetters(text.toLowerCase()))
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
	let folded = text.normalize('NFKD').replace(dropped, '').toLowerCase()
	folded = replaceLetters(folded)
	if (!persianLetter.test(folded)) return collapseSpaces(folded)
	folded = folded
		.replace(looseEnding, '$1')
		.replace(loosePrefix, '$1')
		.replace(zeroWidthNonJoiners, ' ')
		.replace(joinedCompound, ' $1')
		.replace(joinedRamzarz, 'رمز ارز')
	return collapseSpaces(folded)
}

/** The words of a title, folded, for the index that answers queries of one or two letters. */
export function foldedWords(title: string): string[] {
	return [...new Set(foldForSearch(title).match(wordOrSign) ?? [])]
}

export type SearchTerm = {
	/** Folded; `%` and `_` are ordinary characters. */
	text: string
	/** Too short to be looked for inside words: it must be one of the title's `foldedWords`. */
	wholeWord: boolean
}

/** The words and “quoted phrases” of a query; an item matches when every one of them does. */
export function searchTerms(query: string): SearchTerm[] {
	const terms = new Map<string, SearchTerm>()
	const add = (text: string) => {
		for (const term of asTerms(text)) terms.set(term.text, term)
	}
	const rest = query.replace(quotedPhrase, (_whole, phrase: string) => {
		add(foldForSearch(phrase))
		return ' '
	})
	for (const word of foldForSearch(rest.replace(quoteMarks, ' ')).split(' ')) add(word)
	return [...terms.values()]
}

const shortestInsideWords = 3

function asTerms(text: string): SearchTerm[] {
	if (text === '') return []
	const words = text.match(wordOrSign) ?? []
	const letters = text.match(letterOrDigit)?.length ?? 0
	// A short term, or one of signs alone (`%_%`), gives a trigram index nothing to hold on to.
	if (text.length < shortestInsideWords || letters === 0) {
		const readable = letters > 0 ? words.filter((word) => letterOrDigitOnce.test(word)) : words
		return readable.map((word) => ({ text: word, wholeWord: true }))
	}
	return [{ text, wholeWord: false }]
}

const replaceLetters = (text: string): string =>
	text.replace(replaceable, (letter) => replacements.get(letter) ?? letter)

const collapseSpaces = (text: string): string =>
	loneSpaces.test(text) ? text : text.replace(/\s+/g, ' ').trim()

/** Nothing but single spaces inside: most titles. */
const loneSpaces = /^\S+(?: \S+)*$/

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is meant, controls and all.
const plainAscii = /^[\u0000-\u007f]*$/
const typesetEnglish = /^[\u0020-\u007e‘’“”–—]*$/
/** Diacritics, tatweel, the lone hamza, and invisible characters other than the half space. */
const dropped = /(?!\u200c)[\p{Mn}\p{Cf}\u0640\u0621]/gu
const zeroWidthNonJoiners = /\u200c/g
const persianLetter = /[\u0620-\u06ff]/
const wordOrSign = /[\p{L}\p{N}]+|[%_$€£#&+@^~=|\\/*<>]/gu
const letterOrDigit = /[\p{L}\p{N}]/gu
const letterOrDigitOnce = /[\p{L}\p{N}]/u
const quotedPhrase = /["“”«]([^"“”«»]+)["“”»]/g
const quoteMarks = /["“”«»]/g

/** NFKD has already taken آ أ إ ؤ ئ ۀ apart, and their marks fell with the diacritics. */
const replacements = new Map<string, string>([
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
const joinedRamzarz = /رمزارز/g
