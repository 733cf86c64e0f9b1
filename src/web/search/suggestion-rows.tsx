import { type ReactNode, useId } from 'react'
import type { NewsItemResponse } from '#contract/news-item.ts'
import { pathOf } from '#contract/route-names.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { percentSize } from '#text/format.ts'
import { FollowButton } from '#web/follows/follow-button.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { MarkedTitle } from '#web/news/marked-title.tsx'
import { PriceChange } from '#web/news/price-change.tsx'
import { ReportLink } from '#web/news/report-link.tsx'
import { useShortAge } from '#web/news/use-ago.ts'
import { usePrices } from '#web/news/use-prices.tsx'
import { useDailyChange, usePriceText } from '#web/prices/toman-choice.ts'
import { pictureOf, type SearchableThing } from './suggest-names.ts'
import { thingAddress } from './thing-address.ts'

export function SuggestionGroup({ heading, children }: { heading: string; children: ReactNode }) {
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{heading}</h2>
			<ul>{children}</ul>
		</section>
	)
}

type Shared = {
	/** Its words are marked. */
	typed: string
	onLeave: () => void
}

export function ThingSuggestion({ thing, typed, onLeave }: Shared & { thing: SearchableThing }) {
	const locale = useLocale()
	const { kind, ref, name, lang } = thing
	return (
		<li className="suggestion">
			<img src={pictureOf(thing)} alt="" width={20} height={20} />
			<SiteLink to={thingAddress(thing, locale)} onClick={onLeave}>
				<bdi lang={lang}>
					<MarkedTitle title={name} search={typed} />
				</bdi>
				{kind === 'coin' && <small lang="en">{` ${ref}`}</small>}
			</SiteLink>
			{kind === 'coin' && <CoinFigures symbol={ref} />}
			<FollowButton thing={{ kind, ref, name }} bare />
		</li>
	)
}

function CoinFigures({ symbol }: { symbol: string }) {
	const locale = useLocale()
	const prices = usePrices()
	const priceText = usePriceText(prices)
	const dailyChange = useDailyChange(prices)
	const price = prices?.data.find((one) => one.symbol.toUpperCase() === symbol)
	if (price === undefined) return null
	const change = dailyChange(symbol, price.price_change_percentage_24h)
	return (
		<span className="suggestion-facts">
			<bdi>{priceText(price.current_price)}</bdi>
			{change !== null && <PriceChange change={change} shown={percentSize(change, locale)} />}
		</span>
	)
}

/** A story opens its page; a single report opens itself. */
export function StorySuggestion({
	item,
	typed,
	now,
	onLeave,
}: Shared & { item: NewsItemResponse; now: string }) {
	const text = useText()
	const locale = useLocale()
	const age = useShortAge(item.published_date, now)
	const { title, source, story } = item
	const words = <MarkedTitle title={title} search={typed} />
	return (
		<li className="suggestion">
			<img src={`/images/sources/${source.slug}`} alt="" width={20} height={20} />
			{story.slug === null ? (
				<ReportLink item={item}>{words}</ReportLink>
			) : (
				<SiteLink
					to={pathOf(`${locale}-story`, { slug: story.slug })}
					lang={source.locale}
					dir={titleDirectionOnPage(title, source.locale)}
					onClick={onLeave}
				>
					{words}
				</SiteLink>
			)}
			<span className="suggestion-facts">
				{story.size > 1 && <span>{text('card.reports', { count: story.size })}</span>}
				<time dateTime={item.published_date}>{age}</time>
			</span>
		</li>
	)
}
