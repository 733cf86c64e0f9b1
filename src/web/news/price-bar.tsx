import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PricesResponse } from '#contract/prices.ts'
import { pathOf } from '#contract/route-names.ts'
import { languages } from '#domain/locale.ts'
import { dateAndTimeOf, percentSize, tomans } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useDailyChange, usePriceText, useTomanOf } from '#web/prices/toman-choice.ts'
import { TomanSwitch } from '#web/prices/toman-switch.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { browserTimeZone } from '#web/ui/use-time-zone.ts'
import { PriceChange } from './price-change.tsx'
import { useOlderThan, useShortAgo } from './use-ago.ts'
import { usePrices } from './use-prices.tsx'
import './price-bar.css'

/** From this age on the bar shows how old its prices are. */
const freshMs = 2 * 60_000

/** Where the bar is still until “Play” is pressed. */
const stillMedia = '(prefers-reduced-motion: reduce), (hover: none)'

/** These do not move. */
const pinned = ['BTC', 'ETH']

/** The prices of the page, whose time is given. */
export const PriceBar = memo(function PriceBar({ now }: { now: string }) {
	const text = useText()
	const prices = usePrices()
	const locale = useLocale()
	const isStill = useMedia(stillMedia, false)
	const [chosen, setChosen] = useState<'play' | 'pause'>()
	const next = (chosen ?? (isStill ? 'pause' : 'play')) === 'play' ? 'pause' : 'play'
	const ticker = useRef<HTMLDivElement>(null)
	const goesRound = useEndInSight(ticker)
	const tomanOf = useTomanOf(prices)
	if (prices === null || prices.as_of === null) return null
	const asOf = new Date(prices.as_of)
	const isPinned = ({ symbol }: Price) => pinned.includes(symbol.toUpperCase())
	const { toman } = prices
	const hasTether = toman !== null && languages[locale].readsTether
	// In toman it would say what Tether at the start of the bar says.
	const running = prices.data.filter((price) => !isPinned(price) && !(hasTether && tomanOf(price.symbol)))
	const entry = (copy: boolean) => (price: Price) => (
		<PriceEntry key={price.symbol} price={price} prices={prices} copy={copy} />
	)
	return (
		<section aria-label={text('prices.label')} className="price-bar">
			<div className="wrap price-line">
				<button
					type="button"
					className="price-pause"
					aria-label={text(`prices.${next}`)}
					title={text(`prices.${next}`)}
					onClick={() => setChosen(next)}
				>
					<Icon name={next} />
				</button>
				<Age asOf={prices.as_of} stale={prices.stale} now={now} />
				{/* The price of Tether in Iran is shown separately. */}
				{hasTether && <Tether toman={toman} now={now} />}
				<ul className="price-pins">{prices.data.filter(isPinned).map(entry(false))}</ul>
				<div
					ref={ticker}
					className="ticker"
					data-motion={chosen}
					{...hintOnHover(() =>
						text('prices.asOf', { time: dateAndTimeOf(asOf, locale, browserTimeZone()) }),
					)}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a reader must be able to stop and scroll it by keyboard.
					tabIndex={0}
				>
					<PriceRow copy={false}>{running.map(entry(false))}</PriceRow>
					{/* The second copy closes the loop; it is hidden from screen readers, and rendered when the first one is
					    about to end. */}
					{goesRound && <PriceRow copy>{running.map(entry(true))}</PriceRow>}
				</div>
				{toman && <TomanSwitch />}
			</div>
		</section>
	)
})

/** Nothing for current prices. */
function Age({ asOf, stale, now }: { asOf: string; stale: boolean; now: string }) {
	const text = useText()
	const age = useShortAgo(asOf, now)
	const old = useOlderThan(freshMs, asOf, now)
	return (old || stale) && <span className="price-age">{text('prices.age', { time: age })}</span>
}

const wayAhead = '600px'

/** Whether the end of the first copy will soon be visible. */
function useEndInSight(ticker: RefObject<HTMLElement | null>): boolean {
	const [inSight, setInSight] = useState(false)
	useEffect(() => {
		const last = ticker.current?.querySelector('li:last-child')
		if (!last || inSight) return
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true)
			},
			{ root: ticker.current, rootMargin: `0px ${wayAhead}` },
		)
		observer.observe(last)
		return () => observer.disconnect()
	}, [ticker, inSight])
	return inSight
}

function PriceRow({ copy, children }: { copy: boolean; children: ReactNode }) {
	const row = useRef<HTMLUListElement>(null)
	useLayoutEffect(() => {
		const [own] = copy ? (row.current?.getAnimations() ?? []) : []
		const [first] = row.current?.previousElementSibling?.getAnimations() ?? []
		// Its animation must be in step with the first one.
		if (own && first) own.currentTime = first.currentTime
	}, [copy])
	return (
		<ul ref={row} className="ticker-row" aria-hidden={copy || undefined}>
			{children}
		</ul>
	)
}

type Price = PricesResponse['data'][number]

/** From this age on the bar shows how old Tether's price is: two refreshes were missed. */
const oldTomanMs = 11 * 60_000

function Tether({ toman, now }: { toman: NonNullable<PricesResponse['toman']>; now: string }) {
	const text = useText()
	const locale = useLocale()
	const age = useShortAgo(toman.as_of, now)
	// Cached prices of older versions have no change.
	const change = toman.change_24h ?? null
	const isOld = useOlderThan(oldTomanMs, toman.as_of, now)
	return (
		<p className="price-tether">
			<SiteLink
				to={pathOf(`${locale}-coin`, { symbol: 'USDT' })}
				{...hintOnHover(() =>
					text('prices.asOf', { time: dateAndTimeOf(new Date(toman.as_of), locale, browserTimeZone()) }),
				)}
			>
				<img src="/images/coins/USDT.svg" alt="" loading="lazy" />
				<b>{text('prices.tether')}</b>
				<bdi>{tomans(toman.usdt, locale)}</bdi>
				{change !== null && <PriceChange change={change} shown={percentSize(change, locale)} />}
			</SiteLink>
			<span className={isOld ? 'price-age' : 'sr-only'}>{age}</span>
		</p>
	)
}

type EntryProps = { price: Price; prices: PricesResponse; copy: boolean }

function PriceEntry({ price, prices, copy }: EntryProps) {
	const text = useText()
	const priceText = usePriceText(prices)
	const symbol = price.symbol.toUpperCase()
	const locale = useLocale()
	const change = useDailyChange(prices)(symbol, price.price_change_percentage_24h)
	return (
		<li>
			<SiteLink
				to={pathOf(`${locale}-coin`, { symbol })}
				{...hintOnHover(text('card.aboutCoin', { coin: symbol }))}
				tabIndex={copy ? -1 : undefined}
			>
				<img src={`/images/coins/${symbol}.svg`} alt="" loading="lazy" />
				<bdi>{symbol}</bdi>
				<bdi>{priceText(price.current_price)}</bdi>
				{change !== null && <PriceChange change={change} shown={percentSize(change, locale)} />}
			</SiteLink>
		</li>
	)
}
