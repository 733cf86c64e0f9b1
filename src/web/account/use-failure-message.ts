import type { CallFailure } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

/** Minutes until the next attempt. */
export const waitMinutes = ({ retryAfterSeconds = 60 }: CallFailure): number =>
	Math.max(1, Math.ceil(retryAfterSeconds / 60))

/** The default message for a failure: to wait, or that it may be retried. */
export function useFailureMessage(): (failure: CallFailure, retry: () => void) => void {
	const text = useText()
	const say = useMessage()
	return (failure, retry) => {
		if (failure.status === 429)
			return say('error', text('account.tooMany', { minutes: waitMinutes(failure) }))
		say('error', text('account.unreachable'), { label: text('account.retry'), run: retry })
	}
}
