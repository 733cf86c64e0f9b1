import { pathOf } from '#contract/route-names.ts'
import { percentSize } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { PriceChange } from '#web/news/price-change.tsx'
import { PriceSince } from '#web/prices/price-since.tsx'
import { useDailyChange, usePriceText } from '#web/prices/toman-choice.ts'
import type { StoryData } from './story-data.ts'
import './story-coins.css'

/** The coins of the story: their current prices, and the change of the first since the first report. */
export function StoryCoins({ story: { coins, reports, prices, now } }: { story: StoryData }) {
	const text = useText()
	const locale = useLocale()
	const priceText = usePriceText(prices)
	const dailyChange = useDailyChange(prices)
	const [coin] = coins
	const [report] = reports
	if (coin === undefined || report === undefined) return null
	return (
		<section className="card side-card" aria-label={text('story.coins')}>
			<h2>{text('story.coins')}</h2>
			<PriceSince symbol={coin.symbol} publishedAt={report.published_date} prices={prices} now={now} />
			<ul className="story-coins">
				{coins.map(({ symbol, price }) => {
					const change = dailyChange(symbol, price?.price_change_percentage_24h ?? null)
					return (
						<li key={symbol}>
							<SiteLink
								to={pathOf(`${locale}-coin`, { symbol })}
								title={text('card.aboutCoin', { coin: symbol })}
							>
								<img src={`/images/coins/${symbol}.svg`} alt="" width={17} height={17} />
								<bdi className="coin-symbol">{symbol}</bdi>
								{price && <bdi>{priceText(price.current_price)}</bdi>}
								{price && change !== null && (
									<PriceChange change={change} shown={percentSize(change, locale)} />
								)}
							</SiteLink>
						</li>
					)
				})}
			</ul>
		</section>
	)
}
