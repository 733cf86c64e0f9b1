import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageArrived } from './page-data.ts'
import ErrorLayout, { ErrorBoundary as ErrorInLayout } from './pages/error-layout.tsx'
import Root, { ErrorBoundary, Layout, shouldRevalidate } from './root.tsx'
import { arriveOnPage, HydratedRouter } from './router/hydrated-router.tsx'

/** What stands around every screen comes in one file with the router. */
const around = {
	root: { default: Root, Layout, ErrorBoundary, shouldRevalidate },
	'error-layout': { default: ErrorLayout, ErrorBoundary: ErrorInLayout },
}

function start(): void {
	const navigator = arriveOnPage(around)
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter navigator={navigator} />
			</StrictMode>,
		)
	})
}

// In development this comes last of all, in a build with the first of what a page is made of (defer-scripts.ts).
if ('__reactRouterRouteModules' in window) start()
else window.addEventListener(pageArrived, start, { once: true })
