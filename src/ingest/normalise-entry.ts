import { hash } from 'node:crypto'
import type { Source } from '#domain/catalogue.ts'
import { cleanTitle, unreadableShare } from '#domain/clean-text.ts'
import type { NewsDraft } from '#domain/news-item.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { EntryRefusal } from '#domain/source-preview.ts'
import { cleanUrl } from '#ingest/link/clean-url.ts'
import { belongsTo } from '#ingest/link/source-domains.ts'
import type { FeedEntry } from './feed-entry.ts'

export type RefusedEntry = { kind: EntryRefusal }

const mostUnreadable = 0.005

/** Turns an entry of a feed into a draft, or refuses it. */
export function normaliseEntry(entry: FeedEntry, source: Source, now: Date): Result<NewsDraft, RefusedEntry> {
	const title = cleanTitle(entry.title ?? '')
	if (!hasLetters.test(title)) return fail({ kind: 'no_title' })
	if (unreadableShare(title) > mostUnreadable || looksMisread(title)) return fail({ kind: 'unreadable' })
	const link = entry.url === null ? null : cleanUrl(entry.url)
	if (link === null) return fail({ kind: 'no_link' })
	if (!belongsTo(link.hostname, source)) return fail({ kind: 'foreign_link' })
	const stated = entry.published === null ? Number.NaN : Date.parse(entry.published)
	// An item with a date in the future would stay at the top of the list for hours.
	const believable = stated <= now.getTime()
	return ok({
		sourceId: source.id,
		locale: source.locale,
		title,
		url: link.url,
		urlKey: link.key,
		guidHash: hashGuid(entry.guid),
		publishedAt: believable ? new Date(stated) : now,
		dateStated: believable,
		picture: entry.picture,
	})
}

function hashGuid(guid: string | null): string | null {
	const trimmed = guid?.trim()
	return trimmed ? hash('sha256', trimmed) : null
}

const hasLetters = /[\p{L}\p{N}]/u

/**
 * Whether Persian was decoded with the wrong character set: UTF-8 as windows-1252 («Ø¨ÛŒØª») or as windows-1256
 * («ط¨غŒطھ»). All bytes are valid then, so there is no replacement character that would show it.
 */
function looksMisread(text: string): boolean {
	if (westernPairs.test(text)) return true
	const suspects = text.match(tahOrZah)?.length ?? 0
	return suspects >= 6 && suspects / text.length > 0.2
}

const westernPairs = /(?:[ØÙÚÛ][\u0080-\u00ff\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122] ?){4}/
/** These rare letters stand for the first bytes of nearly all Persian letters in wrongly decoded text. */
const tahOrZah = /[طظ]/g
