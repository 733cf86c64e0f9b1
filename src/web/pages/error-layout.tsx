import { isRouteErrorResponse, Outlet, useParams, useRouteError } from 'react-router'
import { FailureScreen } from './failure-screen.tsx'
import { NotFound } from './not-found.tsx'

/**
 * A layout route around every screen, so that an error in the browser replaces only the screen. An error at the root
 * would render the whole document again, scripts included, which Trusted Types refuse.
 */
export default function ErrorLayout() {
	return <Outlet />
}

export function ErrorBoundary() {
	const error = useRouteError()
	const { category } = useParams()
	return isRouteErrorResponse(error) && error.status === 404 ? <NotFound key={category} /> : <FailureScreen />
}
