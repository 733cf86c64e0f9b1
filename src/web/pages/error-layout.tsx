import { isRouteErrorResponse, Outlet, useParams, useRouteError } from 'react-router'
import { FailureScreen } from './failure-screen.tsx'
import { NotFound } from './not-found.tsx'

/**
 * Stands between the document and every screen, so that only a screen that fails in the browser is replaced. An error
 * that reached the root would render the whole document again, scripts included, which Trusted Types rightly refuse.
 */
export default function ErrorLayout() {
	return <Outlet />
}

export function ErrorBoundary() {
	const error = useRouteError()
	const { category } = useParams()
	return isRouteErrorResponse(error) && error.status === 404 ? <NotFound key={category} /> : <FailureScreen />
}
