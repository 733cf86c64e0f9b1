import type { NewsLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { Reads, TakeTurn } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { countCoinNews, findMostReportedIds } from '#store/news/coin-stories.ts'
import { findStoriesByIds } from '#store/news/news-lookup.ts'

/** As many as can be numbered in a chart. */
const mostStories = 7

/** The most reported stories about a coin since a moment, the earliest first, and how much news there was. */
export const createFindCoinStories =
	({ reads, takeTurn }: { reads: Pick<Reads, 'lists'>; takeTurn: TakeTurn }) =>
	(
		coinId: number,
		{ locale, since, ...steps }: { locale: NewsLocale; since: Date; stepMs: number; steps: number },
		viewer: Viewer,
	): Promise<{ stories: readonly NewsItem[]; counts: number[] }> =>
		takeTurn(viewer.network, async () => {
			const [ids, counts] = await Promise.all([
				findMostReportedIds(reads.lists, { coinId, locale, since, most: mostStories }),
				countCoinNews(reads.lists, { coinId, locale, since, ...steps }),
			])
			const stories = await findStoriesByIds(reads.lists, ids)
			return {
				stories: stories.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime()),
				counts,
			}
		})
