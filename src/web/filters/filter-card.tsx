import { ChevronDown, CircleQuestionMark, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { foldForSearch } from '#domain/persian-text.ts'
import { useText } from '#web/layout/use-locale.ts'
import { CheckList, type CheckRow } from './check-list.tsx'

type Props = {
	title: string
	help: string
	findLabel: string
	rows: readonly CheckRow[]
	selected: readonly string[]
	onToggle: (name: string) => void
	size: 'coins' | 'sources'
	startsOpen: boolean
	children?: ReactNode
}

/** Spec section 5: case-insensitive substring of the name, for coins of the symbol too. */
const fits = (row: CheckRow, wanted: string): boolean =>
	foldForSearch(row.label).includes(wanted) ||
	(row.note !== undefined && foldForSearch(row.note).includes(wanted))

export function FilterCard({
	title,
	help,
	findLabel,
	rows,
	selected,
	onToggle,
	size,
	startsOpen,
	children,
}: Props) {
	const text = useText()
	const [open, setOpen] = useState(startsOpen)
	const [find, setFind] = useState('')
	const bodyId = useId()
	const helpId = useId()
	const wanted = foldForSearch(find)
	const shown = wanted === '' ? rows : rows.filter((row) => fits(row, wanted))
	const chips = rows.filter((row) => selected.includes(row.name))
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold the button that folds it in its legend.
		<div role="group" aria-label={title} className="card">
			<div className="flex items-center">
				<button
					type="button"
					aria-expanded={open}
					aria-controls={bodyId}
					className="flex min-h-11 flex-1 items-center gap-2 ps-3.5 text-start font-semibold"
					onClick={() => setOpen(!open)}
				>
					<ChevronDown
						size={16}
						aria-hidden="true"
						className={`transition-transform ${open ? '' : '-rotate-90 rtl:rotate-90'}`}
					/>
					<span>{title}</span>
					{selected.length > 0 && (
						<span className="ms-auto text-sm font-medium text-ink-3">
							{text('filters.chosen', { count: selected.length })}
						</span>
					)}
				</button>
				<span className="tooltip-holder">
					<button
						type="button"
						className="icon-button"
						aria-label={`${text('filters.help')}: ${title}`}
						aria-describedby={helpId}
					>
						<CircleQuestionMark size={16} aria-hidden="true" />
					</button>
					<span role="tooltip" id={helpId} className="tooltip">
						{help}
					</span>
				</span>
			</div>
			{chips.length > 0 && (
				<ul className="flex flex-wrap gap-1.5 px-3 pb-2">
					{chips.map((chip) => (
						<li key={chip.name}>
							<button
								type="button"
								className="chip"
								aria-label={text('filters.remove', { name: chip.label })}
								onClick={() => onToggle(chip.name)}
							>
								<span>{chip.label}</span>
								<X size={13} aria-hidden="true" />
							</button>
						</li>
					))}
				</ul>
			)}
			{children}
			<div id={bodyId} hidden={!open}>
				<div className="px-3 pb-2">
					<input
						type="search"
						aria-label={findLabel}
						placeholder={findLabel}
						value={find}
						onChange={(event) => setFind(event.target.value)}
						className="find-input"
					/>
				</div>
				<CheckList key={wanted} rows={shown} selected={selected} onToggle={onToggle} size={size} />
			</div>
		</div>
	)
}
