import { data, redirect } from 'react-router'
import { type CoinRange, rangeMs, readCoinRange, writeCoinRange } from '#contract/coin.ts'
import type { NewsItemResponse } from '#contract/news-item.ts'
import type { PricesResponse } from '#contract/prices.ts'
import { pathOf } from '#contract/route-names.ts'
import { newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import type { PricePoint } from '#domain/price-point.ts'
import { asListed, type ListItem } from '#web/news/home-data.ts'
import { noStore } from '#web/no-store.ts'
import type { PageRequest } from '#web/server-context.ts'

export type CoinData = {
	symbol: string
	name: string
	range: CoinRange
	/** The price, its time, and its daily change; null if unknown. */
	price: { usd: number; asOf: number; change24h: number | null } | null
	points: readonly PricePoint[]
	/** A row for each story that is not numbered; undefined if they could not be loaded. */
	latest: readonly ListItem[] | undefined
	/** The stories of most outlets, the earliest first; their numbers in the chart are in this order. */
	stories: readonly ListItem[]
	/** How much news there was in each step of the range. */
	newsCounts: readonly number[]
	prices: PricesResponse | null
	now: string
}

type CoinAddress = { url: URL; symbol: string; locale: UiLocale }

/** The data of a coin's page. */
export async function loadCoin({ read }: PageRequest, { url, symbol, locale }: CoinAddress) {
	const [catalogue, prices] = await Promise.all([
		read(async (services) => services.catalogue.whole()),
		read((services, viewer) => services.prices.board(viewer)),
	])
	if (!catalogue.ok) throw data(null, { status: 503, headers: noStore })
	const { coins } = catalogue.value.data
	const coin = coins.find((one) => one.symbol === symbol.toUpperCase())
	if (coin === undefined) throw data(null, { status: 404 })
	const range = readCoinRange(url.searchParams)
	if (coin.symbol !== symbol) {
		throw redirect(pathOf(`${locale}-coin`, { symbol: coin.symbol }) + writeCoinRange(range), 301)
	}
	const lang = newsLocaleFor(locale)
	const now = new Date()
	const before = (ms: number) => new Date(now.getTime() - ms)
	const history = (of: CoinRange) =>
		read(({ prices }, viewer) => prices.history(coin.symbol, { from: before(rangeMs[of]), to: now }, viewer))
	const [shown, day, latest, stories] = await Promise.all([
		history(range),
		range === '24h' ? undefined : history('24h'),
		read(({ news }, viewer) => news.listOf({ assets: [coin.id], lang, grouped: true }, viewer)),
		read(({ news }, viewer) => news.coinStories(coin.symbol, lang, range, viewer)),
	])
	const inDay = day ?? shown
	const listed = (item: NewsItemResponse) => asListed(item, locale)
	const numbered = stories.ok ? stories.value.data.stories : []
	const isNumbered = ({ story }: NewsItemResponse) => numbered.some((other) => other.story.id === story.id)
	const isWhole = [shown, inDay, latest, stories, prices].every(({ ok }) => ok)
	const board = prices.ok ? prices.value : null
	const page: CoinData = {
		symbol: coin.symbol,
		name: coin[lang],
		range,
		price: priceOf(coin.symbol, board, inDay.ok ? inDay.value.data.points : []),
		points: shown.ok ? shown.value.data.points : [],
		latest: latest.ok ? latest.value.data.news.filter((item) => !isNumbered(item)).map(listed) : undefined,
		stories: numbered.map(listed),
		newsCounts: stories.ok ? stories.value.data.counts : [],
		prices: board,
		now: now.toISOString(),
	}
	return data(page, { headers: isWhole ? {} : noStore })
}

/** From the price bar or, for a coin that is not in it, from the points of the day. */
function priceOf(
	symbol: string,
	board: PricesResponse | null,
	points: readonly PricePoint[],
): CoinData['price'] {
	const shown = board?.data.find((price) => price.symbol === symbol)
	if (shown !== undefined && board?.as_of) {
		return {
			usd: shown.current_price,
			asOf: Date.parse(board.as_of),
			change24h: shown.price_change_percentage_24h,
		}
	}
	const first = points[0]
	const last = points.at(-1)
	if (first === undefined || last === undefined) return null
	// A daily change needs a price of a day ago.
	const isDay = last[0] - first[0] > 0.95 * rangeMs['24h']
	return { usd: last[1], asOf: last[0], change24h: isDay ? (last[1] / first[1] - 1) * 100 : null }
}
