import { type DeclaredCharacters, noDeclarations, readDeclaredCharacters } from './decode-references.ts'
import { type XmlKind, xmlFeeds } from './xml-feeds.ts'
import type { XmlStart } from './xml-item-reader.ts'

export type XmlFormat = XmlStart & { kind: XmlKind }

/** The format of a body, by its content and never by its label. */
type Format =
	| XmlFormat
	| { kind: 'json' }
	| { kind: 'html' }
	| { kind: 'refused'; reason: string }
	| { kind: 'unknown'; reason: string; markup: boolean }

const xmlKinds = Object.keys(xmlFeeds) as XmlKind[]
const rootKinds = new Map(xmlKinds.flatMap((kind) => xmlFeeds[kind].roots.map((root) => [root, kind])))

/** The longest text before a feed: warnings of a server, comments, blank lines. */
const longestPreamble = 65_536
const openTag = /<(?:([a-zA-Z_][\w.-]*):)?([a-zA-Z_][\w.-]*)(?=[\s/>])/y

const isHtml = (name: string): boolean => name === 'html' || name === 'head' || name === 'body'

/** The DTD of RSS 0.91. It is never fetched, and any other is refused. */
const knownDtd = /rss-0\.9\d?\.dtd["']\s*$/i

type Doctype = { after: number; html: boolean; declared: DeclaredCharacters } | { refused: string }

/** Refuses a DOCTYPE that names a file or declares more than characters. */
function doctypeAt(text: string, from: number): Doctype {
	const close = text.indexOf('>', from)
	const whole = text.slice(from + '<!doctype'.length, close === -1 ? from + longestPreamble : close)
	const bracket = whole.indexOf('[')
	const inner = bracket === -1 ? whole : whole.slice(0, bracket)
	const html = /^\s+html\b/i.test(inner)
	if (/\bsystem\b/i.test(inner) && !html && !knownDtd.test(inner))
		return { refused: 'its DOCTYPE names a file outside' }
	if (bracket === -1) return { after: close === -1 ? text.length : close, html, declared: noDeclarations }
	const subset = readDeclaredCharacters(text, from + '<!doctype'.length + bracket + 1)
	if (subset === null) return { refused: 'its DOCTYPE declares more than characters' }
	return { after: subset.after, html, declared: subset.characters }
}

function afterMark(text: string, mark: string, from: number): number {
	const end = text.indexOf(mark, from)
	return end === -1 ? text.length : end + mark.length
}

function markupFormat(text: string): Format {
	const limit = Math.min(text.length, longestPreamble)
	let at = text.indexOf('<')
	let doctypes = 0
	let declared = noDeclarations
	let firstName: string | null = null
	while (at !== -1 && at < limit) {
		let after = at + 1
		if (text.startsWith('<!--', at)) after = afterMark(text, '-->', at)
		else if (text.startsWith('<?', at)) after = afterMark(text, '>', at)
		else if (/^<!doctype/i.test(text.slice(at, at + 9))) {
			doctypes += 1
			const doctype = doctypeAt(text, at)
			if ('refused' in doctype) return { kind: 'refused', reason: doctype.refused }
			if (doctypes > 1) return { kind: 'refused', reason: 'it has more than one DOCTYPE' }
			if (doctype.html) return { kind: 'html' }
			declared = doctype.declared
			after = doctype.after
		} else if (/^<!(?:entity|element|attlist)/i.test(text.slice(at, at + 9)))
			return { kind: 'refused', reason: 'it declares entities or elements' }
		else {
			openTag.lastIndex = at
			const name = openTag.exec(text)?.[2]?.toLowerCase()
			const kind = name === undefined ? undefined : rootKinds.get(name)
			if (kind !== undefined) return { kind, from: at, declared }
			if (name !== undefined && isHtml(name)) return { kind: 'html' }
			firstName ??= name ?? null
		}
		at = text.indexOf('<', after)
	}
	if (firstName === null) return { kind: 'unknown', reason: 'it has no root element', markup: true }
	return {
		kind: 'unknown',
		reason: `its root element <${firstName.slice(0, 40)}> is none of a feed`,
		markup: true,
	}
}

export function detectFormat(text: string): Format {
	const start = text.search(/[^\s\0\ufeff]/)
	if (start === -1) return { kind: 'unknown', reason: 'it is empty', markup: false }
	const first = text[start]
	if (first === '{' || first === '[') return { kind: 'json' }
	const format = markupFormat(text)
	if (format.kind !== 'unknown' || first === '<') return format
	return { kind: 'unknown', reason: 'it is neither XML nor JSON', markup: text.includes('<') }
}
