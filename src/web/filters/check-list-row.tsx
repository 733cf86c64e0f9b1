import { memo } from 'react'

export type CheckRow = { name: string; label: string; note?: string; image: string; round: boolean }

type Props = {
	data: CheckRow
	/** What a form without script calls it. */
	field: string
	index: number
	/** Whether the Tab key stops here. */
	isStop: boolean
	checked: boolean
	onToggle: (name: string) => void
}

export const CheckListRow = memo(function CheckListRow({
	data,
	field,
	index,
	isStop,
	checked,
	onToggle,
}: Props) {
	return (
		<li>
			<label className={checked ? 'check-row check-row-on' : 'check-row'}>
				<input
					type="checkbox"
					name={field}
					value={data.name}
					checked={checked}
					onChange={() => onToggle(data.name)}
					data-row={index}
					tabIndex={isStop ? 0 : -1}
					className="check-box"
				/>
				<img
					src={data.image}
					alt=""
					width={22}
					height={22}
					loading="lazy"
					className={data.round ? 'rounded-full' : 'rounded-md'}
				/>
				<span>{data.label}</span>
				{data.note && <bdi>{data.note}</bdi>}
			</label>
		</li>
	)
})
