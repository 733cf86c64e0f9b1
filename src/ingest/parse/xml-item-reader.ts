import { fail, ok, type Result } from '#domain/result.ts'
import { feedDate } from '#ingest/date/feed-date.ts'
import type { FeedEntry } from '#ingest/feed-entry.ts'
import { baseAddress } from '#ingest/link/absolute-link.ts'
import { type DeclaredCharacters, decodeReferences } from './decode-references.ts'
import type { FeedShape } from './feed-shape.ts'
import { NameScope } from './feed-vocabulary.ts'
import { isVoidElement, separatesWords } from './html-tags.ts'
import { type Attributes, XmlScanner } from './xml-scanner.ts'

export type XmlField = { name: string; attributes: Attributes; base: string; text: string }
export type RawItem = { attributes: Attributes; base: string; fields: XmlField[] }
/** `complete` means that the document ended with its root element. */
export type RawFeed = { items: RawItem[]; links: XmlField[]; complete: boolean }

/** A format of XML feeds. */
export type XmlFeed = {
	/** The names of its root element. */
	roots: readonly string[]
	shape: FeedShape
	read: (item: RawItem) => FeedEntry
}

/** The position of the root element, and the character names that were declared before it. */
export type XmlStart = { from: number; declared: DeclaredCharacters }

const maxDepth = 64

type Level = { tag: string; meaning: string; scope: NameScope; base: string }

/** Reads feed documents into items; each format gives meaning to their fields. */
export function readItems(
	source: string,
	start: XmlStart,
	shape: FeedShape,
	base: string,
): Result<RawFeed, string> {
	return new XmlItemReader(source, start, shape, base).read()
}

class XmlItemReader {
	readonly #scanner: XmlScanner
	readonly #declared: DeclaredCharacters
	readonly #shape: FeedShape
	readonly #base: string
	readonly #levels: Level[] = []
	readonly #feed: RawFeed = { items: [], links: [], complete: false }
	#item: RawItem | null = null
	/** The depth of the item; its children are one deeper. */
	#itemLevel = 0
	#field: XmlField | null = null
	#fieldLevel = 0
	#fieldLimit = 0
	#asksForAnother = false

	constructor(source: string, { from, declared }: XmlStart, shape: FeedShape, base: string) {
		this.#scanner = new XmlScanner(source, from, declared)
		this.#declared = declared
		this.#shape = shape
		this.#base = base
	}

	read(): Result<RawFeed, string> {
		const scanner = this.#scanner
		for (;;) {
			switch (scanner.next()) {
				case 'open':
					this.#open()
					if (this.#asksForAnother) return fail('it asks for another document inside')
					if (this.#levels.length > maxDepth) return fail(`elements are nested more than ${maxDepth} deep`)
					break
				case 'close':
					this.#close(scanner.name)
					break
				case 'text':
					if (this.#field !== null) this.#append(this.#field, true)
					continue
				case 'cdata':
					if (this.#field !== null) this.#append(this.#field, false)
					continue
				case 'refused':
					return fail(scanner.reason)
				case 'end':
					return ok(this.#feed)
			}
			if (this.#levels.length === 0) {
				this.#feed.complete = true
				return ok(this.#feed)
			}
		}
	}

	#open(): void {
		const { name, attributes, selfClosing } = this.#scanner
		const meaning = (this.#levels.at(-1)?.scope ?? new NameScope(this.#shape.own)).meaning(name)
		this.#closeForgotten(meaning)
		if (this.#field !== null && this.#markupInside(name)) return
		const outer = this.#levels.at(-1)
		const level: Level =
			outer !== undefined && attributes.size === 0
				? { tag: name, meaning, scope: outer.scope, base: outer.base }
				: this.#levelWith(name, attributes, outer)
		this.#levels.push(level)
		if (level.meaning === 'xi:include') this.#asksForAnother = true
		if (this.#field === null) this.#begin(level, attributes)
		if (selfClosing) this.#leave(this.#levels.length - 1)
	}

	#levelWith(tag: string, attributes: Attributes, outer: Level | undefined): Level {
		const scope =
			outer === undefined
				? new NameScope(this.#shape.own).within(rootMeanings(tag, attributes))
				: outer.scope.within(attributes)
		const base = baseAddress(attributes.get('xml:base'), outer?.base ?? this.#base)
		return { tag, meaning: scope.meaning(tag), scope, base }
	}

	/** Closes open elements that cannot contain the next one, because their end tag is missing. */
	#closeForgotten(meaning: string): void {
		if (this.#item === null) {
			// Of the feed's own fields only links are read, and a link contains no elements.
			if (this.#field !== null) this.#leave(this.#fieldLevel)
			return
		}
		const { item, leaves, wanted } = this.#shape
		const child = this.#levels[this.#itemLevel + 1]?.meaning
		const inLeaf = child !== undefined && leaves.has(child)
		// Inside an element of another namespace an item belongs to that element.
		const inItem = child === undefined || inLeaf || wanted.has(child)
		if (meaning === item && inItem && (inLeaf || this.#field === null || item !== 'entry'))
			this.#leave(this.#itemLevel)
		else if (inLeaf && (wanted.has(meaning) || leaves.has(meaning))) this.#leave(this.#itemLevel + 1)
	}

	/** Handles unescaped HTML inside a text. True for void elements, which open no level. */
	#markupInside(tag: string): boolean {
		if (this.#field !== null && separatesWords(tag)) this.#field.text += ' '
		if (isVoidElement(tag)) return true
		// Pasted HTML rarely closes its paragraphs and list items.
		const top = this.#levels.length - 1
		if ((tag === 'p' || tag === 'li') && this.#levels[top]?.tag === tag) this.#levels.pop()
		return false
	}

	#begin(level: Level, attributes: Attributes): void {
		const depth = this.#levels.length - 1
		if (this.#item === null) {
			if (level.meaning === this.#shape.item && depth > 0) {
				this.#item = { attributes, base: level.base, fields: [] }
				this.#itemLevel = depth
			} else if (level.meaning === 'link' || level.meaning === 'atom:link') {
				this.#startField(level, attributes, this.#feed.links, Number.POSITIVE_INFINITY)
			}
			return
		}
		const direct = depth === this.#itemLevel + 1
		const contained =
			depth === this.#itemLevel + 2 && this.#shape.containers.has(this.#levels[depth - 1]?.meaning ?? '')
		const limit = this.#shape.wanted.get(level.meaning)
		if (limit === undefined || !(direct || contained)) return
		if (this.#shape.fallbacks.has(level.meaning) && this.#hasSummary(this.#item)) return
		this.#startField(level, attributes, this.#item.fields, limit)
	}

	#hasSummary(item: RawItem): boolean {
		return item.fields.some(({ name, text }) => summaryNames.has(name) && text.trim() !== '')
	}

	#startField(level: Level, attributes: Attributes, fields: XmlField[], limit: number): void {
		this.#field = { name: level.meaning, attributes, base: level.base, text: '' }
		this.#fieldLevel = this.#levels.length - 1
		this.#fieldLimit = limit
		fields.push(this.#field)
	}

	#append(field: XmlField, escaped: boolean): void {
		const { source, start, stop } = this.#scanner
		const room = this.#fieldLimit - field.text.length
		if (room <= 0) return
		const piece =
			stop - start <= room ? source.slice(start, stop) : cutBeforeMarkup(source.slice(start, start + room))
		field.text += escaped ? decodeReferences(piece, this.#declared) : piece
	}

	#close(tag: string): void {
		if (this.#field !== null && separatesWords(tag)) this.#field.text += ' '
		for (let level = this.#levels.length - 1; level >= 0; level--)
			if (this.#levels[level]?.tag === tag) {
				this.#leave(level)
				return
			}
	}

	/** Ends the element of a level and all elements inside it. */
	#leave(level: number): void {
		this.#levels.length = level
		if (this.#field !== null && level <= this.#fieldLevel) this.#field = null
		if (this.#item !== null && level <= this.#itemLevel) {
			this.#feed.items.push(this.#item)
			this.#item = null
		}
	}
}

const summaryNames = new Set(['description', 'summary', 'atom:summary', 'dc:description'])

/** A default namespace on the root is the feed's own, even if its address is wrong. */
function rootMeanings(tag: string, attributes: Attributes): Attributes {
	if (tag.includes(':')) return attributes
	return new Map([...attributes].filter(([name]) => name !== 'xmlns'))
}

/** Removes half a tag or half a reference at the end, which would be read as text. */
function cutBeforeMarkup(text: string): string {
	const tag = text.lastIndexOf('<')
	const whole = tag > text.lastIndexOf('>') ? text.slice(0, tag) : text
	const reference = whole.lastIndexOf('&')
	return reference > whole.lastIndexOf(';') ? whole.slice(0, reference) : whole
}

/** The first field of this name that is not empty. */
export const fieldOf = (item: RawItem, name: string): XmlField | undefined =>
	item.fields.find((field) => field.name === name && field.text.trim() !== '')

/** The first valid date in any of these fields. */
export function dateOf(item: RawItem, names: readonly string[]): string | null {
	for (const name of names)
		for (const field of item.fields) {
			const found = field.name === name ? feedDate(field.text.trim()) : null
			if (found !== null) return found
		}
	return null
}
