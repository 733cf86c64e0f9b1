import { type DeclaredCharacters, decodeReferences, noDeclarations } from './decode-references.ts'

export type Attributes = ReadonlyMap<string, string>

type XmlToken = 'open' | 'close' | 'text' | 'cdata' | 'end' | 'refused'

const maxAttributes = 64
const longestName = 256
const noAttributes: Attributes = new Map()

/** Declarations that belong into a DOCTYPE before the document. */
const declaration = /^<!(?:doctype|entity|element|attlist|notation)/i

const cdataOpen = '<![CDATA['
/** Some documents write it in lower case. */
const opensCdata = (text: string): boolean => text.toUpperCase() === cdataOpen

/** Letters, «_», «:» and characters outside ASCII may begin a name; «<3» and «< 5» are text. */
const beginsName = (code: number): boolean =>
	(code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 58 || code >= 0x80
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)
/** White space, «/», «=», «>», «<» and the quotation marks end a name. */
const endsName = (code: number): boolean =>
	isSpace(code) || code === 47 || code === 61 || code === 62 || code === 60 || code === 34 || code === 39

/**
 * Reads XML, also broken XML, one token at a time. It expands no declared entity, opens no file, keeps no stack, and takes time
 * proportional to the text. Names are in lower case; text is given by its position, so that unneeded text is never copied.
 */
export class XmlScanner {
	readonly source: string
	name = ''
	attributes: Attributes = noAttributes
	selfClosing = false
	start = 0
	stop = 0
	reason = ''
	readonly #declared: DeclaredCharacters
	#at: number
	#openName = ''
	/** The next position of each delimiter, so that a distant or missing one is not searched for again at each step. */
	readonly #found = new Map<string, number>()

	constructor(source: string, from: number, declared: DeclaredCharacters = noDeclarations) {
		this.source = source
		this.#declared = declared
		this.#at = from
	}

	next(): XmlToken {
		const { source } = this
		while (this.#at < source.length) {
			const from = this.#at
			const bracket = this.#nextBracket(from)
			if (bracket > from) {
				this.start = from
				this.stop = bracket
				this.#at = bracket
				return 'text'
			}
			const token = this.#markup(source.charCodeAt(from + 1))
			if (token !== null) return token
		}
		return 'end'
	}

	/** A cached `indexOf` for a reader that only moves forward; -1 stays -1. */
	#find(mark: string, from: number): number {
		const known = this.#found.get(mark)
		if (known !== undefined && (known === -1 || known >= from)) return known
		const at = this.source.indexOf(mark, from)
		this.#found.set(mark, at)
		return at
	}

	/** The next «<» that opens markup. */
	#nextBracket(from: number): number {
		const { source } = this
		let at = source.indexOf('<', from)
		while (at !== -1) {
			const code = source.charCodeAt(at + 1)
			if (beginsName(code) || code === 47 || code === 33 || code === 63) return at
			at = source.indexOf('<', at + 1)
		}
		return source.length
	}

	#markup(second: number): XmlToken | null {
		if (second === 47) return this.#closeTag()
		if (second === 63) return this.#skipPast('?>', '>')
		if (second !== 33) return this.#openTag()
		if (this.source.startsWith('<!--', this.#at)) return this.#skipPast('-->', null)
		if (opensCdata(this.source.slice(this.#at, this.#at + cdataOpen.length))) return this.#cdata()
		if (!declaration.test(this.source.slice(this.#at, this.#at + 12))) return this.#skipPast('>', null)
		this.reason = 'a declaration stands inside the document'
		return 'refused'
	}

	#skipPast(mark: string, otherwise: string | null): null {
		let end = this.#find(mark, this.#at)
		let length = mark.length
		if (end === -1 && otherwise !== null) {
			end = this.#find(otherwise, this.#at)
			length = otherwise.length
		}
		this.#at = end === -1 ? this.source.length : end + length
		return null
	}

	#cdata(): XmlToken {
		const { source } = this
		this.start = this.#at + cdataOpen.length
		const end = this.#find(']]>', this.start)
		const inside = source.slice(this.start, end === -1 ? source.length : end)
		// The section is never closed: a delimiter that was found belongs to the next section. It ends with its element.
		if (this.#openName !== '' && (end === -1 || inside.includes(cdataOpen))) {
			const closing = inside.indexOf(`</${this.#openName}`)
			if (closing !== -1) {
				this.stop = this.start + closing
				this.#at = this.stop
				return 'cdata'
			}
		}
		this.stop = end === -1 ? source.length : end
		this.#at = end === -1 ? source.length : end + 3
		return 'cdata'
	}

	#closeTag(): XmlToken | null {
		const { source } = this
		const end = this.#find('>', this.#at)
		if (end === -1) {
			this.#at = source.length
			return null
		}
		// A tag without its closing bracket ends where the next one begins: «</title<link>».
		const next = source.indexOf('<', this.#at + 1)
		const stop = next !== -1 && next < end ? next : end
		this.name =
			stop - this.#at > longestName
				? ''
				: source
						.slice(this.#at + 2, stop)
						.trim()
						.toLowerCase()
		this.#at = stop === end ? end + 1 : stop
		this.#openName = ''
		return 'close'
	}

	#openTag(): XmlToken | null {
		const { source } = this
		let at = this.#at + 1
		while (at < source.length && !endsName(source.charCodeAt(at))) at += 1
		if (at - this.#at > longestName) {
			this.reason = `an element's name is longer than ${longestName} characters`
			return 'refused'
		}
		this.#openName = source.slice(this.#at + 1, at)
		this.name = this.#openName.toLowerCase()
		this.attributes = noAttributes
		this.selfClosing = false
		return this.#readAttributes(at)
	}

	#readAttributes(from: number): XmlToken | null {
		const { source } = this
		let attributes: Map<string, string> | null = null
		let at = from
		while (at < source.length) {
			const code = source.charCodeAt(at)
			if (code === 62 || code === 60) {
				this.selfClosing = code === 62 && source.charCodeAt(at - 1) === 47
				this.attributes = attributes ?? noAttributes
				this.#at = code === 62 ? at + 1 : at
				return 'open'
			}
			if (endsName(code)) {
				at += 1
				continue
			}
			const nameStart = at
			while (at < source.length && !endsName(source.charCodeAt(at))) at += 1
			const name = source.slice(nameStart, at).toLowerCase()
			while (isSpace(source.charCodeAt(at))) at += 1
			const value = source.charCodeAt(at) === 61 ? this.#attributeValue(at + 1) : { text: '', after: at }
			at = value.after
			attributes ??= new Map()
			if (!attributes.has(name)) attributes.set(name, value.text)
			if (attributes.size > maxAttributes) {
				this.reason = `an element has more than ${maxAttributes} attributes`
				return 'refused'
			}
		}
		this.#at = source.length
		return null
	}

	#attributeValue(from: number): { text: string; after: number } {
		const { source } = this
		let at = from
		while (isSpace(source.charCodeAt(at))) at += 1
		const quote = source[at]
		if (quote === '"' || quote === "'") {
			const end = source.indexOf(quote, at + 1)
			const value = end === -1 ? '' : source.slice(at + 1, end)
			// A missing quotation mark would otherwise swallow the following elements.
			const swallowed = value.endsWith('=') && value.includes('>') && value.includes('<')
			if (end !== -1 && !swallowed) return { text: decodeReferences(value, this.#declared), after: end + 1 }
			at += 1
		}
		const start = at
		while (at < source.length && !isSpace(source.charCodeAt(at)) && source.charCodeAt(at) !== 62) at += 1
		return { text: decodeReferences(source.slice(start, at), this.#declared), after: at }
	}
}
