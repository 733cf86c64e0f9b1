import { useText } from '#web/layout/use-locale.ts'
import './price-change.css'

/** An arrow that is drawn, a word for who does not see it, and the size of the change. What prints as 0.0 is unchanged. */
export function PriceChange({ change, shown }: { change: number; shown: string }) {
	const text = useText()
	const way = Math.abs(change) < 0.1 ? 'flat' : change > 0 ? 'up' : 'down'
	return (
		<i className={`change-${way}`}>
			<b>{`${text(`prices.${way}`)} `}</b>
			<bdi>{shown}</bdi>
		</i>
	)
}
