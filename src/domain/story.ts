import type { Source } from './catalogue.ts'
import type { NewsLocale, UiLocale } from './locale.ts'
import type { NewsItem, TagReason } from './news-item.ts'

/** The report whose headline represents a story: the first in the reader's language, otherwise the first of all. */
export const headlineOf = <Report extends { source: { locale: NewsLocale } }>(
	reports: readonly Report[],
	locale: UiLocale,
): Report | undefined => reports.find(({ source }) => source.locale === locale) ?? reports[0]

export type StoryOutlet = Pick<Source, 'slug' | 'titles' | 'locale'>

/** A story as one row: the report that stands for it, who reports it, and its best headline in the other language. */
export type StoryHeadline = NewsItem & {
	/** Each outlet once, by time; those of the report's own language first. */
	outlets: readonly StoryOutlet[]
	other: NewsItem | null
	/** The hash of its picture. */
	picture: string | null
}

/** The properties of a stored item that decide its story. */
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
	/** Why it joined; undefined if it began a story. */
	join: { odds: number; nearest: number } | undefined
	/** Stories that were merged into this one. */
	merged: readonly number[]
	/** Reports that were split off, by their new story. */
	split: readonly { story: number; reports: readonly number[] }[]
}

/** A join with lower odds (as a logarithm) is weak: followers are notified of the report as of a new story. */
export const weakOdds = 2.3

/** Knows the recent stories of the database and finds those of new items. */
export type StoryPlacer = {
	/** How many reports it knows. */
	size: () => number
	forget: () => void
	remember: (reports: readonly (StoredReport & { storyId: number })[]) => void
	keepApart: (one: number, other: number) => void
	/** An operator has confirmed the story: it is not split again. */
	keepTogether: (story: number) => void
	place: (reports: readonly StoredReport[]) => StoryPlacement[]
}
