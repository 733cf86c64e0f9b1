import { storySourcesShown } from '#domain/news-item.ts'
import type { NewsItem } from '#web/news/home-data.ts'

export const shownIcons = 3

type Told = Pick<NewsItem, 'story'> & { source: { slug: string } }

/**
 * The outlets of an item's language that tell its story too, and those of any language that were first with it. Where the
 * wire names all outlets, one that reports twice is counted once.
 */
export function otherSources({ story, source }: Told): { count: number; icons: readonly string[] } {
	const icons = story.sources.filter((slug) => slug !== source.slug)
	const reports = story.size - 1 - story.other_locale
	return {
		count: story.sources.length < storySourcesShown ? Math.min(reports, icons.length) : reports,
		icons,
	}
}
