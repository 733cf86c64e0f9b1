import { newsLocales } from '#domain/locale.ts'
import type { Translate } from '#text/sentence.ts'
import type { ListItem } from '#web/news/home-data.ts'

type Report = { source: Pick<ListItem['source'], 'locale'> }

/** How many other reports an item's story has, and how many of them are in the other language. */
export const countOthers = (
	{ story, source }: Pick<ListItem, 'story'> & Report,
	loaded: readonly Report[] = [],
): { count: number; other: number } =>
	loaded.length > 0
		? { count: loaded.length, other: loaded.filter((one) => one.source.locale !== source.locale).length }
		: { count: story.size - 1, other: story.other_locale }

/** “+9 sources, 5 Persian”: as many as it opens. */
export function otherSourcesText(
	{ source }: Report,
	{ count, other }: { count: number; other: number },
	text: Translate,
): string {
	const otherLocale = newsLocales.find((locale) => locale !== source.locale)
	if (other === 0 || otherLocale === undefined) return text('story.more', { count })
	return text(`story.${count === other ? 'only' : 'more'}.${otherLocale}`, { count, other })
}
