import type { NewsItemResponse } from '#contract/news-item.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { StoryOutlet } from '#domain/story.ts'
import { countsIn } from '#domain/vote.ts'
import type { FindPriceChanges, PriceChanges } from '#services/prices/find-price-changes.ts'

/** The client's interval between two reads of the recent list. */
const recentMs = 30 * 60_000

const isRecent = (item: Pick<NewsItem, 'publishedAt'>, now: number): boolean =>
	now - item.publishedAt.getTime() < recentMs

/** An outlet with its own name and its name in Latin letters. */
export const presentOutlet = ({ slug, titles, locale }: StoryOutlet) => ({
	slug,
	title: sourceTitle({ titles, locale }),
	title_en: titles.en,
	locale,
})

const presentNewsItem = (item: NewsItem, recent: boolean, changeSince: PriceChanges): NewsItemResponse => ({
	id: item.id,
	slug: item.slug,
	title: item.title,
	url: item.url,
	published_date: item.publishedAt.toISOString(),
	...countsIn(item),
	recent,
	tags: item.coins.map(({ id, symbol }) => ({ id, symbol, change_since: changeSince(item, { id, symbol }) })),
	categories: [...item.categories],
	source: {
		custom_id: item.source.id,
		...presentOutlet(item.source),
	},
	story: {
		id: item.story.id,
		slug: item.story.slug,
		size: item.story.size,
		sources: [...item.story.sources],
		other_locale: item.story.otherLocale,
	},
	edited: item.edited && { count: item.edited.count, before: item.edited.before },
})

type PresentNewsDeps = { changesSince: FindPriceChanges; now: () => number }

/** Items as the API sends them; `recent` overrides what their dates say. */
export type PresentNews = (
	items: readonly NewsItem[],
	options?: { recent: true },
) => Promise<NewsItemResponse[]>

export const createPresentNews =
	({ changesSince, now }: PresentNewsDeps): PresentNews =>
	async (items, options) => {
		const changeSince = await changesSince(items)
		return items.map((item) => presentNewsItem(item, options?.recent ?? isRecent(item, now()), changeSince))
	}
