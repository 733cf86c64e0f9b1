import { Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import { FiltersButton } from '#web/filters/filters-button.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { OnScreens } from '#web/ui/on-screens.tsx'
import type { HomeData } from './home-data.ts'
import { NewsTabs } from './news-tabs.tsx'
import { SettingsButton } from './settings-button.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useHome } from './use-home.ts'
import './header-tools.css'

/** The controls of the list on a phone, where they are in the header; elsewhere they are above the list. */
export function HeaderTools() {
	const data = useRouteLoaderData<HomeData>(`${useLocale()}-home`)
	return (
		data && (
			<OnScreens below="md">
				<Suspense>
					<Tools data={data} />
				</Suspense>
			</OnScreens>
		)
	)
}

function Tools({ data }: { data: HomeData }) {
	const home = useHome(data)
	return (
		<div className="header-tools narrow-only">
			<NewsTabs home={home} />
			<FiltersButton home={home} />
			<Shortcuts />
			<SettingsButton home={home} />
		</div>
	)
}
