/** A word of a title and its position. */
export type Token = {
	start: number
	end: number
	/** As written. */
	text: string
	/** Folded for comparison: lower case, Persian letters and Latin digits, no marks. */
	key: string
	/** The text between the previous word and this one. */
	gap: string
	latin: boolean
}

/** A word is a run of one script: «ETHها» is two words, and so is «بیت‌کوین» with its half space. */
export function tokeniseTitle(title: string): Token[] {
	const tokens: Token[] = []
	let last = 0
	let at = 0
	while (at < title.length) {
		const kind = kindAt(title, at)
		if (kind === 0) {
			at++
			continue
		}
		const start = at
		let signs = kind
		for (let next = kind; ((next ^ kind) & script) === 0; next = kindAt(title, ++at)) signs |= next
		const text = title.slice(start, at)
		// The s of a possessive belongs to the gap, so that the word in "Bitcoin's" is Bitcoin.
		if (
			text.length === 1 &&
			(text === 's' || text === 'S') &&
			possessive.test(title.slice(Math.max(0, start - 2), start))
		)
			continue
		tokens.push({
			start,
			end: at,
			text,
			key: signs & folding ? foldWord(text) : text,
			gap: title.slice(last, start),
			latin: (kind & script) === latinScript,
		})
		last = at
	}
	return tokens
}

/** Whether a name may continue across this gap: not across a comma, a bracket or a full stop. */
export const joins = (gap: string): boolean =>
	gap === ' ' || gap === '' || gap === '\u200c' || looseGap.test(gap)

/** The words of a name or keyword, folded like titles. */
export const keysOf = (phrase: string): string[] => tokeniseTitle(phrase).map((token) => token.key)

function foldWord(text: string): string {
	if (asciiWord.test(text)) return text.toLowerCase()
	// Folded, the coin «نئو» would be the «نیو» of «نیو یورک».
	if (text === 'نئو') return text
	const folded = latinStart.test(text) ? text.normalize('NFKD').toLowerCase() : text
	return folded.replace(marks, '').replace(foldable, (letter) => letters.get(letter) ?? letter)
}

/** For each character of a word its script, and whether folding may change it. */
const latinScript = 1
const persianScript = 2
const digitScript = 3
const script = 3
const folding = 4
const scripts: readonly (readonly [number, RegExp])[] = [
	[latinScript, /[A-Za-z0-9\u00c0-\u024f]/],
	[persianScript, /[\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06fa-\u06ff]/],
	[digitScript, /[\u0660-\u0669\u06f0-\u06f9]/],
]
/** Characters that folding does not change. */
const unfoldedCharacter =
	/[a-z0-9\u0622\u0627\u0628\u062a-\u063a\u0641\u0642\u0644-\u0648\u067e\u0686\u0698\u06a9\u06af\u06cc]/
const kinds = Uint8Array.from({ length: 0x700 }, (_none, code) => {
	const sign = String.fromCharCode(code)
	const kind = scripts.find(([, signs]) => signs.test(sign))?.[0] ?? 0
	return kind === 0 || unfoldedCharacter.test(sign) ? kind : kind | folding
})
/** 0 for a character that is not part of a word. */
function kindAt(title: string, at: number): number {
	const code = title.charCodeAt(at)
	return code < kinds.length ? (kinds[code] ?? 0) : 0
}

const latinStart = /^[A-Za-z0-9\u00c0-\u024f]/
const asciiWord = /^[A-Za-z0-9]+$/
const possessive = /[A-Za-z0-9]['’]$/
const looseGap = /^(?:[\s\u00a0\u200c-\u200f]+|[-–‑.·_]|\s?["“”'‘’«»]\s?)$/
const marks = /[\p{Mn}\u0640]/gu

/** Unlike in search, آ is not folded to ا: «آدا» is a coin, «ادا» a common word. */
const letters = new Map<string, string>([
	['ي', 'ی'],
	['ى', 'ی'],
	['ئ', 'ی'],
	['ك', 'ک'],
	['ة', 'ه'],
	['ۀ', 'ه'],
	['أ', 'ا'],
	['إ', 'ا'],
	['ؤ', 'و'],
	...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value): [string, string] => [digit, String(value)]),
	...[...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value): [string, string] => [digit, String(value)]),
])
const foldable = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')
