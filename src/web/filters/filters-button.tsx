import { useId } from 'react'
import { withDigits } from '#text/format.ts'
import { useText } from '#web/layout/use-locale.ts'
import { isFrontView } from '#web/news/is-narrowed.ts'
import type { Home } from '#web/news/use-home.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { useOpenDialog } from '#web/ui/use-addressed-dialog.ts'

import { filtersPath } from './filters-path.ts'
import './filters-button.css'

export const filtersDialog = 'filters'

/** Opens the filters on a phone, with the number of active ones. */
export function FiltersButton({ home }: { home: Home }) {
	const text = useText()
	const show = useOpenDialog(filtersDialog)
	const countId = useId()
	const { coins, sources } = home.data.query
	const count = coins.length + sources.length
	const name = text('filters.label')
	const className = `toolbar-button ${isFrontView(home.data.query) ? 'filters-beside-front' : 'filters-beside'}`
	return (
		<>
			<a href={filtersPath(home)} className={`without-script ${className}`} aria-label={name}>
				<Icon name="filter" />
			</a>
			<button
				type="button"
				className={className}
				aria-haspopup="dialog"
				aria-label={name}
				{...hintOnHover(name)}
				aria-describedby={count > 0 ? countId : undefined}
				onClick={show}
			>
				<Icon name="filter" />
				{count > 0 && (
					<>
						<bdi className="toolbar-count" aria-hidden="true">
							{withDigits(String(count), home.uiLocale)}
						</bdi>
						<span id={countId} hidden>
							{text('filters.chosen', { count })}
						</span>
					</>
				)}
			</button>
		</>
	)
}
