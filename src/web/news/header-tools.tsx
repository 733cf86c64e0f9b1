import { Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import { FiltersButton } from '#web/filters/filters-button.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMedia } from '#web/ui/use-media.ts'
import type { HomeData } from './home-data.ts'
import { NewsTabs } from './news-tabs.tsx'
import { SettingsButton } from './settings-button.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useHome } from './use-home.ts'
import './header-tools.css'

/** Where the header has room for them; elsewhere they are above the list. */
const inHeader = '(width < 821px) or (width >= 1265px)'

/** The controls of the list. */
export function HeaderTools() {
	const data = useRouteLoaderData<HomeData>(`${useLocale()}-home`)
	const isHere = useMedia(inHeader, true)
	return (
		data &&
		isHere && (
			<Suspense>
				<Tools data={data} />
			</Suspense>
		)
	)
}

function Tools({ data }: { data: HomeData }) {
	const home = useHome(data)
	return (
		<div className="header-tools">
			<NewsTabs home={home} />
			<FiltersButton home={home} />
			<Shortcuts />
			<SettingsButton home={home} />
		</div>
	)
}
