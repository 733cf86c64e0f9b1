/** Which elements of a format are items, and which of their children are read. */
export type FeedShape = {
	/** The XML vocabulary whose elements have no prefix here. */
	own: string
	item: string
	/** Children of an item that are read, with the most characters that are needed of each. */
	wanted: ReadonlyMap<string, number>
	/** Long texts that are read only if the item has no summary before them. */
	fallbacks: ReadonlySet<string>
	/** Children whose own children count as the item's. */
	containers: ReadonlySet<string>
	/** Children that contain only text: if another element begins inside, the end tag is missing. */
	leaves: ReadonlySet<string>
}

const whole = Number.POSITIVE_INFINITY
/** Enough markup for a summary of two thousand characters in all but the most decorated texts. */
const forSummary = 8_000

const dublinCore = [
	'dc:title',
	'dc:date',
	'dc:description',
	'dc:creator',
	'dcterms:created',
	'dcterms:issued',
	'dcterms:modified',
]

export const rssShape: FeedShape = {
	own: 'rss',
	item: 'item',
	wanted: new Map([
		...['title', 'link', 'guid', 'pubdate', 'date', 'published', 'feedburner:origlink'].map(withoutLimit),
		...['atom:link', 'atom:id', 'atom:published', 'atom:updated', ...dublinCore].map(withoutLimit),
		['description', forSummary],
		['atom:summary', forSummary],
		['content:encoded', forSummary],
	]),
	fallbacks: new Set(['content:encoded']),
	containers: new Set(),
	leaves: new Set([
		'title',
		'link',
		'guid',
		'pubdate',
		'category',
		'comments',
		'enclosure',
		'atom:link',
		'media:thumbnail',
		...dublinCore,
	]),
}

export const atomShape: FeedShape = {
	own: 'atom',
	item: 'entry',
	wanted: new Map([
		...['title', 'link', 'id', 'published', 'issued', 'created', 'updated', 'modified'].map(withoutLimit),
		...['feedburner:origlink', ...dublinCore].map(withoutLimit),
		['summary', forSummary],
		['content', forSummary],
	]),
	fallbacks: new Set(['content']),
	containers: new Set(),
	leaves: new Set(['title', 'link', 'id', 'published', 'updated', 'category', ...dublinCore]),
}

export const sitemapShape: FeedShape = {
	own: 'sitemap',
	item: 'url',
	wanted: new Map(['loc', 'lastmod', 'news:title', 'news:publication_date'].map(withoutLimit)),
	fallbacks: new Set(),
	containers: new Set(['news:news']),
	leaves: new Set(['loc', 'lastmod', 'changefreq', 'priority', 'news:title', 'news:publication_date']),
}

function withoutLimit(name: string): [string, number] {
	return [name, whole]
}
