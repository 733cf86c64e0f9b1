import { useMemo } from 'react'
import { coinRanges, writeCoinRange } from '#contract/coin.ts'
import { homeAddress, readHomeQuery } from '#contract/home-query.ts'
import { pathOf } from '#contract/route-names.ts'
import { brandName } from '#domain/brand.ts'
import { defaultLocale } from '#domain/locale.ts'
import { percentSize, relativeTime, withDigits } from '#text/format.ts'
import { FollowButton } from '#web/follows/follow-button.tsx'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { NewsRow } from '#web/news/news-row.tsx'
import { PriceChange } from '#web/news/price-change.tsx'
import { RowListContext } from '#web/news/row-context.ts'
import { useOlderThan } from '#web/news/use-ago.ts'
import { useRows } from '#web/news/use-rows.ts'
import { createPageMemory } from '#web/page-memory.ts'
import { pageRequest } from '#web/server-context.ts'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { useDateAndTime } from '#web/ui/use-time-zone.ts'
import type { Route } from './+types/coin-screen.ts'
import { CoinChart, coinStoryRow } from './coin-chart.tsx'
import { type CoinData, loadCoin } from './coin-data.ts'
import { useDailyChange, useOtherPriceText, usePriceText, useTomanOf } from './toman-choice.ts'
import { useCoinText } from './use-coin-text.ts'
import './coin-screen.css'

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
	loadCoin(context.get(pageRequest), {
		url,
		symbol: params.symbol,
		locale: localeOfPath(url.pathname) ?? defaultLocale,
	})

const pages = createPageMemory<CoinData>()

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) => pages.load(url, serverLoader)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** A coin: its price, the chart with its stories, and its news. */
export default function CoinScreen({ loaderData: coin }: Route.ComponentProps) {
	const text = useCoinText()
	const locale = useLocale()
	pages.useRefresh(coin)
	const { symbol, name } = coin
	const rowList = useMemo(() => ({ now: coin.now, coins: [symbol] }), [coin.now, symbol])
	return (
		<>
			<PageMeta
				title={`${text('title', { coin: name, symbol })} · ${brandName[locale]}`}
				socialTitle={text('title', { coin: name, symbol })}
				description={text('description', { coin: name, symbol })}
				route={`${locale}-coin`}
				params={{ symbol }}
			/>
			<div className="wrap coin-page">
				<RowListContext value={rowList}>
					<article className="card coin-part">
						<CoinHeader coin={coin} />
						<CoinChart coin={coin} />
						<CoinStories coin={coin} />
					</article>
					<LatestNews coin={coin} />
				</RowListContext>
			</div>
		</>
	)
}

/** Two refreshes were missed. */
const oldPriceMs = 11 * 60_000

function CoinHeader({ coin }: { coin: CoinData }) {
	const text = useCoinText()
	const locale = useLocale()
	const dateAndTime = useDateAndTime()
	const priceText = usePriceText(coin.prices, { inFull: true })
	const { symbol, name, price, range } = coin
	const other = useOtherPriceText(coin.prices)(price?.usd ?? 0)
	const asOf = new Date(useTomanOf(coin.prices)(symbol)?.as_of ?? price?.asOf ?? 0)
	const isOld = useOlderThan(oldPriceMs, asOf.toISOString(), coin.now)
	const change = useDailyChange(coin.prices)(symbol, price?.change24h ?? null)
	return (
		<header className="coin-header">
			<img src={`/images/coins/${symbol}.svg`} alt="" width={36} height={36} />
			<div>
				<h1>
					{name} <small>{symbol}</small>
				</h1>
				{price === null ? (
					<p className="coin-empty-price">{text('noPrice')}</p>
				) : (
					<p className="coin-price">
						<bdi {...hintOnHover(() => text('priceOf', { time: dateAndTime(asOf) }))}>
							{priceText(price.usd)}
						</bdi>
						{change !== null && (
							<span className="coin-change">
								<PriceChange change={change} shown={percentSize(change, locale)} /> {text('day')}
							</span>
						)}
						{other !== undefined && <bdi className="coin-other-price">{other}</bdi>}
						{isOld && (
							<time dateTime={asOf.toISOString()} title={dateAndTime(asOf)} className="price-age">
								{text('priceOf', { time: relativeTime(asOf, new Date(coin.now), locale) })}
							</time>
						)}
					</p>
				)}
			</div>
			<div className="coin-acts">
				<FollowButton thing={{ kind: 'coin', ref: symbol, name }} />
			</div>
			<nav className="coin-ranges" aria-label={text('ranges')}>
				{coinRanges.map((each) => (
					<SiteLink
						key={each}
						to={pathOf(`${locale}-coin`, { symbol }) + writeCoinRange(each)}
						aria-current={each === range ? 'page' : undefined}
						preventScrollReset
						replace
					>
						{text(`range.${each}`)}
					</SiteLink>
				))}
			</nav>
		</header>
	)
}

function CoinStories({ coin }: { coin: CoinData }) {
	const text = useCoinText()
	const locale = useLocale()
	const rows = useRows(coin.stories)
	// The newest is on top, and the numbers are those of the chart.
	const newestFirst = rows.map((row, index) => ({ row, number: index + 1 })).toReversed()
	return (
		<section aria-labelledby="coin-stories">
			<div className="coin-band">
				<h2 id="coin-stories">{text('stories')}</h2>
				<span>{text(`range.${coin.range}`)}</span>
			</div>
			{coin.stories.length === 0 ? (
				<p className="coin-empty">{text('noStories')}</p>
			) : (
				<ol className="row-list">
					{newestFirst.map(({ row, number }) => (
						<li key={row.item.id} id={coinStoryRow(row.item)} className="coin-story">
							<NewsRow
								{...row}
								density="river"
								number={withDigits(String(number), locale)}
								titleId={`news-${row.item.id}-story`}
							/>
						</li>
					))}
				</ol>
			)}
		</section>
	)
}

const noNews: readonly ListItem[] = []

function LatestNews({ coin }: { coin: CoinData }) {
	const text = useCoinText()
	const locale = useLocale()
	const { latest, symbol, name, stories } = coin
	const isEmpty = latest === undefined || (latest.length === 0 && stories.length === 0)
	const rows = useRows(latest ?? noNews)
	const here = readHomeQuery(new URLSearchParams(), undefined, locale)
	return (
		<section aria-labelledby="coin-latest" className="card coin-part">
			<div className="coin-band">
				<h2 id="coin-latest">{text('latest')}</h2>
				<SiteLink to={homeAddress(here, { coins: [symbol] }, { uiLocale: locale, isPerson: false })}>
					{text('every', { coin: name })}
				</SiteLink>
			</div>
			{isEmpty ? (
				<p className="coin-empty">{text(latest === undefined ? 'newsFailed' : 'noNews')}</p>
			) : (
				<ul className="row-list">
					{rows.map((row) => (
						<li key={row.item.id}>
							<NewsRow {...row} density="river" />
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
