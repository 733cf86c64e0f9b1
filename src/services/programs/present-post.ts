import type { PostOfVersion1, PostOfVersion2 } from '#contract/posts.ts'
import { type Coin, sourceTitle } from '#domain/catalogue.ts'
import { defaultLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { storyPath } from '#mail/story-link.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'

/** What posts say beyond their items. */
export type PostFacts = {
	publicUrl: string
	index: CatalogueIndex
	/** How many readers saved an item. */
	saved: ReadonlyMap<number, number>
	panicScores: ReadonlyMap<number, number>
	/** In US dollars, by symbol. */
	prices: ReadonlyMap<string, number>
}

const hostOf = (address: string): string =>
	URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

function presentCommon(item: NewsItem, { publicUrl, index, saved }: PostFacts) {
	const { id, slug, title, source, publishedAt, bullish, bearish, importance } = item
	const published = publishedAt.toISOString()
	return {
		id,
		kind: 'news' as const,
		source: {
			title: sourceTitle(source),
			region: source.locale,
			domain: hostOf(index.sourceById.get(source.id)?.homepage ?? item.url),
			path: null,
			type: 'feed' as const,
		},
		title,
		slug,
		published_at: published,
		created_at: published,
		url: `${publicUrl}${storyPath(item, source.locale)}`,
		votes: {
			negative: bearish,
			positive: bullish,
			important: importance,
			liked: 0,
			disliked: 0,
			lol: 0,
			toxic: 0,
			saved: saved.get(id) ?? 0,
			comments: 0,
		},
	}
}

const coinsOf = (item: NewsItem, { index }: PostFacts): Coin[] =>
	item.coins.flatMap(({ symbol }) => index.coinBySymbol.get(symbol) ?? [])

const presentCurrency = ({ symbol, names, coingeckoId }: Coin, { publicUrl }: PostFacts) => ({
	code: symbol,
	title: names[defaultLocale],
	slug: coingeckoId,
	url: `${publicUrl}/${defaultLocale}/coin/${encodeURIComponent(symbol)}`,
})

const panicScoreOf = ({ story }: NewsItem, { panicScores }: PostFacts): number =>
	panicScores.get(story.id) ?? 0

export function presentPostOfVersion1(
	item: NewsItem,
	facts: PostFacts,
	wanted: { metadata: boolean; panic_score: boolean },
): PostOfVersion1 {
	const post = presentCommon(item, facts)
	const currencies = coinsOf(item, facts).map((coin) => presentCurrency(coin, facts))
	return {
		...post,
		domain: post.source.domain,
		...(currencies.length > 0 && { currencies }),
		...(wanted.metadata && { metadata: { description: null, image: null } }),
		...(wanted.panic_score && { panic_score: panicScoreOf(item, facts) }),
	}
}

export function presentPostOfVersion2(item: NewsItem, facts: PostFacts): PostOfVersion2 {
	const priceIn = (symbol: string, unit: string): number | null => {
		const [own, other] = [facts.prices.get(symbol), facts.prices.get(unit)]
		return own === undefined || other === undefined || other === 0 ? null : own / other
	}
	const instruments = coinsOf(item, facts).map((coin) => ({
		...presentCurrency(coin, facts),
		market_cap_usd: null,
		price_in_usd: facts.prices.get(coin.symbol) ?? null,
		price_in_btc: priceIn(coin.symbol, 'BTC'),
		price_in_eth: priceIn(coin.symbol, 'ETH'),
		price_in_eur: null,
		market_rank: null,
	}))
	return {
		...presentCommon(item, facts),
		description: null,
		original_url: item.url,
		image: null,
		author: null,
		...(instruments.length > 0 && { instruments }),
		panic_score: panicScoreOf(item, facts),
	}
}
