import { Suspense, useEffect, useRef } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { isFrontView } from '#web/news/is-narrowed.ts'
import { type Home, useWholeHome } from '#web/news/use-home.ts'
import { useAfterFrame } from '#web/ui/after-frame.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { OnScreens } from '#web/ui/on-screens.tsx'
import { useAddressedDialog } from '#web/ui/use-addressed-dialog.ts'
import { useLive } from '#web/ui/use-live.ts'
import { FilterPanel } from './filter-panel.tsx'
import { filtersDialog } from './filters-button.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { type Filters, useFilters } from './use-filters.ts'
import './filter-column.css'

/** The side column on wider screens; on phones a full-screen dialog that opens from the toolbar. */
export function FilterColumn({ home: page }: { home: Home }) {
	const text = useText()
	const home = useWholeHome(page)
	const filters = useFilters(home)
	// Beside the front there is space only on the widest screens, and the filters are rendered by the script.
	const isFront = isFrontView(page.data.query)
	const live = useLive()
	const from = isFront ? 'xl' : 'md'
	if (isFront && !live) return null
	return (
		<>
			<OnScreens from={from}>
				<section aria-label={text('filters.label')} className="home-filters wide-only">
					<Suspense>
						<FilterPanel home={home} filters={filters} />
					</Suspense>
				</section>
			</OnScreens>
			<OnScreens below={from}>
				<FilterDialog home={home} filters={filters} />
			</OnScreens>
			<LimitDialog filters={filters} />
		</>
	)
}

function FilterDialog({ home, filters }: { home: Home; filters: Filters }) {
	const text = useText()
	const { open, close, dismiss } = useAddressedDialog(filtersDialog)
	// A question above the dialog closes when Back has closed the dialog.
	const { closeLimit } = filters
	const showStayed = useRef(filters.showStayed)
	showStayed.current = filters.showStayed
	const wasOpen = useRef(open)
	useEffect(() => {
		if (wasOpen.current && !open) {
			closeLimit()
			showStayed.current()
		}
		wasOpen.current = open
	}, [open, closeLimit])
	// The dialog opens immediately; its four hundred coins are rendered in the next frames.
	const filled = useAfterFrame(open)
	return (
		<Dialog open={open} onClose={close} title={text('filters.label')} className="dialog-full dialog-filters">
			<div className="filter-dialog-body">
				{filled && <FilterPanel home={home} filters={filters} onDone={dismiss} />}
			</div>
		</Dialog>
	)
}
