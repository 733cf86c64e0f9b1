import type { CallFailure } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

/** After how long it may be tried again. */
export const waitMinutes = ({ retryAfterSeconds = 60 }: CallFailure): number =>
	Math.max(1, Math.ceil(retryAfterSeconds / 60))

/** What to say of a failure that a screen has no words of its own for: to wait, or that it may be tried again. */
export function useFailureMessage(): (failure: CallFailure, retry: () => void) => void {
	const text = useText()
	const say = useMessage()
	return (failure, retry) => {
		if (failure.status === 429)
			return say('error', text('account.tooMany', { minutes: waitMinutes(failure) }))
		say('error', text('account.unreachable'), { label: text('account.retry'), run: retry })
	}
}
