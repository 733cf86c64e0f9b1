import { useFollowText } from '#web/follows/use-follow-text.ts'
import { usePrices } from '#web/news/use-prices.tsx'
import { PriceSince } from '#web/prices/price-since.tsx'
import { useLive } from '#web/ui/use-live.ts'

const mostMoved = 5

/** The coins that moved most in a day, with their prices since the last visit. */
export function Meanwhile({ since, now }: { since: string; now: string }) {
	const text = useFollowText()
	const live = useLive()
	const prices = usePrices()
	const size = (change: number | null) => Math.abs(change ?? 0)
	const moved = (prices?.data ?? [])
		.toSorted((one, other) => size(other.price_change_percentage_24h) - size(one.price_change_percentage_24h))
		.slice(0, mostMoved)
	if (!live || moved.length === 0) return null
	return (
		<section className="card side-card meanwhile" aria-label={text('briefing.meanwhile')}>
			<h2>{text('briefing.meanwhile')}</h2>
			{moved.map(({ symbol }) => (
				<PriceSince
					key={symbol}
					symbol={symbol.toUpperCase()}
					publishedAt={since}
					prices={prices}
					now={now}
				/>
			))}
		</section>
	)
}
