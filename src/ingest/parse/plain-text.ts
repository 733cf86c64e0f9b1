import { Parser } from 'htmlparser2'
import { decodeReferences, withoutLoneSurrogates } from './decode-references.ts'
import { isHtmlElement, isUnreadable, separatesWords } from './html-tags.ts'

// U+FEFF is left out: JavaScript calls it white space, but it does not separate words.
const whiteSpace = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
const oddSpace = /[\t-\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]| {2}/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here.
const control = /[\0-\x08\x0e-\x1f\x7f]/g

/** One line of text: white space is collapsed, control characters and single surrogates are removed. */
export function oneLine(text: string): string {
	let line = text
	if (oddSpace.test(line)) line = line.replace(whiteSpace, ' ')
	return withoutLoneSurrogates(line.replace(control, '')).trim()
}

/** htmlparser2 gets slower with each element that stays open. */
const deepest = 256

/**
 * The text of an HTML fragment: tags are removed, references are decoded once. Decoded text («&lt;script&gt;») is not parsed
 * again.
 */
export function plainText(html: string, options: { readable?: boolean; limit?: number } = {}): string {
	const limit = options.limit ?? Number.POSITIVE_INFINITY
	// Some generators escape the delimiters of a CDATA section along with its content.
	const source = html.includes('<![CDATA[') ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : html
	// Collapsing white space shortens the text, so twice the limit is collected first.
	return cut(oneLine(textOf(source, limit * 2, options.readable === true)), limit)
}

function textOf(html: string, limit: number, readable: boolean): string {
	if (!html.includes('<')) return decodeReferences(html)
	let text = ''
	let hidden: string | null = null
	let depth = 0
	const parser = new Parser(
		{
			onopentag(name) {
				// «<BTC>» in a headline is text and not markup, so only elements of HTML are removed.
				const written = html.slice(parser.startIndex, parser.endIndex + 1)
				const isBare = written.length === name.length + 2
				if (isBare && !isHtmlElement(name) && !name.includes('-')) text += written
				if (separatesWords(name)) text += ' '
				if (readable && isUnreadable(name)) hidden ??= name
				depth += 1
				if (depth > deepest) parser.pause()
			},
			onclosetag(name) {
				if (separatesWords(name)) text += ' '
				if (name === hidden) hidden = null
				depth -= 1
			},
			ontext(piece) {
				if (hidden === null) text += decodeReferences(piece)
				if (text.length >= limit) parser.pause()
			},
			onend() {
				if (parser.startIndex < html.length)
					text += afterOpenTag(html.slice(html.lastIndexOf('<', parser.startIndex)), limit, readable)
			},
		},
		{ decodeEntities: false },
	)
	parser.end(html)
	return text
}

/** The text of a fragment whose first tag does not end: a quotation mark is missing, or the fragment was cut off there. */
function afterOpenTag(html: string, limit: number, readable: boolean): string {
	const bracket = html.indexOf('>')
	return bracket === -1 ? decodeReferences(html) : textOf(html.slice(bracket + 1), limit, readable)
}

/** Truncates without splitting a code point. */
export function cut(text: string, limit: number): string {
	if (text.length <= limit) return text
	const last = text.charCodeAt(limit - 1)
	const splitsPair = last >= 0xd800 && last <= 0xdbff
	return text.slice(0, splitsPair ? limit - 1 : limit).trimEnd()
}

const longestSummary = 2_000

/** The text of an HTML fragment in the length of a summary; null if it is empty. */
export const htmlSummary = (html: string): string | null =>
	plainText(html, { readable: true, limit: longestSummary }) || null

export const textSummary = (text: string): string | null => cut(oneLine(text), longestSummary) || null
