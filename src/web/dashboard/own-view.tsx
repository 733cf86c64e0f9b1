import { isRouteErrorResponse, useOutletContext, useRevalidator, useRouteError } from 'react-router'
import type { User } from '#web/account/user-info.ts'
import { Waiting } from '#web/account/waiting.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDashboardText } from './use-dashboard-text.ts'

/** The signed-in reader, whom the dashboard has loaded before it shows a view. */
export const useUser = () => useOutletContext<User>()

/** Instead of a view whose data is on its way. */
export const ViewWaiting = () => <Waiting>{useDashboardText()('loading')}</Waiting>

/** Instead of a view whose data could not be loaded. */
export function ViewFailure() {
	const text = useDashboardText()
	const { revalidate } = useRevalidator()
	const error = useRouteError()
	if (!isRouteErrorResponse(error)) throw error
	return <LoadFailure onRetry={revalidate}>{text('notLoaded')}</LoadFailure>
}
