import { memo, Suspense } from 'react'
import { FiltersButton } from '#web/filters/filters-button.tsx'
import { OnScreens } from '#web/ui/on-screens.tsx'
import { isFrontView } from './is-narrowed.ts'
import { NewsTabs } from './news-tabs.tsx'
import { SettingsButton } from './settings-button.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SortSelect } from './sort-select.tsx'
import type { Home } from './use-home.ts'
import './toolbar.css'

/** The controls of the list, in one sticky line; on a phone they are in the header. */
export const Toolbar = memo(function Toolbar({ home }: { home: Home }) {
	return (
		<OnScreens from="md">
			<Suspense>
				<div className="toolbar wide-only">
					<NewsTabs home={home} />
					<div className="toolbar-end">
						{!isFrontView(home.data.query) && <SortSelect home={home} />}
						<FiltersButton home={home} />
						<Shortcuts />
						<SettingsButton home={home} />
					</div>
				</div>
			</Suspense>
		</OnScreens>
	)
})
