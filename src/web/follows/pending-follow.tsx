import { useEffect } from 'react'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { loadModule } from '#web/load-module.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { recallPendingFollow } from './followed-things.ts'

/** Does a guest's pending follow on the first page after the log-in. */
export function PendingFollow(): null {
	const loggedIn = useLoggedIn()
	const locale = useLocale()
	const say = useMessage()
	useEffect(() => {
		if (!loggedIn || recallPendingFollow() === undefined) return
		void loadModule(() => import('./press-follow.ts'))
			.then(({ followPending }) => followPending({ locale, say }))
			.catch(() => {})
	}, [loggedIn, locale, say])
	return null
}
