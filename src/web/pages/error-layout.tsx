import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useParams, useRouteError } from 'react-router'
import { loadModule } from '#web/load-module.ts'
import { FailureScreen } from './failure-screen.tsx'

/** Every screen stands in this layout, and few come to this. */
const NotFound = lazy(async () => {
	const { NotFound } = await loadModule(() => import('./not-found.tsx'))
	return { default: NotFound }
})

/**
 * Stands between the document and every screen, so that a screen that fails in the browser is replaced by itself. An
 * error that reached the root would make the whole document anew, scripts included, which Trusted Types rightly refuse.
 */
export default function ErrorLayout() {
	return <Outlet />
}

export function ErrorBoundary() {
	const error = useRouteError()
	const { category } = useParams()
	if (isRouteErrorResponse(error) && error.status === 404) {
		return (
			<Suspense>
				<NotFound key={category} />
			</Suspense>
		)
	}
	return <FailureScreen />
}
