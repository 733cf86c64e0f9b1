import { useId, useState } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import './filter-help.css'

/** Explains a card. The text is rendered on hover or focus; no page contains it. */
export function FilterHelp({ title, help }: { title: string; help: string }) {
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
