import type { StoryHeadlineResponse } from '#contract/front.ts'
import { programLimits } from '#domain/limits.ts'
import type { NewsFilter } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'
import { describeStories } from '#services/news/describe-stories.ts'
import type { NewsService } from '#services/news/news.ts'
import { presentStories } from '#services/news/present-story.ts'
import type { Shared } from '#services/shared.ts'
import { findItemsAfter, findLastItemId, wasStoredSince } from '#store/news/new-items.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { findReportsOfStories } from '#store/news/story-lookup.ts'

const hourMs = programLimits.resumedMinutes * 60_000
/** Items that are read at once. */
const batch = 100

/** An event as it is sent; its data are JSON already, because many readers get the same. */
type StreamEvent = { id?: string; event: 'item' | 'story' | 'gap'; data: string }

export type StreamReader = {
	filter: NewsFilter
	/** Stories are sent instead of items, each when it reaches this number of outlets. */
	minOutlets: number | undefined
	send: (event: StreamEvent) => void
	end: () => void
}
type Open = StreamReader & { lastId: number }

/** A story that grew: its outlets before, and now. */
type Growth = { before: number; story: StoryHeadlineResponse; items: readonly NewsItem[] }
type News = { id: number; item: NewsItem; data: string; growth: Growth | undefined }

const isSelected = (item: NewsItem, filter: NewsFilter, { categoryIds }: CatalogueIndex): boolean => {
	const tagIds = [...item.coins.map(({ id }) => id), ...item.categories.map((ref) => categoryIds.get(ref))]
	return (
		(filter.locale === 'both' || item.source.locale === filter.locale) &&
		(filter.coinIds.length === 0 || tagIds.some((id) => id !== undefined && filter.coinIds.includes(id))) &&
		(filter.sourceIds.length === 0 || filter.sourceIds.includes(item.source.id))
	)
}

/**
 * Sends new items to everybody who listens, from one query for all of them. An item that was held back and released
 * later is in lists, but in no stream.
 */
export function createStream(shared: Shared, { news }: { news: NewsService }) {
	const { reads, index, now, onItems } = shared
	const readers = new Set<Open>()
	let isClosed = false
	let isRunning = false
	let isDue = false

	/** How the stories of new items grew by them: reports up to `lastId` were there before. */
	const readGrowth = async (items: readonly NewsItem[], lastId: number): Promise<Map<number, Growth>> => {
		const several = items.filter(({ story }) => story.size > 1)
		const described = await describeStories(reads.own, several)
		const presented = new Map(
			(await presentStories(described, news.present)).map((story) => [story.id, story]),
		)
		const reports = await findReportsOfStories(
			reads.own,
			several.map(({ story }) => story.id),
		)
		return new Map(
			described.flatMap((described) => {
				const story = presented.get(described.id)
				if (story === undefined) return []
				const earlier = reports.filter(({ storyId, id }) => storyId === described.story.id && id <= lastId)
				const before = new Set(earlier.map(({ outlet }) => outlet)).size
				const { other } = described
				return [[described.id, { before, story, items: other === null ? [described] : [described, other] }]]
			}),
		)
	}

	/** The next items after one; stories are read only where somebody wants them. */
	const readAfter = async (lastId: number, wantsStories: boolean): Promise<News[]> => {
		const since = new Date(now() - hourMs)
		const ids = await findItemsAfter(reads.own, { id: lastId, since, most: batch })
		const items = await findNewsByIds(reads.own, ids)
		const presented = await news.present(items)
		const growth = wantsStories ? await readGrowth(items, lastId) : undefined
		return items.map((item, at) => ({
			id: item.id,
			item,
			data: JSON.stringify(presented[at]),
			growth: growth?.get(item.id),
		}))
	}

	/** Sends what a reader wants of a batch; returns how many events that were. */
	const deliver = (reader: Open, batch: readonly News[], most = Number.POSITIVE_INFINITY): number => {
		let sent = 0
		for (const { id, item, data, growth } of batch) {
			if (id <= reader.lastId || sent >= most) continue
			reader.lastId = id
			const { minOutlets, filter } = reader
			if (minOutlets === undefined) {
				if (!isSelected(item, filter, index())) continue
				reader.send({ id: String(id), event: 'item', data })
			} else {
				const isReached =
					minOutlets === 1
						? item.story.id === id
						: growth !== undefined && growth.before < minOutlets && growth.story.outlets.length >= minOutlets
				const about = growth?.items ?? [item]
				if (!isReached || !about.some((one) => isSelected(one, filter, index()))) continue
				reader.send({ id: String(id), event: 'story', data: growth ? JSON.stringify(growth.story) : data })
			}
			sent += 1
		}
		return sent
	}

	const advance = async () => {
		isRunning = true
		try {
			while (isDue && readers.size > 0) {
				isDue = false
				const wantsStories = [...readers].some(({ minOutlets }) => minOutlets !== undefined)
				const from = Math.min(...[...readers].map(({ lastId }) => lastId))
				const found = await readAfter(from, wantsStories)
				for (const reader of readers) {
					// Who came meanwhile may have to begin earlier, with the next batch.
					if (reader.lastId >= from) deliver(reader, found)
					else isDue = true
				}
				if (found.length === batch) isDue = true
			}
		} catch {
			// A database that is away is asked again at the next item, from the same place.
		} finally {
			isRunning = false
		}
	}
	const notice = () => {
		isDue = true
		if (!isRunning) void advance()
	}
	onItems(notice)

	/** What a reader missed, of the last hour; a gap says that there was more. */
	const resume = async (reader: Open, untilId: number) => {
		const isKnown = await wasStoredSince(reads.own, reader.lastId, new Date(now() - hourMs))
		let left: number = programLimits.resumedEvents
		while (reader.lastId < untilId && left > 0) {
			const found = await readAfter(reader.lastId, reader.minOutlets !== undefined)
			if (found.length === 0) break
			left -= deliver(reader, found, left)
		}
		if (left === 0 || !isKnown) reader.send({ event: 'gap', data: '{}' })
		reader.lastId = Math.max(reader.lastId, untilId)
	}

	return {
		/** Begins to send, after what came since the event with the last id. Returns what ends it. */
		open: async (given: StreamReader, lastEventId: number | undefined): Promise<() => void> => {
			const newest = await findLastItemId(reads.own)
			const reader: Open = { ...given, lastId: Math.min(lastEventId ?? newest, newest) }
			if (reader.lastId < newest) await resume(reader, newest)
			if (isClosed) reader.end()
			// What came meanwhile is read with the next batch; the others have it already.
			readers.add(reader)
			notice()
			return () => {
				readers.delete(reader)
			}
		},
		isClosed: () => isClosed,
		size: () => readers.size,
		/** Ends every stream; a process that stops waits for its responses. */
		close: () => {
			isClosed = true
			for (const reader of readers) reader.end()
			readers.clear()
		},
	}
}
