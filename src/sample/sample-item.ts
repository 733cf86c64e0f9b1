import type { NewsLocale } from '#domain/locale.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A series of time slots: how long each is, how long its items stay in the feeds, and how often an event is shared. */
export type Edition = {
	letter: 'l' | 'd' | 'm'
	slotLength: number
	lifetime: number
	/** Slots from one shared event to the next. */
	eventEvery: number
}

/**
 * Three overlapping series: the live one adds an item every six seconds over both languages, the other two give a
 * first pass two days and a month to read.
 */
export const editions: readonly Edition[] = [
	{ letter: 'l', slotLength: 12_000, lifetime: 90 * minute, eventEvery: 10 },
	{ letter: 'd', slotLength: 4.5 * minute, lifetime: 2 * day, eventEvery: 24 },
	{ letter: 'm', slotLength: 50 * minute, lifetime: 30 * day, eventEvery: 18 },
]

export const editionOf = (code: string): Edition | undefined =>
	editions.find(({ letter }) => letter === code[0])

/** One article of the sample, with its labels. */
export type SampleItem = {
	/** Edition and slot; together with the source it identifies the item. */
	code: string
	source: string
	locale: NewsLocale
	title: string
	/** The title before it was corrected. */
	firstTitle?: string
	correctedAt?: number
	publishedAt: number
	/** Topic route refs of the headline; empty for news that is not about crypto. */
	topics: readonly string[]
	coins: readonly string[]
	people: readonly string[]
	kind: 'crypto' | 'other'
	/** Reports of the same event have the same name here. */
	event?: string
	/** Agency text that two outlets publish word for word. */
	wire: boolean
}

export const titleAt = (item: SampleItem, now: number): string =>
	item.firstTitle !== undefined && item.correctedAt !== undefined && now < item.correctedAt
		? item.firstTitle
		: item.title

const wordsInPath = 7

/** Year, month and the first words of the title, like the URLs of most outlets; percent-encoded. */
export function itemPath(item: SampleItem): string {
	const [year, month] = new Date(item.publishedAt).toISOString().split('-')
	const words = item.title
		.toLowerCase()
		.replaceAll('\u200c', '-')
		.split(/[^\p{L}\p{N}-]+/u)
		.filter((word) => word !== '')
		.slice(0, wordsInPath)
		.join('-')
	return `${year}/${month}/${encodeURIComponent(words)}-${item.code}`
}

export const codeInPath = (path: string): string | undefined => /-([ldm][0-9a-z]+)\/?$/.exec(path)?.[1]
