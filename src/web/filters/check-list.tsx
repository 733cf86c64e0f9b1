import {
	type KeyboardEvent,
	memo,
	startTransition,
	type UIEvent,
	useLayoutEffect,
	useOptimistic,
	useRef,
	useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#web/layout/use-locale.ts'
import { type RowRange, rowsInView, scrollTopFor } from './row-range.ts'
import './check-list.css'

/** The same sizes as in the style sheet, at every width. */
const measures = {
	coins: { row: 46, height: 280 },
	sources: { row: 45, height: 300 },
} as const
/** Enough to fill either list. */
const firstDrawn = 7

type Props = {
	rows: readonly CheckRow[]
	selected: readonly string[]
	onToggle: (name: string) => void
	size: keyof typeof measures
}

/** A scrolling list of checkboxes that renders only visible rows. */
export const CheckList = memo(function CheckList({ rows, selected, onToggle, size }: Props) {
	const text = useText()
	const { row, height } = measures[size]
	const style = size === 'coins' ? 'check-list check-list-coins' : 'check-list check-list-sources'
	const scroller = useRef<HTMLDivElement>(null)
	const list = useRef<HTMLUListElement>(null)
	const atTop: RowRange = { from: 0, to: Math.min(rows.length, firstDrawn) }
	const [drawn, setDrawn] = useState({ rows, range: atTop, active: 0 })
	// Other rows are another list, shown from its top.
	if (drawn.rows !== rows) setDrawn({ rows, range: atTop, active: 0 })
	const { range, active } = drawn.rows === rows ? drawn : { range: atTop, active: 0 }

	// Set by script, because the policy refuses style attributes in the server's page.
	useLayoutEffect(() => {
		if (list.current === null) return
		list.current.style.paddingBlock = `${range.from * row}px ${(rows.length - range.to) * row}px`
	}, [range, rows, row])
	const seen = useRef(rows)
	useLayoutEffect(() => {
		if (seen.current === rows) return
		seen.current = rows
		if (scroller.current !== null) scroller.current.scrollTop = 0
	}, [rows])

	if (rows.length === 0) return <p className={`${style} check-list-empty`}>{text('filters.nothing')}</p>
	const inView = (scrollTop: number) => rowsInView(scrollTop, { row, height, count: rows.length })
	const onScroll = (event: UIEvent) => {
		const next = inView(event.currentTarget.scrollTop)
		if (next.from !== range.from || next.to !== range.to) setDrawn({ rows, range: next, active })
	}
	// Two hundred rows are one Tab stop; arrow keys move inside.
	const goTo = (index: number) => {
		const box = scroller.current
		if (box === null) return
		const next = Math.max(0, Math.min(rows.length - 1, index))
		const scrollTop = scrollTopFor(next, box.scrollTop, { row, height })
		// Rendered synchronously, because it could not get the focus otherwise.
		flushSync(() => setDrawn({ rows, range: inView(scrollTop), active: next }))
		box.scrollTop = scrollTop
		box.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
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
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hands on the arrow keys of its own checkboxes.
		<div
			ref={scroller}
			className={style}
			onKeyDown={onKey}
			onScroll={onScroll}
			onFocus={({ target }) => {
				const { value } = target as HTMLInputElement
				const index = rows.findIndex(({ name }) => name === value)
				if (index !== -1 && index !== active) setDrawn({ rows, range, active: index })
			}}
		>
			<ul ref={list}>
				{rows.slice(range.from, range.to).map((data, offset) => {
					const index = range.from + offset
					return (
						<CheckListRow
							key={data.name}
							data={data}
							field={size}
							isStop={index === active}
							checked={selected.includes(data.name)}
							onToggle={onToggle}
						/>
					)
				})}
			</ul>
		</div>
	)
})

export type CheckRow = { name: string; label: string; note?: string; image: string }

type CheckListRowProps = {
	data: CheckRow
	/** The name of the field in a form without script. */
	field: string
	/** Whether the Tab key stops here. */
	isStop: boolean
	checked: boolean
	onToggle: (name: string) => void
}

const CheckListRow = memo(function CheckListRow({
	data,
	field,
	isStop,
	checked,
	onToggle,
}: CheckListRowProps) {
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
