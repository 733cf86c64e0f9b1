import { useText } from '#web/layout/use-locale.ts'
import './price-change.css'

/** A change that rounds to 0.0 is unchanged. */
export const wayOf = (change: number) => (Math.abs(change) < 0.1 ? 'flat' : change > 0 ? 'up' : 'down')

/** An arrow, a word for screen readers, and the size of the change. */
export function PriceChange({ change, shown }: { change: number; shown: string }) {
	const text = useText()
	const way = wayOf(change)
	return (
		<i className={`change change-${way}`}>
			<b>{`${text(`prices.${way}`)} `}</b>
			<bdi>{shown}</bdi>
		</i>
	)
}
