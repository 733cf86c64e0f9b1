import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PricesAnswer } from '#contract/prices.ts'
import type { Locale } from '#domain/locale.ts'
import { dateAndTimeOf, dollars, percentSize } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Pause, Play } from '#web/ui/icons.tsx'
import { titleOnHover } from './title-on-hover.ts'
import { useAgo, useOlderThan } from './use-ago.ts'
import { usePrices } from './use-prices.ts'

/** Two refreshes of the usual five minutes were missed: from here on the bar says how old it is. */
const freshMs = 11 * 60_000

type Props = { brought: PricesAnswer | null; now: string }

export const PriceBar = memo(function PriceBar({ brought, now }: Props) {
	const prices = usePrices(brought)
	const text = useText()
	const locale = useLocale()
	const [paused, setPaused] = useState(false)
	const ticker = useRef<HTMLDivElement>(null)
	const goesRound = useEndInSight(ticker)
	if (prices === null || prices.as_of === null) return null
	const asOf = new Date(prices.as_of)
	const Icon = paused ? Play : Pause
	return (
		<section aria-label={text('prices.label')} className="border-b border-line bg-surface">
			<div className="wrap flex items-center gap-2">
				<button
					type="button"
					className="icon-button -ms-3 shrink-0"
					aria-label={text(paused ? 'prices.play' : 'prices.pause')}
					title={text(paused ? 'prices.play' : 'prices.pause')}
					onClick={() => setPaused(!paused)}
				>
					<Icon size={15} aria-hidden="true" />
				</button>
				<Age asOf={prices.as_of} stale={prices.stale} now={now} />
				<div
					ref={ticker}
					className="ticker"
					data-paused={paused}
					{...titleOnHover(() => text('prices.asOf', { time: dateAndTimeOf(asOf, locale) }))}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a reader must be able to stop and scroll it by keyboard.
					tabIndex={0}
				>
					<PriceRow prices={prices} locale={locale} />
					{/* The second round closes the circle; it says nothing new, and is not needed before the first one ends. */}
					{goesRound && <PriceRow prices={prices} locale={locale} copy />}
				</div>
			</div>
		</section>
	)
})

/** Nothing for prices of now. */
function Age({ asOf, stale, now }: { asOf: string; stale: boolean; now: string }) {
	const text = useText()
	const age = useAgo(asOf, now, useLocale())
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

function PriceRow({
	prices,
	locale,
	copy = false,
}: {
	prices: PricesAnswer
	locale: Locale
	copy?: boolean
}) {
	const text = useText()
	const row = useRef<HTMLUListElement>(null)
	useLayoutEffect(() => {
		const [own] = copy ? (row.current?.getAnimations() ?? []) : []
		const [first] = row.current?.previousElementSibling?.getAnimations() ?? []
		// It joins a round that is under way, and must be as far along.
		if (own && first) own.currentTime = first.currentTime
	}, [copy])
	return (
		<ul ref={row} className="ticker-row" aria-hidden={copy || undefined}>
			{prices.data.map(({ symbol, current_price, price_change_percentage_24h: change }) => (
				<li key={symbol} className="flex items-baseline gap-1.5">
					<bdi className="font-semibold text-ink">{symbol.toUpperCase()}</bdi>
					<bdi>{dollars(current_price, locale)}</bdi>
					{change !== null && (
						<span className={change > 0 ? 'price-up' : change < 0 ? 'price-down' : 'price-flat'}>
							<span className="sr-only">
								{text(change > 0 ? 'prices.up' : change < 0 ? 'prices.down' : 'prices.flat')}{' '}
							</span>
							<bdi>{percentSize(change, locale)}</bdi>
						</span>
					)}
				</li>
			))}
		</ul>
	)
}
