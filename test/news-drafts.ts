import { createHash } from 'node:crypto'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import type { TaggedDraft } from '#domain/news-item.ts'

const makeSource = (id: number, slug: string, locale: NewsLocale, homepage: string): Source => ({
	id,
	slug,
	locale,
	titles: { en: `${slug} in English`, fa: `${slug} به فارسی` },
	homepage,
	feedUrl: `${homepage}feed/`,
	feedKind: 'rss',
	cryptoOnly: true,
	domains: [],
})

const symbols = ['BTC', 'ETH', 'XRP', 'NEAR', 'SOL']

/** A small catalogue with real ids; 1001 and 1002 are two feeds of one outlet. */
export const smallCatalogue: Catalogue = {
	sources: [
		makeSource(1001, 'daily', 'fa', 'https://daily.example/'),
		makeSource(1002, 'daily-breaking', 'fa', 'https://www.daily.example/breaking/'),
		makeSource(1003, 'weekly', 'fa', 'https://weekly.example/'),
		makeSource(2030, 'wire', 'en', 'https://wire.example/'),
		makeSource(2031, 'desk', 'en', 'https://desk.example/'),
		makeSource(2032, 'block', 'en', 'https://block.example/'),
	],
	coins: symbols.map((symbol, index) => ({
		id: 4001 + index,
		symbol,
		names: { en: symbol, fa: symbol },
		aliases: { en: [], fa: [] },
		coingeckoId: symbol.toLowerCase(),
		ambiguousSymbol: false,
		ambiguousName: false,
	})),
	topics: ['defi', 'nft'].map((routeRef, index) => ({
		id: 8001 + index,
		routeRef,
		names: { en: routeRef, fa: routeRef },
		keywords: { en: [], fa: [] },
	})),
	people: [
		{ id: 9001, routeRef: 'vitalik-buterin', names: { en: 'V', fa: 'و' }, aliases: { en: [], fa: [] } },
	],
}

export const localeOfSource = (sourceId: number): NewsLocale =>
	smallCatalogue.sources.find(({ id }) => id === sourceId)?.locale ?? 'en'

export type DraftWish = Partial<Omit<TaggedDraft, 'tags'>> & {
	guid?: string | null
	coins?: string[]
	topics?: string[]
	people?: string[]
}

/** A draft with a link of its own, unless the caller gives another. */
export function makeDraft(path: string, wish: DraftWish = {}): TaggedDraft {
	const { guid = path, coins = [], topics = [], people = [], ...fields } = wish
	const sourceId = fields.sourceId ?? 2030
	return {
		sourceId,
		locale: localeOfSource(sourceId),
		title: `Title of ${path}`,
		url: `https://site${sourceId}.example/${path}`,
		urlKey: `site${sourceId}.example/${path}`,
		guidHash: guid === null ? null : createHash('sha256').update(guid).digest('hex'),
		publishedAt: new Date('2026-03-01T10:00:00Z'),
		dateStated: true,
		tags: { coins, topics, people, why: [] },
		...fields,
	}
}
