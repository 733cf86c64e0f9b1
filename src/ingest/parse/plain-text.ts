import { decodeReferences, withoutHalves } from './decode-references.ts'
import { isHtmlElement, isUnreadable, separatesWords } from './html-tags.ts'

// U+FEFF is left out: JavaScript calls it white space, but between two letters it parts nothing.
const whiteSpace = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
const oddSpace = /[\t-\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]| {2}/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here.
const control = /[\0-\x08\x0e-\x1f\x7f]/g

/** One line of text: white space collapsed, control characters and halves of surrogate pairs out. */
export function oneLine(text: string): string {
	let line = text
	if (oddSpace.test(line)) line = line.replace(whiteSpace, ' ')
	return withoutHalves(line.replace(control, '')).trim()
}

type Tag = { name: string; closing: boolean; bare: boolean; end: number }

const tagName = /[a-zA-Z][a-zA-Z0-9:_-]*/y

/** A tag longer than this is read no further with an eye to its quotation marks. */
const longestTag = 2_000
/** Made of nothing but half-quoted tags, a long title would be read to its end once for each of them. */
const mostHalfQuotedTags = 500

/** Where the tag that opens at `from` ends; a quotation mark that is never closed does not swallow the rest. */
function endOfTag(html: string, from: number, patience: { left: number }): number {
	const plainEnd = html.indexOf('>', from)
	if (patience.left === 0) return plainEnd
	const stop = Math.min(html.length, from + longestTag)
	for (let at = from; at < stop; at++) {
		const character = html[at]
		if (character === '>') return at
		if (character !== '"' && character !== "'") continue
		const closing = html.indexOf(character, at + 1)
		if (closing === -1) return plainEnd
		at = closing
	}
	patience.left -= 1
	return plainEnd
}

function tagAt(html: string, start: number, patience: { left: number }): Tag | null {
	const closing = html[start + 1] === '/'
	tagName.lastIndex = start + (closing ? 2 : 1)
	const name = tagName.exec(html)?.[0].toLowerCase()
	if (name === undefined) return null
	const end = endOfTag(html, tagName.lastIndex, patience)
	const bare = end === tagName.lastIndex
	// «<BTC>» in a headline is what somebody wrote, not markup: only HTML's own names vanish without a trace.
	if (bare && !closing && !isHtmlElement(name) && !name.includes('-')) return null
	return { name, closing, bare, end }
}

/** The index after a comment or a declaration; -1 where none stands. */
function afterDeclaration(html: string, start: number): number {
	const next = html[start + 1]
	if (next !== '!' && next !== '?') return -1
	const end = html.startsWith('<!--', start) ? html.indexOf('-->', start) + 2 : -1
	// A comment that is never closed ends at the first angle bracket.
	return (end > start ? end : html.indexOf('>', start)) + 1
}

/** The last character before the end tag; a script that is never closed takes the rest with it. */
function endOfContent(html: string, tag: Tag): number {
	const closing = html.toLowerCase().indexOf(`</${tag.name}`, tag.end)
	return closing === -1 ? html.length : closing - 1
}

/**
 * The text of an HTML fragment: tags out, references decoded once. What a reference spells («&lt;script&gt;»)
 * is text afterwards and is not looked at again.
 */
export function plainText(html: string, options: { readable?: boolean; limit?: number } = {}): string {
	const limit = options.limit ?? Number.POSITIVE_INFINITY
	if (!html.includes('<')) return cut(oneLine(decodeReferences(html)), limit)
	// Some generators escape the wrapping of a CDATA section along with what it wraps.
	const source = html.includes('<![CDATA[') ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : html
	const patience = { left: mostHalfQuotedTags }
	const lastEnd = source.lastIndexOf('>')
	let text = ''
	let from = 0
	// Collapsing can only shorten, so twice the limit is enough to fill it in any text a person wrote.
	while (from < source.length && text.length < limit * 2) {
		const start = source.indexOf('<', from)
		if (start === -1 || start > lastEnd) break
		text += decodeReferences(source.slice(from, start))
		const declared = afterDeclaration(source, start)
		const tag = declared === -1 ? tagAt(source, start, patience) : null
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

/** Cut between two code points, never inside one. */
export function cut(text: string, limit: number): string {
	if (text.length <= limit) return text
	const last = text.charCodeAt(limit - 1)
	const splitsPair = last >= 0xd800 && last <= 0xdbff
	return text.slice(0, splitsPair ? limit - 1 : limit).trimEnd()
}

const longestSummary = 2_000

/** The text of an HTML fragment, as long as a list can show it; null when nothing is left. */
export const htmlSummary = (html: string): string | null =>
	plainText(html, { readable: true, limit: longestSummary }) || null

export const textSummary = (text: string): string | null => cut(oneLine(text), longestSummary) || null
