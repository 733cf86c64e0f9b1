import type { Locale } from './locale.ts'

export type FeedKind = 'rss' | 'atom' | 'rdf' | 'json' | 'html' | 'sitemap'

/** Where the parts of an item stand on a page that is read as a list, as CSS selectors. */
export type ListSelectors = {
	item: string
	title: string
	link: string
	/** Text or a datetime attribute that says when the item was published. */
	date?: string | undefined
	summary?: string | undefined
}

export type Source = {
	id: number
	slug: string
	locale: Locale
	titleEn: string
	titleFa: string
	homepage: string
	feedUrl: string
	feedKind: FeedKind
	/** An outlet that also writes about other things passes a keyword gate first. */
	cryptoOnly: boolean
	/** Registrable domains, besides those of homepage and feed, that its items may link to. */
	domains: readonly string[]
	/** Only for feedKind html. */
	selectors?: ListSelectors | undefined
}

const firstEnglishSourceId = 2000

export const sourceLocale = (id: number): Locale => (id < firstEnglishSourceId ? 'fa' : 'en')

export const sourceTitle = (source: Pick<Source, 'titleEn' | 'titleFa'>, locale: Locale): string =>
	locale === 'fa' ? source.titleFa : source.titleEn
