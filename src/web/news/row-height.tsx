import { useRouteLoaderData } from 'react-router'
import type { RowHeight } from '#contract/page-preferences.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import type { loader } from '#web/root.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import './row-height.css'

/** The height itself stands on the document, where the style sheet reads it. */
const rowHeight = createStore(undefined)
const shownHeight = (): RowHeight =>
	document.documentElement.dataset.rowHeight === 'compact' ? 'compact' : 'comfortable'

function choose(height: RowHeight): void {
	document.documentElement.dataset.rowHeight = height
	rememberForServer('row_height', height)
	rowHeight.notify()
}

/** How close the rows stand. A narrow toolbar has room for one of the two: that which a press turns on. */
export function RowHeightSwitch() {
	const text = useText()
	const chosen = useRouteLoaderData<typeof loader>('root')?.rowHeight ?? 'comfortable'
	const shown = useStore(rowHeight, chosen, shownHeight)
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs of a form.
		<div role="group" aria-label={text('rows.label')} className="row-heights needs-script">
			{(['comfortable', 'compact'] as const).map((height) => {
				const name = text(`rows.${height}`)
				return (
					<button
						key={height}
						type="button"
						aria-label={name}
						{...hintOnHover(name)}
						aria-pressed={height === shown}
						onClick={() => choose(height)}
					>
						<Icon name={height} />
					</button>
				)
			})}
		</div>
	)
}
