import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useLoggedIn } from '#web/account/login-flag.ts'
import type { Home } from '#web/news/use-home.ts'

/**
 * An address that asks for more than a visitor may, from a friend or from one's own history, opens the dialog over the
 * list that they may see. Whom the server took for a visitor although this browser holds a token asks again with it.
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
