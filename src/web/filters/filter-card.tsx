import {
	memo,
	type ReactNode,
	startTransition,
	useCallback,
	useDeferredValue,
	useId,
	useMemo,
	useRef,
	useState,
} from 'react'
import { wholeNumber } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons.tsx'
import type { CheckRow } from './check-list.tsx'
import { CheckList } from './check-list.tsx'
import { findRows, loadSpelling, lowerCase } from './filter-rows.ts'
import type { CardName } from './selection.ts'
import './filter-card.css'

type Props = {
	card: CardName
	title: string
	help: string
	findLabel: string
	rows: readonly CheckRow[]
	selected: readonly string[]
	onToggle: (card: CardName, name: string) => void
	startsOpen: boolean
	/** Whether there is more than the page contains: the label of the link to all, and its path. */
	rest: { name: string; path: string; load: () => void } | undefined
	children?: ReactNode
}

/** Memoized, so that a selection in another card does not render this one. */
export const FilterCard = memo(function FilterCard({
	card,
	title,
	help,
	findLabel,
	rows,
	selected,
	onToggle,
	startsOpen,
	rest,
	children,
}: Props) {
	const text = useText()
	const locale = useLocale()
	const [open, setOpen] = useState(startsOpen)
	const [find, setFind] = useState('')
	const [fold, setFold] = useState(() => lowerCase)
	const bodyId = useId()
	const findBox = useRef<HTMLInputElement>(null)
	const shown = useMemo(() => findRows(rows, find, fold), [rows, find, fold])
	const toggle = useCallback((name: string) => onToggle(card, name), [card, onToggle])
	// The checkbox changes first, the selected chips afterwards.
	const chosen = useDeferredValue(selected)
	const chips = useMemo(() => rows.filter((row) => chosen.includes(row.name)), [rows, chosen])
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold the button that folds it in its legend.
		<div role="group" aria-label={title} className="card filter-card">
			<div className="filter-head">
				<button
					type="button"
					aria-expanded={open}
					aria-controls={bodyId}
					className="plain-title filter-fold"
					onClick={() => {
						if (!open) rest?.load()
						setOpen(!open)
					}}
				>
					<Icon name="down" />
					<span>{title}</span>
					{chosen.length > 0 && (
						<>
							<bdi className="filter-chosen" aria-hidden="true">
								{wholeNumber(chosen.length, locale)}
							</bdi>
							<span className="sr-only">{text('filters.chosen', { count: chosen.length })}</span>
						</>
					)}
				</button>
				<FilterHelp title={title} help={help} />
			</div>
			<div id={bodyId} hidden={!open}>
				<div className="needs-script">
					<input
						ref={findBox}
						type="search"
						aria-label={findLabel}
						placeholder={findLabel}
						// Typing is handled by the browser; the matching rows are rendered in a transition.
						onChange={({ target: { value } }) => startTransition(() => setFind(value))}
						onFocus={() => {
							void loadSpelling().then((spelling) => startTransition(() => setFold(() => spelling)))
							rest?.load()
						}}
						onKeyDown={(event) => {
							// It searches while typing, so Enter must not submit the list.
							if (event.key === 'Enter') event.preventDefault()
						}}
						className="find-input"
					/>
				</div>
				{open && (
					<CheckList
						rows={shown}
						selected={selected}
						onToggle={toggle}
						size={card === 'coins' ? 'coins' : 'sources'}
					/>
				)}
				{rest && (
					<SiteLink
						to={rest.path}
						className="all-choices"
						onClick={(event) => {
							if (event.ctrlKey || event.metaKey || event.shiftKey) return
							event.preventDefault()
							// Focusing the box loads all of them, and the link is about to disappear.
							findBox.current?.focus()
						}}
					>
						{rest.name}
					</SiteLink>
				)}
			</div>
			{/* Below the rows, so that a selection moves nothing under the pointer. */}
			{chips.length > 0 && (
				<ul className="filter-chips">
					{chips.map((chip) => (
						<li key={chip.name}>
							<button
								type="button"
								className="chip"
								aria-label={text('filters.remove', { name: chip.label })}
								onClick={() => toggle(chip.name)}
							>
								<span>{chip.label}</span>
								<X size={13} aria-hidden="true" />
							</button>
						</li>
					))}
				</ul>
			)}
			{children}
		</div>
	)
})

/** Explains a card. The text is rendered on hover or focus; no page contains it. */
function FilterHelp({ title, help }: { title: string; help: string }) {
	const text = useText()
	const id = useId()
	const [isAsked, setAsked] = useState(false)
	const ask = () => setAsked(true)
	return (
		<span className="tooltip-holder">
			<button
				type="button"
				className="filter-help"
				aria-label={`${text('filters.help')}: ${title}`}
				aria-describedby={isAsked ? id : undefined}
				onPointerEnter={ask}
				onFocus={ask}
			>
				<Icon name="help" />
			</button>
			{isAsked && (
				<span role="tooltip" id={id} className="tooltip">
					{help}
				</span>
			)}
		</span>
	)
}
