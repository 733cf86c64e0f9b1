import type { CallFailure } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

/** Minutes until the next attempt. */
export const waitMinutes = ({ retryAfterSeconds = 60 }: CallFailure): number =>
	Math.max(1, Math.ceil(retryAfterSeconds / 60))

/** Says of a failure to wait, or what went wrong and that it may be tried again. */
export function useFailureMessage(): (failure: CallFailure, retry: () => void, words?: string) => void {
	const text = useText()
	const say = useMessage()
	return (failure, retry, words = text('account.unreachable')) => {
		if (failure.status === 429)
			return say('error', text('account.tooMany', { minutes: waitMinutes(failure) }))
		say('error', words, { label: text('account.retry'), run: retry })
	}
}
