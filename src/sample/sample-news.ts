import { LRUCache } from 'lru-cache'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import { inEachNewsLocale, type NewsLocale } from '#domain/locale.ts'
import { cardAt, chance } from './chance.ts'
import { coinShelf } from './headlines.ts'
import { type Edition, editionOf, editions, type SampleItem } from './sample-item.ts'
import { writeItem } from './write-item.ts'

/** The seed and time of the sample news: by default the same seed for everybody, and now. Tests fix both. */
export type SampleChoice = {
	seed?: string
	/** How much later than written its news is published. */
	delayMs?: number
}

export type SampleNews = {
	/** The items of a source's feed at that moment, newest first. */
	itemsOf: (source: string, now: number) => readonly SampleItem[]
	/** The item of a URL, if that source has published it by then. */
	itemByCode: (source: string, code: string, now: number) => SampleItem | undefined
}

/** The content of the feeds between two changes. */
type Page = { from: number; until: number; bySource: ReadonlyMap<string, readonly SampleItem[]> }

const mostItems = 20_000

/**
 * Time is divided into slots, and each slot of each language has one item whose source, words and figures depend on
 * the seed and the slot alone: a restarted sample continues with the same news.
 */
export function createSampleNews(
	catalogue: Catalogue,
	{ seed = 'zagros', delayMs = 0 }: SampleChoice = {},
): SampleNews {
	const shelf = coinShelf(catalogue)
	const rota = inEachNewsLocale((locale) => sourceRota(catalogue.sources, locale))
	const written = new LRUCache<string, SampleItem>({ max: mostItems })
	const pages = new Map<NewsLocale, Page>()

	const sourceAt = (locale: NewsLocale, edition: Edition, slot: number): Source =>
		cardAt(`${seed}/rota/${locale}/${edition.letter}`, rota[locale], slot)

	const itemAt = (locale: NewsLocale, edition: Edition, slot: number): SampleItem => {
		const name = `${locale}${edition.letter}${slot}`
		const known = written.get(name)
		if (known) return known
		const item = writeItem({ catalogue, shelf, seed, delayMs, locale, edition, slot, sourceAt })
		written.set(name, item)
		return item
	}

	const pageOf = (locale: NewsLocale, now: number): Page => {
		const last = pages.get(locale)
		if (last && now >= last.from && now < last.until) return last
		const current = editions.flatMap((edition) =>
			slotsWithin(edition, now - delayMs).map((slot) => itemAt(locale, edition, slot)),
		)
		const items = current
			.filter(({ publishedAt }) => publishedAt <= now)
			.sort((a, b) => b.publishedAt - a.publishedAt)
		const until = Math.min(
			...editions.map(
				({ slotLength }) => (Math.floor((now - delayMs) / slotLength) + 1) * slotLength + delayMs,
			),
			...current.map(({ publishedAt }) => publishedAt).filter((publishedAt) => publishedAt > now),
		)
		const page = { from: now, until, bySource: Map.groupBy(items, ({ source }) => source) }
		pages.set(locale, page)
		return page
	}

	const localeOf = new Map(catalogue.sources.map(({ slug, locale }) => [slug, locale]))
	return {
		itemsOf: (source, now) => {
			const locale = localeOf.get(source)
			return locale === undefined ? [] : (pageOf(locale, now).bySource.get(source) ?? [])
		},
		itemByCode: (source, code, now) => {
			const locale = localeOf.get(source)
			const edition = editionOf(code)
			const slot = Number.parseInt(code.slice(1), 36)
			if (locale === undefined || edition === undefined || !Number.isSafeInteger(slot)) return undefined
			// Checked first, because a URL may name a slot in the far future.
			if (slot * edition.slotLength > now - delayMs || slot < 0) return undefined
			const item = itemAt(locale, edition, slot)
			return item.source === source && item.code === code && item.publishedAt <= now ? item : undefined
		},
	}
}

function slotsWithin({ slotLength, lifetime }: Edition, now: number): number[] {
	const newest = Math.floor(now / slotLength)
	return Array.from({ length: Math.ceil(lifetime / slotLength) }, (_empty, age) => newest - age)
}

/** Crypto outlets publish twice as much as general ones, and a few are busier still. */
function sourceRota(sources: readonly Source[], locale: NewsLocale): Source[] {
	return sources
		.filter((source) => source.locale === locale)
		.flatMap((source) => {
			const busy = chance('busy', source.slug)() < 0.25
			const turns = !source.cryptoOnly ? 2 : busy ? 4 : 3
			return Array.from({ length: turns }, () => source)
		})
}
