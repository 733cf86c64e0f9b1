import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PricesAnswer } from '#contract/prices.ts'
import { dateAndTimeOf, dollars, percentSize } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { nothingElse } from './coin-chips.tsx'
import { PriceChange } from './price-change.tsx'
import { useOlderThan, useShortAgo } from './use-ago.ts'
import type { Home } from './use-home.ts'
import './price-bar.css'

/** From here on the bar says how old its prices are. */
const freshMs = 2 * 60_000

/** Where the bar stands still until somebody presses “Play”. */
const stillMedia = '(prefers-reduced-motion: reduce), (hover: none)'

/** As much of a screen as the bar needs. */
type Place = Pick<Home, 'addressOf' | 'uiLocale'> & {
	data: Pick<Home['data'], 'now'>
	catalogue: { coins: readonly { symbol: string }[] }
}

type Props = { prices: PricesAnswer | null; home: Place }

export const PriceBar = memo(function PriceBar({ prices, home }: Props) {
	const text = useText()
	const locale = useLocale()
	const isStill = useMedia(stillMedia, false)
	const [chosen, setChosen] = useState<'play' | 'pause'>()
	const next = (chosen ?? (isStill ? 'pause' : 'play')) === 'play' ? 'pause' : 'play'
	const ticker = useRef<HTMLDivElement>(null)
	const goesRound = useEndInSight(ticker)
	if (prices === null || prices.as_of === null) return null
	const asOf = new Date(prices.as_of)
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
				<Age asOf={prices.as_of} stale={prices.stale} now={home.data.now} />
				<div
					ref={ticker}
					className="ticker"
					data-motion={chosen}
					{...hintOnHover(() => text('prices.asOf', { time: dateAndTimeOf(asOf, locale) }))}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a reader must be able to stop and scroll it by keyboard.
					tabIndex={0}
				>
					<PriceRow prices={prices} home={home} />
					{/* The second round closes the circle; it says nothing new, and is not needed before the first one ends. */}
					{goesRound && <PriceRow prices={prices} home={home} copy />}
				</div>
			</div>
		</section>
	)
})

/** Nothing for prices of now. */
function Age({ asOf, stale, now }: { asOf: string; stale: boolean; now: string }) {
	const text = useText()
	const age = useShortAgo(asOf, now)
	const old = useOlderThan(freshMs, asOf, now)
	return (old || stale) && <span className="price-age">{text('prices.age', { time: age })}</span>
}

const wayAhead = '600px'

/** Whether the end of the first round has come near enough to be seen soon. */
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

type RowProps = { prices: PricesAnswer; home: Place; copy?: boolean }

function PriceRow({ prices, home, copy = false }: RowProps) {
	const row = useRef<HTMLUListElement>(null)
	useLayoutEffect(() => {
		const [own] = copy ? (row.current?.getAnimations() ?? []) : []
		const [first] = row.current?.previousElementSibling?.getAnimations() ?? []
		// It joins a round that is under way, and must be as far along.
		if (own && first) own.currentTime = first.currentTime
	}, [copy])
	return (
		<ul ref={row} className="ticker-row" aria-hidden={copy || undefined}>
			{prices.data.map((price) => (
				<PriceEntry key={price.symbol} price={price} home={home} copy={copy} />
			))}
		</ul>
	)
}

type Price = PricesAnswer['data'][number]

const isKnown = ({ symbol }: Price, { catalogue }: Place): boolean =>
	catalogue.coins.some((coin) => coin.symbol === symbol.toUpperCase())

/** A coin that we know leads to its news. */
function PriceEntry({ price, home, copy }: { price: Price; home: Place; copy: boolean }) {
	const text = useText()
	const symbol = price.symbol.toUpperCase()
	const { uiLocale } = home
	const change = price.price_change_percentage_24h
	const shown = (
		<>
			<img src={`/images/coins/${symbol}.svg`} alt="" loading="lazy" />
			<bdi>{symbol}</bdi>
			<bdi>{dollars(price.current_price, uiLocale)}</bdi>
			{change !== null && <PriceChange change={change} shown={percentSize(change, uiLocale)} />}
		</>
	)
	if (!isKnown(price, home))
		return (
			<li>
				<span>{shown}</span>
			</li>
		)
	return (
		<li>
			<SiteLink
				to={home.addressOf({ coins: [symbol], ...nothingElse })}
				{...hintOnHover(text('card.newsAbout', { coin: symbol }))}
				tabIndex={copy ? -1 : undefined}
			>
				{shown}
			</SiteLink>
		</li>
	)
}
