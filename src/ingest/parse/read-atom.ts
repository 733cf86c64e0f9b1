import type { FeedEntry } from '#ingest/feed-entry.ts'
import { absoluteLink, isWebAddress } from '#ingest/link/absolute-link.ts'
import { pictureElements, pictureOf } from './feed-picture.ts'
import { dublinCore, type FeedShape, forSummary, withoutLimit } from './feed-shape.ts'
import { htmlSummary, oneLine, plainText, textSummary } from './plain-text.ts'
import { dateOf, fieldOf, type RawItem, type XmlFeed, type XmlField } from './xml-item-reader.ts'

const dates = [
	'published',
	'issued',
	'created',
	'dc:date',
	'dcterms:issued',
	'dcterms:created',
	'updated',
	'modified',
	'dcterms:modified',
]

const shape: FeedShape = {
	own: 'atom',
	item: 'entry',
	wanted: new Map([
		...['title', 'link', 'id', 'published', 'issued', 'created', 'updated', 'modified'].map(withoutLimit),
		...['feedburner:origlink', ...dublinCore].map(withoutLimit),
		...pictureElements,
		['summary', forSummary],
		['content', forSummary],
	]),
	fallbacks: new Set(['content']),
	containers: new Set(['media:group']),
	leaves: new Set([
		...['title', 'link', 'id', 'published', 'updated', 'category', 'media:content', 'media:thumbnail'],
		...dublinCore,
	]),
}

/** Atom 1.0, and 0.3 with its older names and media types. */
function readAtomEntry(item: RawItem): FeedEntry {
	const title = fieldOf(item, 'title') ?? fieldOf(item, 'dc:title')
	const summary = fieldOf(item, 'summary') ?? fieldOf(item, 'content')
	return {
		title: title === undefined ? '' : isHtml(title) ? plainText(title.text) : oneLine(title.text),
		url: linkOf(item),
		published: dateOf(item, dates),
		guid: fieldOf(item, 'id')?.text.trim() ?? null,
		summary: summary === undefined ? null : summaryOf(summary),
		...pictureOf(item),
	}
}

const typeOf = ({ attributes }: XmlField): string => attributes.get('type')?.trim().toLowerCase() ?? 'text'

/** Only this type is escaped HTML; the markup of xhtml has already been removed. */
const isHtml = (field: XmlField): boolean => /^(?:text\/)?html\b/.test(typeOf(field))

function summaryOf(field: XmlField): string | null {
	if (isHtml(field)) return htmlSummary(field.text)
	const readable = /^(?:text|xhtml|application\/xhtml\+xml)/.test(typeOf(field))
	return readable && field.attributes.get('mode') !== 'base64' ? textSummary(field.text) : null
}

/** The rank of a link as the address of an entry: lower is better, null for other relations. */
function rankOf(link: XmlField): number | null {
	// Relations may be written as addresses in IANA's registry.
	const rel = (link.attributes.get('rel') ?? 'alternate').trim().toLowerCase().replace(/^.*\//, '')
	if (rel !== 'alternate' && rel !== '') return null
	const type = typeOf(link)
	if (type === 'text/html' || type === 'application/xhtml+xml') return 0
	return link.attributes.has('type') ? 2 : 1
}

function linkOf(item: RawItem): string | null {
	const original = fieldOf(item, 'feedburner:origlink')
	if (original !== undefined) return absoluteLink(original.text, original.base)
	let best: XmlField | undefined
	let bestRank = Number.POSITIVE_INFINITY
	for (const field of item.fields) {
		const rank = field.name === 'link' ? rankOf(field) : null
		if (rank !== null && rank < bestRank) [best, bestRank] = [field, rank]
	}
	if (best !== undefined) return absoluteLink(best.attributes.get('href') ?? best.text, best.base)
	const id = fieldOf(item, 'id')?.text.trim()
	return id !== undefined && isWebAddress(id) ? absoluteLink(id, item.base) : null
}

export const atomFeed: XmlFeed = { roots: ['feed'], shape, read: readAtomEntry }
