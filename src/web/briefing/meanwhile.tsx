import { useFollowText } from '#web/follows/use-follow-text.ts'
import { usePrices } from '#web/news/use-prices.tsx'
import { PriceSince } from '#web/prices/price-since.tsx'
import { useLive } from '#web/ui/use-live.ts'

type Props = { moved: readonly string[]; since: string; now: string }

/** The coins that moved most since the last visit, with their prices since then. */
export function Meanwhile({ moved, since, now }: Props) {
	const text = useFollowText()
	const live = useLive()
	const prices = usePrices()
	if (!live || moved.length === 0) return null
	return (
		<section className="card side-card meanwhile" aria-label={text('briefing.meanwhile')}>
			<h2>{text('briefing.meanwhile')}</h2>
			{moved.map((symbol) => (
				<PriceSince key={symbol} symbol={symbol} publishedAt={since} prices={prices} now={now} />
			))}
		</section>
	)
}
