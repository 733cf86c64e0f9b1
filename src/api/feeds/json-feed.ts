import { brandName } from '#domain/brand.ts'
import type { NewsFeed } from './news-feed.ts'

/** JSON Feed 1.1. */
export const writeJsonFeed = (feed: NewsFeed): string =>
	JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title: feed.title,
		home_page_url: feed.homeUrl,
		feed_url: feed.selfUrl,
		language: feed.locale,
		authors: [{ name: brandName[feed.locale] }],
		items: feed.entries.map((entry) => ({
			id: entry.id,
			url: entry.url,
			title: entry.title,
			// The format asks for content, and a headline is all that is ours to give.
			content_text: entry.title,
			summary: entry.summary,
			date_published: entry.publishedAt.toISOString(),
			date_modified: entry.updatedAt.toISOString(),
			authors: [{ name: entry.author }],
			tags: entry.categories,
		})),
	})
