import { Waiting } from '#web/account/waiting.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import type { useOwnData } from './use-user.ts'

type Props = Pick<ReturnType<typeof useOwnData>, 'hasFailed' | 'reload'> & { failed: string }

/** Instead of what is on its way or could not be had. */
export function LoadState({ hasFailed, reload, failed }: Props) {
	const text = useDashboardText()
	return hasFailed ? (
		<LoadFailure onRetry={reload}>{failed}</LoadFailure>
	) : (
		<Waiting>{text('loading')}</Waiting>
	)
}
