import type { Source } from './catalogue.ts'
import type { NewsLocale } from './locale.ts'
import type { ItemCounts } from './vote.ts'

export const tagKinds = ['coin', 'topic', 'person'] as const
export type TagKind = (typeof tagKinds)[number]

/** Why an item has a tag: the matched words and the rule that accepted them. */
export type TagReason = {
	kind: TagKind
	/** A coin's symbol, a topic's or person's route_ref. */
	ref: string
	/** Start and end of the match in the title, in UTF-16 units. */
	span: [start: number, end: number]
	rule: string
}

export type Tags = {
	/** Symbols. */
	coins: string[]
	/** Topic route_refs. */
	topics: string[]
	/** Influencer route_refs. */
	people: string[]
	why: TagReason[]
}

/** An entry of a feed before it is stored. */
export type NewsDraft = {
	sourceId: number
	locale: NewsLocale
	/** Plain text, as shown. */
	title: string
	/** The link a reader opens. */
	url: string
	/** The cleaned link that decides whether two entries are the same item. */
	urlKey: string
	/** SHA-256 of the feed's guid, or null where it has none. */
	guidHash: string | null
	publishedAt: Date
	/** False if the feed gave no plausible date and the fetch time is used. */
	dateStated: boolean
	/** The address of the picture that its feed names. */
	picture?: string | undefined
}

export type TaggedDraft = NewsDraft & { tags: Tags }

/** Shown; held back by the flood brake; or removed, and stored so that its feed cannot bring it back. */
export const newsStates = ['shown', 'held', 'removed'] as const
export type NewsState = (typeof newsStates)[number]

/** How many of a story's sources are named beside an item. */
export const storySourcesShown = 5

/** The event that an item reports, with its other outlets. */
export type StoryOfItem = {
	/** The id of the report that was stored first. */
	id: number
	/** Its name in addresses; a story of one report has none. */
	slug: string | null
	size: number
	/** Slugs of the first few sources, by time. */
	sources: readonly string[]
	/** How many reports are in the other language. */
	otherLocale: number
}

/** An item as readers see it. */
export type NewsItem = ItemCounts & {
	id: number
	slug: string
	title: string
	url: string
	publishedAt: Date
	coins: readonly { id: number; symbol: string }[]
	/** Route refs of topics and people. */
	categories: readonly string[]
	source: Pick<Source, 'id' | 'slug' | 'titles' | 'locale'>
	/** The changes of the title by its source: how often, the title before the last change, and when that was. */
	edited: { count: number; before: string; at: Date } | null
	story: StoryOfItem
}
