import type { FeedEntry } from '#ingest/feed-entry.ts'
import { absoluteLink } from '#ingest/link/absolute-link.ts'
import { plainText } from './plain-text.ts'
import { dateOf, fieldOf, type RawItem } from './xml-item-reader.ts'

/** An address without news:* has no title, so the entry is refused when it is normalised. */
export function readSitemapAddress(item: RawItem): FeedEntry {
	const location = fieldOf(item, 'loc')
	return {
		title: plainText(fieldOf(item, 'news:title')?.text ?? ''),
		url: location === undefined ? null : absoluteLink(location.text, location.base),
		published: dateOf(item, ['news:publication_date', 'lastmod']),
		guid: null,
		summary: null,
	}
}
