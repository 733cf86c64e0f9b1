import type { FeedEntry } from '#ingest/feed-entry.ts'
import { absoluteLink, isWebAddress } from '#ingest/link/absolute-link.ts'
import { pictureElements, pictureOf } from './feed-picture.ts'
import { dublinCore, type FeedShape, forSummary, withoutLimit } from './feed-shape.ts'
import { htmlSummary, plainText } from './plain-text.ts'
import { dateOf, fieldOf, type RawItem, type XmlFeed, type XmlField } from './xml-item-reader.ts'

const dates = [
	'pubdate',
	'dc:date',
	'dcterms:issued',
	'dcterms:created',
	'atom:published',
	'published',
	'date',
	'atom:updated',
	'dcterms:modified',
]

const shape: FeedShape = {
	own: 'rss',
	item: 'item',
	wanted: new Map([
		...['title', 'link', 'guid', 'pubdate', 'date', 'published', 'feedburner:origlink'].map(withoutLimit),
		...['atom:link', 'atom:id', 'atom:published', 'atom:updated', ...dublinCore].map(withoutLimit),
		...pictureElements,
		['description', forSummary],
		['atom:summary', forSummary],
		['content:encoded', forSummary],
	]),
	fallbacks: new Set(['content:encoded']),
	containers: new Set(['media:group']),
	leaves: new Set([
		'title',
		'link',
		'guid',
		'pubdate',
		'category',
		'comments',
		'enclosure',
		'atom:link',
		'media:content',
		'media:thumbnail',
		...dublinCore,
	]),
}

/** RSS 0.9x, 1.0 and 2.0 use the same names; 1.0 identifies an item by an attribute. */
function readRssItem(item: RawItem): FeedEntry {
	const guid = fieldOf(item, 'guid')?.text ?? aboutOf(item) ?? fieldOf(item, 'atom:id')?.text
	const summary =
		fieldOf(item, 'description') ??
		fieldOf(item, 'atom:summary') ??
		fieldOf(item, 'dc:description') ??
		fieldOf(item, 'content:encoded')
	return {
		title: plainText((fieldOf(item, 'title') ?? fieldOf(item, 'dc:title'))?.text ?? ''),
		url: linkOf(item),
		published: dateOf(item, dates),
		guid: guid?.trim() || null,
		summary: summary === undefined ? null : htmlSummary(summary.text),
		...pictureOf(item),
	}
}

function aboutOf(item: RawItem): string | undefined {
	for (const [name, value] of item.attributes) if (name === 'about' || name.endsWith(':about')) return value
	return undefined
}

function linkOf(item: RawItem): string | null {
	// FeedBurner puts its tracking redirect into the link and the original address here.
	const original = fieldOf(item, 'feedburner:origlink')
	const link = original ?? fieldOf(item, 'link')
	if (link !== undefined) return absoluteLink(link.text, link.base)
	const guid = fieldOf(item, 'guid')
	if (guid !== undefined && isPermalink(guid)) return absoluteLink(guid.text, guid.base)
	// Some generators write the link in an attribute, as in Atom.
	for (const name of ['link', 'atom:link'])
		for (const { name: own, attributes, base } of item.fields) {
			const href = attributes.get('href')
			const rel = attributes.get('rel') ?? 'alternate'
			if (own === name && href !== undefined && rel === 'alternate') return absoluteLink(href, base)
		}
	const about = aboutOf(item)
	return about !== undefined && isWebAddress(about) ? absoluteLink(about, item.base) : null
}

/** Without isPermaLink a guid that looks like an address is one; with it the guid may be relative. */
function isPermalink({ attributes, text }: XmlField): boolean {
	const stated = attributes.get('ispermalink')?.trim().toLowerCase()
	return stated === 'true' || (stated !== 'false' && isWebAddress(text.trim()))
}

/** Some generators omit the root element. */
export const rssFeed: XmlFeed = { roots: ['rss', 'channel'], shape, read: readRssItem }
export const rdfFeed: XmlFeed = { roots: ['rdf'], shape, read: readRssItem }
