import type { NewsItemAnswer } from '#contract/news-item.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { countsIn } from '#domain/vote.ts'

/** As long as the client waits between two looks at the recent list. */
const recentMs = 30 * 60_000

export const isRecent = (item: Pick<NewsItem, 'publishedAt'>, now: number): boolean =>
	now - item.publishedAt.getTime() < recentMs

export const presentNewsItem = (item: NewsItem, recent: boolean): NewsItemAnswer => ({
	id: item.id,
	slug: item.slug,
	title: item.title,
	url: item.url,
	published_date: item.publishedAt.toISOString(),
	...countsIn(item),
	recent,
	tags: item.coins.map(({ id, symbol }) => ({ id, symbol })),
	categories: [...item.categories],
	source: {
		custom_id: item.source.id,
		title: sourceTitle(item.source),
		locale: item.source.locale,
		slug: item.source.slug,
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
