import { useEffect } from 'react'
import { type RouterContextProvider, redirect, useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { pageRequest } from '#web/server-context.ts'
import { isLoggedIn } from './login-flag.ts'

/** Login, sign-up, confirmation and reset are not for who is logged in already: they go to the dashboard. */
export function sendMembersOn(context: Readonly<RouterContextProvider>): void {
	if (!context.get(pageRequest).signedIn) return
	throw redirect(pathOf('dashboard'), { headers: { 'cache-control': 'private, no-store' } })
}

/** The same by the browser's own flag, once, on arrival: who logs in on the screen itself goes where that leads. */
export function useMembersGoOn(unless = false): void {
	const navigate = useNavigate()
	useEffect(() => {
		if (isLoggedIn() && !unless) void navigate(pathOf('dashboard'), { replace: true })
	}, [navigate, unless])
}
