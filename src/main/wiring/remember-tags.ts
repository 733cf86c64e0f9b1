import { LRUCache } from 'lru-cache'
import type { Tags } from '#domain/news-item.ts'
import type { Tagger } from '#ingest/tag/tag-entry.ts'

/** More titles than sixty feeds of fifty items have at once: about five megabytes. */
const mostTitles = 4_000

/** Caches tags, because a feed with one new item has fifty that were tagged a moment ago. */
export function rememberTags(tag: Tagger): Tagger {
	const known = new LRUCache<string, Tags>({ max: mostTitles })
	return (title, locale) => {
		const key = `${locale} ${title}`
		const before = known.get(key)
		if (before !== undefined) return before
		const tags = tag(title, locale)
		known.set(key, tags)
		return tags
	}
}
