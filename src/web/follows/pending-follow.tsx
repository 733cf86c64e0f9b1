import { useEffect } from 'react'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { loadModule } from '#web/load-module.ts'
import { recall } from '#web/local-storage.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

/** On the first page after a log-in, moves to the account what the guest has followed and saved. */
export function PendingFollow(): null {
	const loggedIn = useLoggedIn()
	const locale = useLocale()
	const say = useMessage()
	useEffect(() => {
		const keys = ['pending_follow', 'guest_follows', 'guest_saved'] as const
		if (!loggedIn || keys.every((key) => recall(key) === undefined)) return
		void loadModule(() => import('./press-follow.ts'))
			.then(({ moveFromDevice }) => moveFromDevice({ locale, say }))
			.catch(() => {})
	}, [loggedIn, locale, say])
	return null
}
