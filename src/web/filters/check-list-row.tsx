import { memo, startTransition, useOptimistic } from 'react'

export type CheckRow = { name: string; label: string; note?: string; image: string }

type Props = {
	data: CheckRow
	/** The name of the field in a form without script. */
	field: string
	/** Whether the Tab key stops here. */
	isStop: boolean
	checked: boolean
	onToggle: (name: string) => void
}

export const CheckListRow = memo(function CheckListRow({ data, field, isStop, checked, onToggle }: Props) {
	// The checkbox changes immediately, the list it affects afterwards.
	const [ticked, tick] = useOptimistic(checked)
	const toggle = () =>
		startTransition(() => {
			tick(!ticked)
			onToggle(data.name)
		})
	return (
		<li>
			<label>
				<input
					type="checkbox"
					name={field}
					value={data.name}
					checked={ticked}
					onChange={toggle}
					tabIndex={isStop ? 0 : -1}
				/>
				<img src={data.image} alt="" loading="lazy" />
				<span>{data.label}</span>
				{data.note && <bdi>{data.note}</bdi>}
			</label>
		</li>
	)
})
