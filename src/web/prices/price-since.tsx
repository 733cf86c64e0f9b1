import type { PricesResponse } from '#contract/prices.ts'
import { pathOf } from '#contract/route-names.ts'
import type { PricePoint } from '#domain/price-point.ts'
import { percentSize } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { PriceChange, wayOf } from '#web/news/price-change.tsx'
import { localMoment } from '#web/ui/local-moment.ts'
import { priceNear } from './chart-line.ts'
import { Sparkline } from './sparkline.tsx'
import { usePriceText } from './toman-choice.ts'
import { historyFrom, usePriceHistory } from './use-price-history.ts'
import './price-since.css'

type Props = {
	symbol: string
	publishedAt: string
	prices: PricesResponse | null
	now: string
}

/**
 * The price of a coin since a headline, as a line marked at its publication; empty while it is loaded, and nothing
 * without a price of that moment.
 */
export function PriceSince({ symbol, publishedAt, prices, now }: Props) {
	const text = useText()
	const locale = useLocale()
	const priceText = usePriceText(prices)
	const published = Date.parse(publishedAt)
	const stored = usePriceHistory(symbol, historyFrom(publishedAt, now))
	const points = withLatest(stored ?? [], symbol, prices)
	const last = points.at(-1)
	const first = priceNear(points, published)
	if (stored === undefined) return <div className="price-since" />
	if (last === undefined || first === undefined) return null
	const change = (last[1] / first - 1) * 100
	const size = percentSize(change, locale)
	const since = text('prices.since', { time: localMoment(new Date(published), new Date(now), locale) })
	return (
		<div className="price-since">
			<p>
				<SiteLink to={pathOf(`${locale}-coin`, { symbol })} className="thumb">
					<bdi>{symbol}</bdi>
				</SiteLink>{' '}
				<bdi>{priceText(last[1])}</bdi> <PriceChange change={change} shown={size} /> <span>{since}</span>
			</p>
			<Sparkline
				points={points}
				markedAt={published}
				label={`${symbol}: ${text(`prices.${wayOf(change)}`)} ${size} ${since}`}
			/>
		</div>
	)
}

/** The line ends at the price of the price bar. */
function withLatest(
	points: readonly PricePoint[],
	symbol: string,
	prices: PricesResponse | null,
): readonly PricePoint[] {
	const last = points.at(-1)
	const shown = prices?.data.find((price) => price.symbol.toUpperCase() === symbol)
	if (last === undefined || shown === undefined || !prices?.as_of) return points
	const asOf = Date.parse(prices.as_of)
	return asOf > last[0] ? [...points, [asOf, shown.current_price]] : points
}
