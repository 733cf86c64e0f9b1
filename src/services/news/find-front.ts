import { elsewhereStories } from '#contract/front.ts'
import type { Source } from '#domain/catalogue.ts'
import { chooseFrontStories } from '#domain/front-stories.ts'
import { type ListLocale, newsLocales } from '#domain/locale.ts'
import type { NewsListing } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { StoryHeadline } from '#domain/story.ts'
import { type Reads, readsOf, type TakeTurn } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { findOneSidedIds } from '#store/news/elsewhere-stories.ts'
import { findNews } from '#store/news/news-list.ts'
import { findStoriesByIds } from '#store/news/news-lookup.ts'
import type { Queryable } from '#store/sql.ts'
import { describeStories } from './describe-stories.ts'

export type Front = {
	stories: readonly StoryHeadline[]
	/** What only the other languages reported. */
	elsewhere: readonly StoryHeadline[]
	latest: readonly NewsItem[]
}

/** More than are shown, because some are skipped when their coin already has two. */
const ranked = 40

const everything = (locale: ListLocale): NewsListing => {
	return { locale, coinIds: [], sourceIds: [], categoryId: null, terms: [], sort: 'latest', page: 1 }
}

const hourMs = 3_600_000
/** A story is missing in a language if none of its outlets reported it for this long. */
const missingAfterMs = 2 * hourMs
const missingForMs = 48 * hourMs
const outletsElsewhere = 3

type FrontParts = {
	reads: Reads
	takeTurn: TakeTurn
	now: () => number
	sourceById: () => ReadonlyMap<number, Source>
}

/** Stories that several outlets of other languages reported, and none of this one. */
async function findElsewhere(db: Queryable, locale: ListLocale, now: number): Promise<NewsItem[]> {
	if (locale === 'both') return []
	const time = { from: new Date(now - missingForMs), until: new Date(now - missingAfterMs) }
	const ids = await Promise.all(
		newsLocales
			.filter((other) => other !== locale)
			.map((other) =>
				findOneSidedIds(db, { ...time, locale: other, outlets: outletsElsewhere, most: elsewhereStories }),
			),
	)
	return findStoriesByIds(db, ids.flat().slice(0, elsewhereStories))
}

/** The top stories of a language, the first of which is the lead, and the newest items. */
export const createFindFront =
	({ reads, takeTurn, now, sourceById }: FrontParts) =>
	(locale: ListLocale, most: number, viewer: Viewer): Promise<Front> =>
		takeTurn(viewer.network, async () => {
			const db = readsOf(reads, viewer)
			const listing = everything(locale)
			const [top, latest, elsewhere] = await Promise.all([
				findNews(db, { ...listing, sort: 'top', grouped: true, pageSize: ranked }),
				findNews(db, listing),
				findElsewhere(db, locale, now()),
			])
			const sources = sourceById()
			const isPaid = ({ source }: NewsItem) => sources.get(source.id)?.paid === true
			const chosen = chooseFrontStories(top, most, isPaid)
			const described = await describeStories(db, [...chosen, ...elsewhere])
			return {
				stories: described.slice(0, chosen.length),
				elsewhere: described.slice(chosen.length),
				latest,
			}
		})
