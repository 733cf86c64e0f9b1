import type { Source } from '#domain/catalogue.ts'
import type { TaggedDraft } from '#domain/news-item.ts'
import type { ResponseHead } from '#domain/response-head.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { EntryRefusal } from '#domain/source-preview.ts'
import type { SourceStatus } from '#domain/source-status.ts'
import type { TagWords } from '#domain/tag-words.ts'
import { type FeedMemory, type FetchFeedParts, fetchFeed } from '#ingest/fetch/fetch-feed.ts'
import type { ParseInput } from '#ingest/parse/parse-feed.ts'
import type { ParseOutcome } from '#ingest/parse/parse-in-worker.ts'
import { type Tagger, tagEntry } from '#ingest/tag/tag-entry.ts'
import { isAboutCrypto } from './crypto-gate.ts'
import { dedupeEntries } from './dedupe-entries.ts'
import type { FeedEntry } from './feed-entry.ts'
import { normaliseEntry, type RefusedEntry } from './normalise-entry.ts'

type StoredCounts = { added: number; updated: number; duplicate: number; held: number }

export type IngestParts = FetchFeedParts & {
	parse: (input: ParseInput) => Promise<ParseOutcome>
	tag: Tagger
	tagWords: TagWords
	/** Stores a batch completely or not at all; if it has more new items than `holdAbove` they are not shown. */
	addNews: (
		sourceId: number,
		drafts: readonly TaggedDraft[],
		options: { holdAbove: number },
	) => Promise<StoredCounts>
}

/** What is known about a source before it is read. */
type SourceMemory = { feed: FeedMemory; habit: FloodHabit }

type RefusedEntries = Partial<Record<EntryRefusal, number>>

/** The result of reading a source once. */
export type SourceReading = StoredCounts & {
	status: SourceStatus
	/** One line for the operator; null if the status is enough. */
	message: string | null
	/** To be stored for the next reading. */
	memory: FeedMemory
	/** The head of the response, if there was one. */
	head: ResponseHead | undefined
	/** The Retry-After of the server. */
	retryAfterMs: number | null
	refused: RefusedEntries
	/** Whether a feed was parsed; an unchanged or failed one does not show how much is published. */
	read: boolean
}

const nothingStored: StoredCounts = { added: 0, updated: 0, duplicate: 0, held: 0 }
/** The rest of a longer feed is too old to matter. */
const mostItemsTaken = 200

/** Reads one source from its feed to the store. Every expected failure is a status; only a bug or a lost database throws. */
export async function ingestSource(
	source: Source,
	known: SourceMemory,
	parts: IngestParts,
): Promise<SourceReading> {
	const fetched = await fetchFeed(source, known.feed, parts)
	if (!fetched.ok) return unread(fetched.failure.kind, fetched.failure)
	const feed = fetched.value
	if (feed.kind === 'unchanged') return unread('unchanged', feed)

	const { head, body, finalUrl: base, contentType } = feed
	const parsed = await parts.parse({ body, base, contentType, selectors: source.selectors })
	// The old memory stays, or the next response would be "unchanged" and these items would never be read.
	if (!parsed.ok) return unread(parsed.failure.kind, { ...parsed.failure, memory: known.feed, head })
	const { entries, partial } = parsed.value

	const { drafts, refused } = draftAll(newestOf(entries), source, parts)
	const unique = dedupeEntries(drafts)
	const stored = await parts.addNews(source.id, unique, { holdAbove: holdAbove(known.habit) })
	const duplicate = stored.duplicate + (drafts.length - unique.length)
	return {
		...stored,
		duplicate,
		status: stored.held > 0 ? 'held' : partial ? 'partial' : 'ok',
		message: describe(stored.held, partial, entries.length, refused),
		memory: partial ? known.feed : feed.memory,
		head,
		retryAfterMs: null,
		refused,
		read: true,
	}
}

function unread(
	status: SourceStatus,
	why: {
		memory: FeedMemory
		head?: ResponseHead | undefined
		message?: string
		retryAfterMs?: number | undefined
	},
): SourceReading {
	const { memory, head, message = null, retryAfterMs = null } = why
	return { ...nothingStored, status, message, memory, head, retryAfterMs, refused: {}, read: false }
}

/** Entries without a date come first, in the order of the feed, which usually begins with the newest. */
export function newestOf(entries: readonly FeedEntry[]): readonly FeedEntry[] {
	if (entries.length <= mostItemsTaken) return entries
	const undated = '9999'
	return entries
		.toSorted((a, b) => {
			const [first, second] = [a.published ?? undated, b.published ?? undated]
			return first === second ? 0 : first < second ? 1 : -1
		})
		.slice(0, mostItemsTaken)
}

function draftAll(entries: readonly FeedEntry[], source: Source, parts: IngestParts) {
	const readAt = parts.now()
	const refused: RefusedEntries = {}
	const drafts = entries.flatMap((entry) => {
		const draft = draftOf(entry, source, readAt, parts)
		if (draft.ok) return [draft.value]
		refused[draft.failure.kind] = (refused[draft.failure.kind] ?? 0) + 1
		return []
	})
	return { drafts, refused }
}

export function draftOf(
	entry: FeedEntry,
	source: Source,
	now: Date,
	parts: Pick<IngestParts, 'tag' | 'tagWords'>,
): Result<TaggedDraft, RefusedEntry> {
	const draft = normaliseEntry(entry, source, now)
	if (!draft.ok) return draft
	const tagged = tagEntry(draft.value, parts.tag)
	if (!source.cryptoOnly && !isAboutCrypto(tagged, entry.summary, parts)) return fail({ kind: 'off_topic' })
	return ok(tagged)
}

const refusalWords: Record<EntryRefusal, string> = {
	no_title: 'without a title',
	no_link: 'without a usable link',
	foreign_link: 'leading to another site',
	unreadable: 'unreadable',
	off_topic: 'not about crypto',
}

function describe(held: number, partial: boolean, entries: number, refused: RefusedEntries): string | null {
	const reasons = Object.entries(refused).map(
		([kind, count]) => `${count} ${refusalWords[kind as EntryRefusal]}`,
	)
	const clauses = [
		...(held > 0 ? [`${held} new items at once are held back`] : []),
		...(partial ? [`the feed breaks off after ${entries} items`] : []),
		...(reasons.length > 0 ? [`left out: ${reasons.join(', ')}`] : []),
	]
	return clauses.length === 0 ? null : clauses.join('; ')
}

/** How many new items a source usually has. */
type FloodHabit = {
	/** Its feed was never read. */
	firstFetch: boolean
	/** The median of new items in its last readings; null before the first. */
	medianNew: number | null
}

/** Both limits must be exceeded, because a quiet source may have a busy day. */
const alwaysAllowed = 30
const timesTheMedian = 5

/** More new items than this at once are held back. The first feed of a source is never held. */
const holdAbove = ({ firstFetch, medianNew }: FloodHabit): number =>
	firstFetch ? Number.POSITIVE_INFINITY : Math.max(alwaysAllowed, timesTheMedian * (medianNew ?? 0))
