import { pathOf } from '#contract/route-names.ts'
import { dollars, percentSize } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { PriceChange } from '#web/news/price-change.tsx'
import type { StoryData } from './story-data.ts'
import './story-coins.css'

/** The coins that the story is about, with what they cost now. */
export function StoryCoins({ coins }: { coins: StoryData['coins'] }) {
	const text = useText()
	const locale = useLocale()
	if (coins.length === 0) return null
	return (
		<section className="card side-card" aria-label={text('story.coins')}>
			<h2>{text('story.coins')}</h2>
			<ul className="story-coins">
				{coins.map(({ symbol, price }) => (
					<li key={symbol}>
						<SiteLink
							to={pathOf(`${locale}-coin`, { symbol })}
							title={text('card.aboutCoin', { coin: symbol })}
						>
							<img src={`/images/coins/${symbol}.svg`} alt="" width={17} height={17} />
							<bdi className="coin-symbol">{symbol}</bdi>
							{price && <bdi>{dollars(price.current_price, locale)}</bdi>}
							{price && price.price_change_percentage_24h !== null && (
								<PriceChange
									change={price.price_change_percentage_24h}
									shown={percentSize(price.price_change_percentage_24h, locale)}
								/>
							)}
						</SiteLink>
					</li>
				))}
			</ul>
		</section>
	)
}
