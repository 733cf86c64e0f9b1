import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import type { ListTotals } from '#store/news/list-totals.ts'
import type { NewsChange } from '#store/news/news-announcement.ts'
import type { Arrival } from '#store/news/news-arrivals.ts'
import type { Hearing } from '#store/news/news-listener.ts'
import { type CachedResponse, weighResponse } from './cached-response.ts'
import { createScopedCache, type ScopedCache, type ScopedCacheOptions } from './scoped-cache.ts'

const mebibyte = 1024 * 1024

/** Responses, JSON and pages alike, take at most this much memory in one process. */
const responseBytes = 16 * mebibyte
/** Counts are small and dear: a search's count may take as long as all else together. */
const mostCounts = 20_000

/** While changes are heard of at once, age only bounds what nobody announces: view counts and “recent” marks. */
const heardMaxAgeMs = 15_000
/** While they are not, a vote must still be seen by others within a second. */
const deafMaxAgeMs = 500

/** Keeps ready responses, never one that tells of a failure, and weighs them with all their compressed forms. */
export const createCachedResponses = (
	options: Pick<ScopedCacheOptions<CachedResponse>, 'maxWeight' | 'maxAgeMs' | 'now'>,
): ScopedCache<CachedResponse> =>
	createScopedCache({
		...options,
		weigh: weighResponse,
		keeps: ({ failed }) => !failed,
		onKept: (response, grew) => {
			response.grew = grew
		},
	})

export type ResponseCache = {
	/** Ready responses, by a key that says everything they depend on. */
	responses: ScopedCache<CachedResponse>
	/** How many items a filter has. */
	counts: ScopedCache<number>
	/** What came last, by language. */
	arrivals: ScopedCache<readonly Arrival[]>
	/** How many rows each list has. Undefined while changes are not heard of: what follows from them would be old twice over. */
	totals: (read: () => Promise<ListTotals>) => Promise<ListTotals> | undefined
	/** Items of a language came, went or changed. */
	dropItems: (locale: NewsLocale) => void
	/** Votes moved: responses show them, counts do not. */
	dropVotes: () => void
	/** Names of the catalogue changed, which stand everywhere. */
	dropAll: () => void
	/** Whether changes in the database are heard of; until told otherwise they are not. */
	setHearing: (hearing: Hearing) => void
}

export function createResponseCache(now: () => number): ResponseCache {
	let hearing: Hearing = 'no'
	const maxAgeMs = () => (hearing === 'yes' ? heardMaxAgeMs : deafMaxAgeMs)
	const responses = createCachedResponses({ maxWeight: responseBytes, maxAgeMs, now })
	const counts = createScopedCache<number>({ maxWeight: mostCounts, weigh: () => 1, maxAgeMs, now })
	const arrivals = createScopedCache<readonly Arrival[]>({
		maxWeight: newsLocales.length,
		weigh: () => 1,
		maxAgeMs,
		now,
	})
	const totals = createScopedCache<ListTotals>({ maxWeight: 1, weigh: () => 1, maxAgeMs, now })
	const dropAll = () => {
		totals.dropAll()
		responses.dropAll()
		counts.dropAll()
		arrivals.dropAll()
	}
	return {
		responses,
		counts,
		arrivals,
		totals: (read) => (hearing === 'yes' ? totals.get('all', newsLocales, read) : undefined),
		dropItems: (locale) => {
			totals.drop(locale)
			responses.drop(locale)
			counts.drop(locale)
			arrivals.drop(locale)
		},
		dropVotes: () => {
			for (const locale of newsLocales) responses.drop(locale)
		},
		dropAll,
		setHearing: (heard) => {
			// What happened while nobody listened is unknown.
			if ((heard === 'no') !== (hearing === 'no')) dropAll()
			hearing = heard
		},
	}
}

/** Votes come in storms; between two drops the cache lives at least this long. */
const dropEveryMs = 500

type ChangeDropper = { onChange: (change: NewsChange) => void; stop: () => void }

/**
 * Drops what changed: the first change at once, those that follow together at the end of half a second. What was made
 * anew from a replica that did not know of the change yet is dropped once it does.
 */
export function dropOnChange(
	cache: ResponseCache,
	replicasCaughtUp: () => Promise<void> = async () => {},
): ChangeDropper {
	const waiting = new Map<string, NewsChange>()
	const unsettled = new Map<string, NewsChange>()
	let settling = false
	let timer: NodeJS.Timeout | undefined
	const drop = (changes: Map<string, NewsChange>) => {
		for (const change of changes.values()) {
			if (change.kind === 'items') cache.dropItems(change.locale)
			else cache.dropVotes()
		}
		changes.clear()
	}
	const settle = async () => {
		if (settling) return
		settling = true
		while (unsettled.size > 0) {
			const changes = new Map(unsettled)
			unsettled.clear()
			await replicasCaughtUp().catch(() => {})
			drop(changes)
		}
		settling = false
	}
	const dropWaiting = () => {
		for (const [key, change] of waiting) unsettled.set(key, change)
		drop(waiting)
		void settle()
	}
	const rest = () => {
		timer = undefined
		if (waiting.size === 0) return
		dropWaiting()
		timer = setTimeout(rest, dropEveryMs).unref()
	}
	return {
		onChange: (change) => {
			waiting.set(change.kind === 'items' ? change.locale : 'votes', change)
			if (timer !== undefined) return
			dropWaiting()
			timer = setTimeout(rest, dropEveryMs).unref()
		},
		stop: () => clearTimeout(timer),
	}
}
