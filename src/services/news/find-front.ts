import type { Source } from '#domain/catalogue.ts'
import { chooseFrontStories } from '#domain/front-stories.ts'
import type { ListLocale } from '#domain/locale.ts'
import type { NewsListing } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { StoryHeadline } from '#domain/story.ts'
import { type Reads, readsOf, type TakeTurn } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { findNews } from '#store/news/news-list.ts'
import { describeStories } from './describe-stories.ts'

export type Front = { stories: readonly StoryHeadline[]; latest: readonly NewsItem[] }

/** More than are shown, because some are skipped when their coin already has two. */
const ranked = 40

const everything = (locale: ListLocale): NewsListing => {
	return { locale, coinIds: [], sourceIds: [], categoryId: null, terms: [], sort: 'latest', page: 1 }
}

type FrontParts = { reads: Reads; takeTurn: TakeTurn; sourceById: () => ReadonlyMap<number, Source> }

/** The top stories of a language, the first of which is the lead, and the newest items. */
export const createFindFront =
	({ reads, takeTurn, sourceById }: FrontParts) =>
	(locale: ListLocale, most: number, viewer: Viewer): Promise<Front> =>
		takeTurn(viewer.network, async () => {
			const db = readsOf(reads, viewer)
			const listing = everything(locale)
			const [top, latest] = await Promise.all([
				findNews(db, { ...listing, sort: 'top', grouped: true, pageSize: ranked }),
				findNews(db, listing),
			])
			const sources = sourceById()
			const isPaid = ({ source }: NewsItem) => sources.get(source.id)?.paid === true
			return { stories: await describeStories(db, chooseFrontStories(top, most, isPaid)), latest }
		})
