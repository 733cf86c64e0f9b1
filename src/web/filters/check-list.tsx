import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#web/layout/use-locale.ts'

export type CheckRow = { name: string; label: string; note?: string; image: string; round: boolean }

type Props = {
	rows: readonly CheckRow[]
	selected: readonly string[]
	onToggle: (name: string) => void
	/** Spec section 9: 46 px rows in 280 px for coins, 45 px rows in 300 px for sources. */
	size: 'coins' | 'sources'
}

const rowHeights = { coins: 46, sources: 45 } as const
const listStyles = { coins: 'check-list-coins', sources: 'check-list-sources' } as const
const firstRows = 7

/** A scrolling list of checkboxes that draws only the rows in sight. */
export function CheckList({ rows, selected, onToggle, size }: Props) {
	const text = useText()
	const scroller = useRef<HTMLDivElement>(null)
	const [live, setLive] = useState(false)
	const [active, setActive] = useState(0)
	// The server cannot place rows (its style attributes are refused by the policy): it draws the first few in flow.
	useEffect(() => setLive(true), [])
	const virtual = useVirtualizer({
		count: rows.length,
		estimateSize: () => rowHeights[size],
		getScrollElement: () => scroller.current,
		overscan: 6,
	})
	if (rows.length === 0)
		return (
			<p className={`${listStyles[size]} grid place-content-center p-4 text-ink-3`}>
				{text('filters.nothing')}
			</p>
		)
	// Two hundred rows are one stop on the way through the page; the arrows walk inside.
	const goTo = (index: number) => {
		const next = Math.max(0, Math.min(rows.length - 1, index))
		setActive(next)
		virtual.scrollToIndex(next)
		// The row may only just be drawn.
		requestAnimationFrame(() =>
			scroller.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus({ preventScroll: true }),
		)
	}
	const onKey = (event: KeyboardEvent) => {
		const steps: Record<string, number> = {
			ArrowDown: active + 1,
			ArrowUp: active - 1,
			Home: 0,
			End: rows.length - 1,
		}
		const target = steps[event.key]
		if (target === undefined) return
		event.preventDefault()
		goTo(target)
	}
	const row = (data: CheckRow, index: number) => (
		<Row
			data={data}
			index={index}
			isStop={index === active}
			checked={selected.includes(data.name)}
			onToggle={() => {
				setActive(index)
				onToggle(data.name)
			}}
		/>
	)
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hands on the arrow keys of its own checkboxes.
		<div
			ref={scroller}
			className={`${listStyles[size]} overflow-y-auto overscroll-contain`}
			onKeyDown={onKey}
		>
			{live ? (
				<ul className="relative" style={{ height: virtual.getTotalSize() }}>
					{virtual.getVirtualItems().map(({ index, start }) => {
						const data = rows[index]
						if (data === undefined) return null
						return (
							<li
								key={data.name}
								className="absolute inset-x-0 top-0"
								style={{ transform: `translateY(${start}px)` }}
							>
								{row(data, index)}
							</li>
						)
					})}
				</ul>
			) : (
				<ul>
					{rows.slice(0, firstRows).map((data, index) => (
						<li key={data.name}>{row(data, index)}</li>
					))}
				</ul>
			)}
		</div>
	)
}

type RowProps = { data: CheckRow; index: number; isStop: boolean; checked: boolean; onToggle: () => void }

function Row({ data, index, isStop, checked, onToggle }: RowProps) {
	return (
		<label className={`check-row ${checked ? 'check-row-on' : ''}`}>
			<input
				type="checkbox"
				checked={checked}
				onChange={onToggle}
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
				className={`size-5.5 ${data.round ? 'rounded-full' : 'rounded-md'}`}
			/>
			<span className="flex-1 truncate">{data.label}</span>
			{data.note && (
				<span className="text-xs text-ink-3">
					<bdi>{data.note}</bdi>
				</span>
			)}
		</label>
	)
}
