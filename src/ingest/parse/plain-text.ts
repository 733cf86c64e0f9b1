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

type Tag = { name: string; closing: boolean; bare: boolean; end: number }

const tagName = /[a-zA-Z][a-zA-Z0-9:_-]*/y

/** Quotation marks are only matched within tags up to this length. */
const longestTag = 2_000
/** A limit, because each half-quoted tag makes the scan run to the end of the text. */
const mostHalfQuotedTags = 500

/** The end of the tag that opens at `from`; an unclosed quotation mark does not extend it. */
function endOfTag(html: string, from: number, budget: { left: number }): number {
	const plainEnd = html.indexOf('>', from)
	if (budget.left === 0) return plainEnd
	const stop = Math.min(html.length, from + longestTag)
	for (let at = from; at < stop; at++) {
		const character = html[at]
		if (character === '>') return at
		if (character !== '"' && character !== "'") continue
		const closing = html.indexOf(character, at + 1)
		if (closing === -1) return plainEnd
		at = closing
	}
	budget.left -= 1
	return plainEnd
}

function tagAt(html: string, start: number, budget: { left: number }): Tag | null {
	const closing = html[start + 1] === '/'
	tagName.lastIndex = start + (closing ? 2 : 1)
	const name = tagName.exec(html)?.[0].toLowerCase()
	if (name === undefined) return null
	const end = endOfTag(html, tagName.lastIndex, budget)
	const bare = end === tagName.lastIndex
	// «<BTC>» in a headline is text and not markup, so only elements of HTML are removed.
	if (bare && !closing && !isHtmlElement(name) && !name.includes('-')) return null
	return { name, closing, bare, end }
}

/** The index after a comment or a declaration; -1 if there is none. */
function afterDeclaration(html: string, start: number): number {
	const next = html[start + 1]
	if (next !== '!' && next !== '?') return -1
	const end = html.startsWith('<!--', start) ? html.indexOf('-->', start) + 2 : -1
	// An unclosed comment ends at the first angle bracket.
	return (end > start ? end : html.indexOf('>', start)) + 1
}

/** The last character before the end tag; an unclosed script extends to the end of the text. */
function endOfContent(html: string, tag: Tag): number {
	const closing = html.toLowerCase().indexOf(`</${tag.name}`, tag.end)
	return closing === -1 ? html.length : closing - 1
}

/**
 * The text of an HTML fragment: tags are removed, references are decoded once. Decoded text («&lt;script&gt;») is not parsed
 * again.
 */
export function plainText(html: string, options: { readable?: boolean; limit?: number } = {}): string {
	const limit = options.limit ?? Number.POSITIVE_INFINITY
	if (!html.includes('<')) return cut(oneLine(decodeReferences(html)), limit)
	// Some generators escape the delimiters of a CDATA section along with its content.
	const source = html.includes('<![CDATA[') ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : html
	const budget = { left: mostHalfQuotedTags }
	const lastEnd = source.lastIndexOf('>')
	let text = ''
	let from = 0
	// Collapsing white space shortens the text, so twice the limit is collected first.
	while (from < source.length && text.length < limit * 2) {
		const start = source.indexOf('<', from)
		if (start === -1 || start > lastEnd) break
		text += decodeReferences(source.slice(from, start))
		const declared = afterDeclaration(source, start)
		const tag = declared === -1 ? tagAt(source, start, budget) : null
		if (declared !== -1) from = declared
		else if (tag === null) {
			text += '<'
			from = start + 1
		} else {
			if (separatesWords(tag.name)) text += ' '
			const hidden = options.readable === true && !tag.closing && isUnreadable(tag.name)
			from = (hidden ? endOfContent(source, tag) : tag.end) + 1
		}
	}
	if (text.length < limit * 2) text += decodeReferences(source.slice(from))
	return cut(oneLine(text), limit)
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
