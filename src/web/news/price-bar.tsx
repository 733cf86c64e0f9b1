import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { Locale } from '#domain/locale.ts'
import { dateAndTimeOf, dollars, percentSize } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import type { Prices } from './home-data.ts'

/** A price older than this says nothing of now, and the bar goes. */
const believableMs = 30 * 60_000

export function PriceBar({ prices, now }: { prices: Prices | null; now: string }) {
	const text = useText()
	const locale = useLocale()
	const [paused, setPaused] = useState(false)
	if (prices === null || prices.as_of === null || prices.data.length === 0) return null
	const asOf = new Date(prices.as_of)
	if (new Date(now).getTime() - asOf.getTime() > believableMs) return null
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
				<div
					className="ticker"
					data-paused={paused}
					title={text('prices.asOf', { time: dateAndTimeOf(asOf, locale) })}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a reader must be able to stop and scroll it by keyboard.
					tabIndex={0}
				>
					<PriceRow prices={prices} locale={locale} />
					{/* The second round closes the circle; it says nothing new. */}
					<PriceRow prices={prices} locale={locale} copy />
				</div>
			</div>
		</section>
	)
}

function PriceRow({ prices, locale, copy = false }: { prices: Prices; locale: Locale; copy?: boolean }) {
	const text = useText()
	return (
		<ul className="ticker-row" aria-hidden={copy || undefined}>
			{prices.data.map(({ symbol, current_price, price_change_percentage_24h: change }) => (
				<li key={symbol} className="flex items-baseline gap-1.5">
					<b className="font-semibold text-ink">
						<bdi>{symbol.toUpperCase()}</bdi>
					</b>
					<bdi>{dollars(current_price, locale)}</bdi>
					{change !== null && (
						<span className={change > 0 ? 'text-up' : change < 0 ? 'text-down' : 'text-ink-3'}>
							<span aria-hidden="true">{change > 0 ? '▲' : change < 0 ? '▼' : '•'} </span>
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
