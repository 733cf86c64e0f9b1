import type { Attributes } from './xml-scanner.ts'

/** Short names of XML namespaces, by their address in lower case without scheme and final slash. */
const vocabularies = new Map<string, string>([
	['www.w3.org/2005/atom', 'atom'],
	['purl.org/atom/ns', 'atom'],
	['purl.org/rss/1.0', 'rss'],
	['my.netscape.com/rdf/simple/0.9', 'rss'],
	['channel.netscape.com/rdf/simple/0.9', 'rss'],
	['my.netscape.com/publish/formats/rss-0.91.dtd', 'rss'],
	['backend.userland.com/rss', 'rss'],
	['backend.userland.com/rss2', 'rss'],
	['blogs.law.harvard.edu/tech/rss', 'rss'],
	['cyber.law.harvard.edu/rss', 'rss'],
	['purl.org/net/rss1.1', 'rss'],
	['www.w3.org/1999/02/22-rdf-syntax-ns', 'rdf'],
	['purl.org/dc/elements/1.1', 'dc'],
	['purl.org/dc/elements/1.0', 'dc'],
	['purl.org/dc/terms', 'dcterms'],
	['purl.org/rss/1.0/modules/content', 'content'],
	['rssnamespace.org/feedburner/ext/1.0', 'feedburner'],
	['search.yahoo.com/mrss', 'media'],
	['www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
	['www.w3.org/1999/xhtml', 'xhtml'],
	['www.w3.org/2001/xinclude', 'xi'],
	['www.sitemaps.org/schemas/sitemap/0.9', 'sitemap'],
	['www.google.com/schemas/sitemap/0.84', 'sitemap'],
	['www.google.com/schemas/sitemap-news/0.9', 'news'],
	['www.google.com/schemas/sitemap-image/1.1', 'image'],
	['www.google.com/schemas/sitemap-video/1.1', 'video'],
])

/** The meaning of prefixes that a document does not declare. */
const usualPrefixes = new Map<string, string>([
	...[...new Set(vocabularies.values())].map((name): [string, string] => [name, name]),
	['atom10', 'atom'],
	['a10', 'atom'],
	['dct', 'dcterms'],
])

const shortName = (address: string): string => {
	const plain = address
		.trim()
		.toLowerCase()
		.replace(/^https?:\/\//, '')
		.replace(/[/#]+$/, '')
	// Every Atom draft had its own address: purl.org/atom/ns#draft-ietf-atompub-format-08.
	return vocabularies.get(plain) ?? (plain.startsWith('purl.org/atom/ns#') ? 'atom' : '?')
}

/** The namespaces of prefixes at one position of a document. */
export class NameScope {
	readonly #meanings: ReadonlyMap<string, string>
	readonly #own: string
	readonly #known = new Map<string, string>()

	/** `own` is the namespace whose elements are named without a prefix. */
	constructor(own: string, meanings: ReadonlyMap<string, string> = new Map()) {
		this.#own = own
		this.#meanings = meanings
	}

	/** The scope inside an element that has these attributes. */
	within(attributes: Attributes): NameScope {
		let meanings: Map<string, string> | null = null
		for (const [name, value] of attributes) {
			if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue
			meanings ??= new Map(this.#meanings)
			meanings.set(name.slice('xmlns:'.length), shortName(value))
		}
		return meanings === null ? this : new NameScope(this.#own, meanings)
	}

	/** The name with the usual prefix («dc:date»), whatever prefix the document uses; the feed's own elements have none. */
	meaning(name: string): string {
		let meaning = this.#known.get(name)
		if (meaning === undefined) {
			meaning = this.#resolve(name)
			this.#known.set(name, meaning)
		}
		return meaning
	}

	#resolve(name: string): string {
		const colon = name.indexOf(':')
		const prefix = colon === -1 ? '' : name.slice(0, colon)
		const local = name.slice(colon + 1)
		const vocabulary = this.#meanings.get(prefix) ?? usualPrefixes.get(prefix) ?? (prefix === '' ? '' : '?')
		// An unknown default namespace counts as the feed's own.
		const own = vocabulary === this.#own || (prefix === '' && (vocabulary === '' || vocabulary === '?'))
		return own ? local : `${vocabulary}:${local}`
	}
}
