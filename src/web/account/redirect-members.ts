import { useEffect } from 'react'
import { type RouterContextProvider, redirect, useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { clearCredentials } from '#web/api-client.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { noStore } from '#web/no-store.ts'
import { pageRequest } from '#web/server-context.ts'
import { hasSession } from './has-session.ts'
import { isLoggedIn } from './login-flag.ts'

/** Login, sign-up, confirmation and reset are not for signed-in visitors: they are redirected to the dashboard. */
export function sendMembersOn(context: Readonly<RouterContextProvider>): void {
	if (!context.get(pageRequest).signedIn) return
	throw redirect(pathOf('dashboard'), { headers: noStore })
}

/**
 * The same by the browser's own flag, once, on arrival; a log-in on the screen itself redirects separately. If a
 * guard has redirected the visitor here, the server may not know the session, whatever the flag says: it is queried,
 * and an unknown session is forgotten, or both pages would redirect to each other.
 */
export function useMembersGoOn({
	unless = false,
	sentFrom,
}: {
	unless?: boolean
	sentFrom?: string
} = {}): void {
	const navigate = useNavigate()
	useEffect(() => {
		if (unless || !isLoggedIn()) return
		if (sentFrom !== undefined) {
			void hasSession().then((isKnown) =>
				isKnown ? navigate(sentFrom, { replace: true }) : clearCredentials(),
			)
			return
		}
		// The hint may have been lost: with it the server looks up the session.
		rememberForServer('user_is_logged_in', 'true')
		void navigate(pathOf('dashboard'), { replace: true })
	}, [navigate, unless, sentFrom])
}
