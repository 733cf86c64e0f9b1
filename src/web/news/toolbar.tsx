import { memo, Suspense } from 'react'
import { FiltersButton } from '#web/filters/filters-button.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { NewsTabs } from './news-tabs.tsx'
import { SettingsButton } from './settings-button.tsx'
import { Shortcuts } from './shortcuts.tsx'
import type { Home } from './use-home.ts'
import './toolbar.css'

/** The controls of the list, in one sticky line; on phones and wide screens they are in the header. */
export const Toolbar = memo(function Toolbar({ home }: { home: Home }) {
	const isHere = useMedia('(821px <= width < 1265px)', true)
	return (
		isHere && (
			<Suspense>
				<div className="toolbar">
					<NewsTabs home={home} />
					<div className="toolbar-end">
						<FiltersButton home={home} />
						<Shortcuts />
						<SettingsButton home={home} />
					</div>
				</div>
			</Suspense>
		)
	)
})
