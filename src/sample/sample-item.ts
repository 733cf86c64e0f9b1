import type { Locale } from '#domain/locale.ts'

/** One article of the sample newsroom, with the labels it was written under. */
export type SampleItem = {
	/** Edition and slot; with the source it finds the item again. */
	code: string
	source: string
	locale: Locale
	title: string
	/** The title before an editor corrected it. */
	firstTitle?: string
	correctedAt?: number
	publishedAt: number
	/** Topic route refs the headline was written for; none for news that is not about crypto at all. */
	topics: readonly string[]
	coins: readonly string[]
	people: readonly string[]
	kind: 'crypto' | 'other'
	/** Items that tell the same event carry the same name here. */
	event?: string
	/** Agency text that two outlets print word for word. */
	wire: boolean
}

export const titleAt = (item: SampleItem, now: number): string =>
	item.firstTitle !== undefined && item.correctedAt !== undefined && now < item.correctedAt
		? item.firstTitle
		: item.title

const wordsInPath = 7

/** Year, month and the first words of the title, as most outlets build their addresses; percent-encoded. */
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
