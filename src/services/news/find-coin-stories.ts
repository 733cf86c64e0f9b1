import type { NewsLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { Reads, TakeTurn } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { findMostReportedIds } from '#store/news/coin-stories.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'

/** As many as can be numbered in a chart. */
const mostStories = 7

/** The stories about a coin since a moment, by number of outlets. */
export const createFindCoinStories =
	({ reads, takeTurn }: { reads: Pick<Reads, 'lists'>; takeTurn: TakeTurn }) =>
	(coinId: number, locale: NewsLocale, since: Date, viewer: Viewer): Promise<readonly NewsItem[]> =>
		takeTurn(viewer.network, async () => {
			const ids = await findMostReportedIds(reads.lists, { coinId, locale, since, most: mostStories })
			const stories = await findNewsByIds(reads.lists, ids)
			return stories.toSorted((a, b) => b.story.size - a.story.size)
		})
