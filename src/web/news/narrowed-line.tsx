import { memo } from 'react'
import type { PricesResponse } from '#contract/prices.ts'
import { pathOf } from '#contract/route-names.ts'
import type { UiLocale } from '#domain/locale.ts'
import { percentSize, wholeNumber } from '#text/format.ts'
import { FollowButton } from '#web/follows/follow-button.tsx'
import type { FollowThing } from '#web/follows/followed-things.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { useDailyChange, usePriceText } from '#web/prices/toman-choice.ts'
import { X } from '#web/ui/icons.tsx'
import { useDateAndTime } from '#web/ui/use-time-zone.ts'
import { FollowLink } from './follow-link.tsx'
import { failedList, type NewsPage } from './home-data.ts'
import { isNarrowed } from './is-narrowed.ts'
import { followName, narrowingSources } from './list-heading.ts'
import { PriceChange } from './price-change.tsx'
import type { Home } from './use-home.ts'
import './narrowed-line.css'

/** “1,234”, or “500+” if the limit of counting was reached. */
export const shownCount = ({ count, more }: Pick<NewsPage, 'count' | 'more'>, locale: UiLocale): string =>
	wholeNumber(count, locale) + (more ? '+' : '')

type Props = { home: Home; heading: string; prices: PricesResponse | null }

/** The filter of the list, its number of items, and a link to all news. An unfiltered list has none. */
export const NarrowedLine = memo(function NarrowedLine({ home, heading, prices }: Props) {
	const text = useText()
	const dateAndTime = useDateAndTime()
	const { list, query, sourceState } = home.data
	const { coins, category } = query
	if (!isNarrowed(query)) return <h1 className="sr-only">{heading}</h1>
	const all = home.addressOf({
		...{ search: '', category: undefined, coins: [], sources: [], coverage: undefined },
	})
	const [coin] = coins
	const sources = narrowingSources(home).map(({ slug }) => slug)
	const [source] = sources
	const thing = thingOf(home)
	const isOneThing = thing !== undefined && category === undefined
	const isEmpty = !failedList(list) && list.count === 0
	return (
		<div className="narrowed-line">
			{isOneThing && coin && <Icon path={`/images/coins/${coin}.svg`} />}
			{isOneThing && source && <Icon path={`/images/sources/${source}`} />}
			<h1>
				<bdi>{heading}</bdi>
			</h1>
			{isOneThing && coin && <CoinPrice symbol={coin} prices={prices} locale={home.uiLocale} />}
			{source && sourceState && (
				<p className={`source-state source-${sourceState.state}`} suppressHydrationWarning>
					{sourceState.state === 'silent' && sourceState.since
						? text('source.silentSince', { time: dateAndTime(sourceState.since) })
						: text(`source.${sourceState.state}`)}
				</p>
			)}
			{!failedList(list) && (
				<p>{text('news.count', { count: list.count, shown: shownCount(list, home.uiLocale) })}</p>
			)}
			{thing ? (
				<FollowButton thing={{ ...thing, name: followName(home, text) }} className="narrowed-follow" />
			) : (
				// A follow has no such filter.
				!isEmpty && isNarrowed({ ...query, sources, coverage: undefined }) && <FollowLink home={home} />
			)}
			<SiteLink
				to={all}
				className="narrowed-clear"
				aria-label={text('news.clear')}
				title={text('news.clear')}
			>
				<X size={15} />
			</SiteLink>
		</div>
	)
})

/** The only coin, topic, person or source of the list. */
function thingOf(home: Home): Omit<FollowThing, 'name'> | undefined {
	const { search, category, coins } = home.data.query
	if (search !== '') return undefined
	const things: Omit<FollowThing, 'name'>[] = [
		...coins.map((ref) => ({ kind: 'coin' as const, ref })),
		...narrowingSources(home).map(({ slug }) => ({ kind: 'source' as const, ref: slug })),
	]
	if (category !== undefined)
		things.push({ kind: home.data.isPerson ? ('person' as const) : ('topic' as const), ref: category })
	return things.length === 1 ? things[0] : undefined
}

const Icon = ({ path }: { path: string }) => <img src={path} alt="" width={24} height={24} />

function CoinPrice({
	symbol,
	prices,
	locale,
}: {
	symbol: string
	prices: PricesResponse | null
	locale: UiLocale
}) {
	const text = useText()
	const priceText = usePriceText(prices)
	const dailyChange = useDailyChange(prices)
	const price = prices?.data.find((one) => one.symbol.toUpperCase() === symbol)
	if (price === undefined) return null
	const change = dailyChange(symbol, price.price_change_percentage_24h)
	return (
		<span className="narrowed-price">
			<SiteLink to={pathOf(`${locale}-coin`, { symbol })}>
				<bdi>{priceText(price.current_price)}</bdi>
			</SiteLink>
			{change !== null && <PriceChange change={change} shown={percentSize(change, locale)} />}
			<span className="narrowed-day">{text('price.day')}</span>
		</span>
	)
}
