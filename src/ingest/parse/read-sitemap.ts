import type { FeedEntry } from '#ingest/feed-entry.ts'
import { absoluteLink } from '#ingest/link/absolute-link.ts'
import { pictureOf } from './feed-picture.ts'
import { type FeedShape, withoutLimit } from './feed-shape.ts'
import { plainText } from './plain-text.ts'
import { dateOf, fieldOf, type RawItem, type XmlFeed } from './xml-item-reader.ts'

const shape: FeedShape = {
	own: 'sitemap',
	item: 'url',
	wanted: new Map(['loc', 'lastmod', 'news:title', 'news:publication_date', 'image:loc'].map(withoutLimit)),
	fallbacks: new Set(),
	containers: new Set(['news:news', 'image:image']),
	leaves: new Set(['loc', 'lastmod', 'changefreq', 'priority', 'news:title', 'news:publication_date']),
}

/** An address without news:* has no title, so the entry is refused when it is normalised. */
function readSitemapAddress(item: RawItem): FeedEntry {
	const location = fieldOf(item, 'loc')
	return {
		title: plainText(fieldOf(item, 'news:title')?.text ?? ''),
		url: location === undefined ? null : absoluteLink(location.text, location.base),
		published: dateOf(item, ['news:publication_date', 'lastmod']),
		guid: null,
		summary: null,
		...pictureOf(item),
	}
}

export const sitemapFeed: XmlFeed = { roots: ['urlset'], shape, read: readSitemapAddress }
