import type { NewsLocale, UiLocale } from './locale.ts'
import type { TagReason } from './news-item.ts'

/** The report whose headline stands for a story: the first in the reader's language, or the first of all. */
export const headlineOf = <Report extends { source: { locale: NewsLocale } }>(
	reports: readonly Report[],
	locale: UiLocale,
): Report | undefined => reports.find(({ source }) => source.locale === locale) ?? reports[0]

/** What decides a stored item's story. */
export type StoredReport = {
	id: number
	title: string
	locale: NewsLocale
	/** Feeds of one outlet are one source. */
	outlet: string
	publishedAt: Date
	tagReasons: readonly TagReason[]
}

export type StoryPlacement = {
	itemId: number
	/** The id of the story's first item. */
	storyId: number
	/** Why it joined; nothing where it begins a story. */
	join: { odds: number; nearest: number } | undefined
	/** Stories that turned out to be this one. */
	merged: readonly number[]
	/** Reports that turned out not to belong to the story, by the story that they make now. */
	split: readonly { story: number; reports: readonly number[] }[]
}

/** Odds below this, as a logarithm, are a weak join: a reader who follows the news is told of it as of a new story. */
export const weakOdds = 1.5

/** Knows the stories of late, as the database has them, and finds those of new items. */
export type StoryPlacer = {
	/** How many reports it knows. */
	size: () => number
	forget: () => void
	remember: (reports: readonly (StoredReport & { storyId: number })[]) => void
	keepApart: (one: number, other: number) => void
	/** Somebody has said that the story is one: it is not parted again. */
	keepTogether: (story: number) => void
	place: (reports: readonly StoredReport[]) => StoryPlacement[]
}
