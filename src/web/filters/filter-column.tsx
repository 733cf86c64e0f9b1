import { Suspense, useEffect, useRef } from 'react'
import { withDigits } from '#text/format.ts'
import { useText } from '#web/layout/use-locale.ts'
import type { Home } from '#web/news/use-home.ts'
import { useAfterFrame } from '#web/ui/after-frame.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ListFilter } from '#web/ui/icons.tsx'
import { OnScreens } from '#web/ui/on-screens.tsx'
import { useAddressedDialog } from '#web/ui/use-addressed-dialog.ts'
import { FilterPanel } from './filter-panel.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { type Filters, useFilters } from './use-filters.ts'

/** The side column on wider screens; on phones a thumb-reachable button and a full-screen dialog. */
export function FilterColumn({ home }: { home: Home }) {
	const text = useText()
	const filters = useFilters(home)
	return (
		<>
			<OnScreens from="md">
				<section aria-label={text('filters.label')} className="hidden md:block">
					<Suspense>
						<FilterPanel home={home} filters={filters} />
					</Suspense>
				</section>
			</OnScreens>
			<OnScreens below="md">
				<FilterButton home={home} filters={filters} />
			</OnScreens>
			<LimitDialog filters={filters} />
		</>
	)
}

function FilterButton({ home, filters }: { home: Home; filters: Filters }) {
	const text = useText()
	const { open, show, close, dismiss } = useAddressedDialog('filters')
	// What asks a question over the dialog goes when Back has closed it.
	const { closeLimit } = filters
	const wasOpen = useRef(open)
	useEffect(() => {
		if (wasOpen.current && !open) closeLimit()
		wasOpen.current = open
	}, [open, closeLimit])
	// The dialog opens under the finger; its two hundred coins follow in the next frames.
	const filled = useAfterFrame(open)
	const { coins, sources } = home.data.query
	const count = coins.length + sources.length
	return (
		<>
			<button type="button" className="filter-button md:hidden" aria-haspopup="dialog" onClick={show}>
				<ListFilter size={18} aria-hidden="true" />
				{text('filters.label')}
				{count > 0 && (
					<span className="rounded-full bg-on-brand px-2 text-sm text-brand" aria-hidden="true">
						{withDigits(String(count), home.uiLocale)}
					</span>
				)}
			</button>
			<Dialog
				open={open}
				onClose={close}
				title={text('filters.label')}
				closeLabel={text('filters.close')}
				className="dialog-full"
			>
				<div className="min-h-0 flex-1 overflow-y-auto p-3.5">
					{filled && <FilterPanel home={home} filters={filters} onDone={dismiss} />}
				</div>
			</Dialog>
		</>
	)
}
