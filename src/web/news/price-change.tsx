import { useText } from '#web/layout/use-locale.ts'
import './price-change.css'

/** What prints as 0.0 is unchanged. */
export const wayOf = (change: number) => (Math.abs(change) < 0.1 ? 'flat' : change > 0 ? 'up' : 'down')

/** An arrow that is drawn, a word for who does not see it, and the size of the change. */
export function PriceChange({ change, shown }: { change: number; shown: string }) {
	const text = useText()
	const way = wayOf(change)
	return (
		<i className={`change-${way}`}>
			<b>{`${text(`prices.${way}`)} `}</b>
			<bdi>{shown}</bdi>
		</i>
	)
}
