import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { pageDataId } from '#web/page-data.ts'
import { createNavigator, type Navigator } from './navigator.ts'
import { Outlet } from './outlet.tsx'
import { decodeData } from './route-data.ts'
import { type Route, type RouteModule, routeMatcher } from './route-table.ts'
import { NavigatorContext, NextContext, PlaceContext, RoutesContext } from './router-contexts.ts'

/** What the server's page leaves for the router of the browser. */
type Left = {
	__reactRouterManifest: { routes: Record<string, Route> }
	__reactRouterRouteModules: Record<string, RouteModule>
}

/** Takes over where the server's page stands. Some screens are here before any page names them. */
export function arriveOnPage(here: Record<string, RouteModule>): Navigator {
	const left = window as unknown as Left
	const text = document.getElementById(pageDataId)?.textContent ?? '{}'
	const state = decodeData(text) as { loaderData?: Record<string, unknown>; errors?: Record<string, unknown> }
	const navigator = createNavigator({
		matchRoutes: routeMatcher(left.__reactRouterManifest.routes),
		modules: Object.assign(left.__reactRouterRouteModules, here),
		loaderData: state.loaderData ?? {},
		errors: state.errors ?? {},
	})
	if (import.meta.env.DEV) {
		// The development server puts new modules in place itself, and then asks for their data.
		const { revalidate } = navigator
		const untouched = () => undefined
		const asked = { createRoutesForHMR: untouched, _internalSetRoutes: untouched, revalidate }
		Object.assign(window, { __reactRouterContext: {}, __reactRouterDataRouter: asked })
	}
	return navigator
}

export function HydratedRouter({ navigator }: { navigator: Navigator }) {
	const [now, setNow] = useState(navigator.shown)
	useLayoutEffect(() => {
		setNow(navigator.shown())
		return navigator.listen((next) => startTransition(() => setNow(next)))
	}, [navigator])
	const { location, action, preventScrollReset, matches, loaderData, errors, next } = now
	const place = useMemo(
		() => ({ location, action, preventScrollReset }),
		[location, action, preventScrollReset],
	)
	const routes = useMemo(() => ({ matches, loaderData, errors }), [matches, loaderData, errors])
	const screens = (
		<NavigatorContext key="screens" value={navigator}>
			<PlaceContext value={place}>
				<RoutesContext value={routes}>
					<NextContext value={next}>
						<Outlet />
					</NextContext>
				</RoutesContext>
			</PlaceContext>
		</NavigatorContext>
	)
	// The server's router twice has a second part here, which brings the data: names that React makes up count them.
	return [[screens, null], null]
}
