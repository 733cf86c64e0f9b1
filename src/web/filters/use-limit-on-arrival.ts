import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useLoggedIn } from '#web/account/login-flag.ts'
import type { Home } from '#web/news/use-home.ts'

/**
 * A URL that exceeds a guest's limit, from a friend or the history, opens the dialog above the list within the limit.
 * If the server took a logged-in browser for a guest, the list is requested again with its token.
 */
export function useLimitOnArrival({ data: { beyondLimit } }: Home, open: () => void): void {
	const { pathname, search } = useLocation()
	const { revalidate } = useRevalidator()
	const loggedIn = useLoggedIn()
	const acts = useRef({ open, revalidate })
	acts.current = { open, revalidate }
	// biome-ignore lint/correctness/useExhaustiveDependencies: each such address opens it again.
	useEffect(() => {
		if (!beyondLimit) return
		if (loggedIn) void acts.current.revalidate()
		else acts.current.open()
	}, [beyondLimit, loggedIn, pathname, search])
}
