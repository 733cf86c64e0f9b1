import type { UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'

/** The page that a message links to: a story has its own page; a single report is shown at the top of its list. */
export const storyPath = ({ slug, story, source }: NewsItem, locale: UiLocale): string =>
	story.slug === null
		? `/${locale}?news_locale=${source.locale}&news_share_id=${slug}`
		: `/${locale}/story/${story.slug}`
